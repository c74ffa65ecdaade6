import type { Core } from "@strapi/strapi";
import { calendarDay, teamTimeZone } from "../../lib/team-time";
import type { Saving } from "../content-rules";

/** Gives an episode without a number the next one, and one without a date today's. */
export async function completeEpisode({ action, sent, strapi, uid }: Saving): Promise<object | undefined> {
  if (action === "clone") return undefined;
  // An update without a field keeps what there is.
  const isLacking = (value: unknown) => value === null || (action === "create" && value === undefined);
  return {
    ...(isLacking(sent.number) && { number: (await lastNumber(strapi, uid)) + 1 }),
    ...(isLacking(sent.date) && { date: calendarDay(new Date(), await teamTimeZone(strapi)) }),
  };
}

async function lastNumber(strapi: Core.Strapi, uid: Saving["uid"]): Promise<number> {
  const last: { number: number } | null = await strapi.db
    .query(uid)
    .findOne({ where: { number: { $notNull: true } }, select: ["number"], orderBy: { number: "desc" } });
  return last?.number ?? 0;
}
