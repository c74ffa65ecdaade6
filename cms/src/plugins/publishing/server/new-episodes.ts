import type { Core } from "@strapi/strapi";
import { beforeSave } from "../../../before-save";
import { calendarDay, teamTimeZone } from "../../../team-time";

const episodeUid = "api::podcast-episode.podcast-episode";

interface Episode {
  date?: string | null;
  number?: number | null;
}

/** When an episode is saved, gives it the next number if it has none, and today's date if it has none. */
export function completeEpisodes(strapi: Core.Strapi): void {
  beforeSave<Episode>(strapi, [episodeUid], async ({ action, data }) => {
    if (action === "clone") return;
    // An update without a field keeps what there is.
    const lacks = (field: keyof Episode) =>
      data[field] === null || (action === "create" && data[field] === undefined);
    if (lacks("number")) data.number = (await lastNumber(strapi)) + 1;
    if (lacks("date")) data.date = calendarDay(new Date(), await teamTimeZone(strapi));
  });
}

async function lastNumber(strapi: Core.Strapi): Promise<number> {
  const last: { number: number } | null = await strapi.db
    .query(episodeUid)
    .findOne({ where: { number: { $notNull: true } }, select: ["number"], orderBy: { number: "desc" } });
  return last?.number ?? 0;
}
