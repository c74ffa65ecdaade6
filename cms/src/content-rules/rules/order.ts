import type { Saving } from "../content-rules";

/** Leaves room for an entry between two others. */
const step = 10;

/** Puts an entry without a place last: a new one, a duplicate, and one whose place was emptied. */
export async function placeLast({
  action,
  sent: { order },
  strapi,
  uid,
}: Saving): Promise<object | undefined> {
  const hasPlace = action === "update" ? order !== null : action === "create" && order != null;
  if (hasPlace) return undefined;
  const last: { order: number } | null = await strapi.db
    .query(uid)
    .findOne({ where: { order: { $notNull: true } }, orderBy: { order: "desc" }, select: ["order"] });
  return { order: (last?.order ?? 0) + step };
}
