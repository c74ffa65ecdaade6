import { calendarDay, teamTimeZone } from "../../lib/team-time";
import type { Rule } from "../content-rules";

/** Numbers new entries, copies, and entries whose number was cleared: the highest number plus `step`. */
export const numbered = (field: string, step: number): Rule => ({
  async save({ action, sent, strapi, uid }) {
    const isEmpty = sent[field] === null || (action === "create" && sent[field] === undefined);
    if (!isEmpty && action !== "clone") return undefined;
    const last: Record<string, number> | null = await strapi.db
      .query(uid)
      .findOne({ where: { [field]: { $notNull: true } }, orderBy: { [field]: "desc" }, select: [field] });
    return { [field]: (last?.[field] ?? 0) + step };
  },
});

/** Gives an entry without a date today's date. */
export const dated = (field: string): Rule => ({
  async save({ action, sent, strapi }) {
    const isEmpty = sent[field] === null || (action === "create" && sent[field] === undefined);
    return isEmpty ? { [field]: calendarDay(new Date(), await teamTimeZone(strapi)) } : undefined;
  },
});
