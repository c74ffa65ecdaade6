import { z } from "@strapi/utils";
import { fieldError, invalidFields, parsed } from "../../lib/request-body";
import { calendarDay, teamTimeZone } from "../../lib/team-time";
import type { Saving } from "../content-rules";
import { figureProblems } from "./figure-problems";

const readingSchema = z
  .object({
    asOf: z.string().nullish(),
    ongoing: z.boolean().nullish(),
    progress: z.number().nullish(),
    remainingAmount: z.string().nullish(),
  })
  .nullish();

const projectSchema = z.object({
  home: readingSchema,
  jefferson: readingSchema,
  leaveOther: z.boolean().nullish(),
});

/**
 * Refuses figures of a project that contradict each other; the form offers what makes them fit. Seeds and restored versions
 * are not asked.
 */
export async function checkFigures({ documentId, sent, strapi, uid }: Saving): Promise<object | undefined> {
  const now = parsed(projectSchema, sent);
  if (strapi.requestContext.get()?.state.userAbility === undefined) return undefined;
  const where = { documentId: documentId ?? "", publishedAt: null };
  const before = await strapi.db.query(uid).findOne({ where, populate: ["home", "jefferson"] });
  const stored = before === null ? null : parsed(projectSchema, before);
  const today = calendarDay(new Date(), await teamTimeZone(strapi));
  const problems = figureProblems(stored, { ...stored, ...now }, today);
  if (problems.length > 0) {
    throw invalidFields(problems.map(({ message, path }) => fieldError([...path], message)));
  }
  // Counts for one save.
  return { leaveOther: false };
}
