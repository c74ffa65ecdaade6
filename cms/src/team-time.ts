import type { Core } from "@strapi/strapi";

const settingsUid = "api::site-setting.site-setting";
const usualZone = "America/Chicago";

/** The time zone in which the team reads and sets times, as an IANA name: what the site's settings say, draft or not. */
export async function teamTimeZone(strapi: Core.Strapi): Promise<string> {
  const settings: { timeZone?: string | null } | null = await strapi.db
    .query(settingsUid)
    .findOne({ where: {}, select: ["timeZone"], orderBy: { updatedAt: "desc" } });
  return settings?.timeZone || usualZone;
}

/** @returns a time as the team reads it: Monday, November 23, 2026 at 9:00 AM CST */
export async function teamTime(strapi: Core.Strapi, time: Date | string): Promise<string> {
  const timeZone = await teamTimeZone(strapi);
  return new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  }).format(new Date(time));
}
