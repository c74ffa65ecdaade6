import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { beforeSave } from "../../../before-save";
import { calendarDay, teamTimeZone } from "../../../team-time";

const episodeUid = "api::podcast-episode.podcast-episode";

const sentSchema = z.object({ date: z.unknown().optional(), number: z.unknown().optional() });

/** When an episode is saved, gives it the next number if it has none, and today's date if it has none. */
export function completeEpisodes(strapi: Core.Strapi): void {
  beforeSave(strapi, [episodeUid], sentSchema, async ({ action, sent }) => {
    if (action === "clone") return undefined;
    // An update without a field keeps what there is.
    const isLacking = (value: unknown) => value === null || (action === "create" && value === undefined);
    return {
      ...(isLacking(sent.number) && { number: (await lastNumber(strapi)) + 1 }),
      ...(isLacking(sent.date) && { date: calendarDay(new Date(), await teamTimeZone(strapi)) }),
    };
  });
}

async function lastNumber(strapi: Core.Strapi): Promise<number> {
  const last: { number: number } | null = await strapi.db
    .query(episodeUid)
    .findOne({ where: { number: { $notNull: true } }, select: ["number"], orderBy: { number: "desc" } });
  return last?.number ?? 0;
}
