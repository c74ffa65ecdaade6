import { z } from "@strapi/utils";
import { fieldError, invalidFieldsError, parseInput } from "../../lib/request-body";
import { formatIsoDate, teamTimeZone } from "../../lib/team-time";
import { findDraft, isUserAction, type Rule } from "../rule";
import { findFigureProblems } from "./figure-problems";

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

const errorSummary =
  "Some figures conflict. Correct the red fields, or use the buttons under “Conflicting figures” (on a phone, tap the round arrow first).";

/** Refuses to let a user save project figures with a problem (`findFigureProblems`); the form offers corrections. */
export const figuresRule: Rule = {
  async beforeSave(context) {
    const inputProject = parseInput(projectSchema, context.input);
    if (!isUserAction(context.strapi)) return undefined;
    const draft = await findDraft(context, ["home", "jefferson"]);
    const storedProject = draft && parseInput(projectSchema, draft);
    const today = formatIsoDate(new Date(), await teamTimeZone(context.strapi));
    const problems = findFigureProblems(storedProject, { ...storedProject, ...inputProject }, today);
    if (problems.length > 0) {
      const fieldErrors = problems.map(({ message, path }) => fieldError([...path], message));
      throw invalidFieldsError(fieldErrors, errorSummary);
    }
    // The editor's choice applies to this save only.
    return { leaveOther: false };
  },
};
