import { z } from "@strapi/utils";
import { fieldError, invalidFields, parsed } from "../../lib/request-body";
import { isoDate, teamTimeZone } from "../../lib/team-time";
import { draftOf, type Rule } from "../content-rules";
import { figureProblems } from "./figure-problems";

/** Figures of a project on one date, as one page shows them. */
const figuresSchema = z.object({
  asOf: z.string().nullish(),
  ongoing: z.boolean().nullish(),
  progress: z.number().nullish(),
  remainingAmount: z.string().nullish(),
});
export type Figures = z.infer<typeof figuresSchema>;

const projectSchema = z.object({
  home: figuresSchema.nullish(),
  jefferson: figuresSchema.nullish(),
  /** Accepts, for one save, that only one of the two sets of figures changes. */
  leaveOther: z.boolean().nullish(),
});
export type Project = z.infer<typeof projectSchema>;

const summary =
  "Some figures conflict. Correct the red fields, or use the buttons under “Conflicting figures” (on a phone, tap the round arrow first).";

/**
 * Refuses project figures that contradict each other; the form offers corrections. Seeding and restoring are exempt.
 */
export const figures: Rule = {
  async save(saving) {
    const now = parsed(projectSchema, saving.sent);
    if (saving.strapi.requestContext.get()?.state.userAbility === undefined) return undefined;
    const before = await draftOf(saving, ["home", "jefferson"]);
    const stored = before && parsed(projectSchema, before);
    const today = isoDate(new Date(), await teamTimeZone(saving.strapi));
    const problems = figureProblems(stored, { ...stored, ...now }, today);
    if (problems.length > 0) {
      const found = problems.map(({ message, path }) => fieldError([...path], message));
      throw invalidFields(found, summary);
    }
    // The editor's choice applies to this save only.
    return { leaveOther: false };
  },
};
