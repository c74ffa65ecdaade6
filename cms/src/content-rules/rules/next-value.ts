import { isoDate, teamTimeZone } from "../../lib/team-time";
import type { Rule, Saving } from "../content-rules";

const isEmpty = ({ action, sent }: Saving, field: string): boolean =>
  sent[field] === null || (action === "create" && sent[field] === undefined);

/** Sets the field of new, copied and cleared entries to the highest number of the content type plus `step`. */
export const numbered = (field: string, step: number): Rule => ({
  async save(saving) {
    const { action, strapi, uid } = saving;
    if (!isEmpty(saving, field) && action !== "clone") return undefined;
    const last: Record<string, number> | null = await strapi.db
      .query(uid)
      .findOne({ where: { [field]: { $notNull: true } }, orderBy: { [field]: "desc" }, select: [field] });
    return { [field]: (last?.[field] ?? 0) + step };
  },
});

/** Sets an empty date field to today's date in the team's time zone. */
export const dated = (field: string): Rule => ({
  async save(saving) {
    if (!isEmpty(saving, field)) return undefined;
    return { [field]: isoDate(new Date(), await teamTimeZone(saving.strapi)) };
  },
});
