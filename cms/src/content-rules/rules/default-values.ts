import { formatIsoDate, teamTimeZone } from "../../lib/team-time";
import type { Rule, SaveContext } from "../rule";

const needsValue = ({ action, input }: SaveContext, field: string): boolean =>
  input[field] === null || (action === "create" && input[field] === undefined);

/**
 * Sets the field to its highest value in the content type plus `step`, if it is empty in a new entry, is cleared, or
 * belongs to a copy.
 */
export const nextNumberRule = (field: string, step: number): Rule => ({
  async beforeSave(context) {
    const { action, strapi, uid } = context;
    if (!needsValue(context, field) && action !== "clone") return undefined;
    const highest: Record<string, number> | null = await strapi.db
      .query(uid)
      .findOne({ where: { [field]: { $notNull: true } }, orderBy: { [field]: "desc" }, select: [field] });
    return { [field]: (highest?.[field] ?? 0) + step };
  },
});

/** Sets an empty date field to today's date in the team's time zone. */
export const todayRule = (field: string): Rule => ({
  async beforeSave(context) {
    if (!needsValue(context, field)) return undefined;
    return { [field]: formatIsoDate(new Date(), await teamTimeZone(context.strapi)) };
  },
});
