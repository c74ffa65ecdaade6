import type { Core } from "@strapi/strapi";
import { settingsUid } from "./uids";

export const defaultTimeZone = "America/Chicago";

/**
 * Returns the IANA name of the team's time zone, from the version of the site settings (draft or published) that
 * changed last.
 */
export async function teamTimeZone(strapi: Core.Strapi): Promise<string> {
  const settings: { timeZone?: string | null } | null = await strapi.db
    .query(settingsUid)
    .findOne({ where: {}, select: ["timeZone"], orderBy: { updatedAt: "desc" } });
  return settings?.timeZone || defaultTimeZone;
}

/** Formats a time like Nov 23, 9:00 AM CST. `dayFormat` chooses the parts and the format of the day. */
export function formatDateTime(time: Date, timeZone: string, dayFormat: Intl.DateTimeFormatOptions): string {
  const clock = { hour: "numeric", minute: "2-digit", timeZone, timeZoneName: "short" } as const;
  return new Intl.DateTimeFormat("en-US", { ...dayFormat, ...clock }).format(time);
}

/** Formats a time in the team's zone, like Monday, November 23, 2026 at 9:00 AM CST */
export async function formatTeamTime(strapi: Core.Strapi, time: Date | string): Promise<string> {
  const day = { weekday: "long", month: "long", day: "numeric", year: "numeric" } as const;
  return formatDateTime(new Date(time), await teamTimeZone(strapi), day);
}

/** Formats a time like Mon, Nov 23, 9:00 AM CST; returns an empty string if there is no time. */
export function formatTimeWithWeekday(time: unknown, timeZone: string): string {
  const day = { weekday: "short", month: "short", day: "numeric" } as const;
  return time ? formatDateTime(new Date(String(time)), timeZone, day) : "";
}

/** Formats a day like Nov 23, 2026 */
export const formatMediumDate = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone }).format(time);

/** Formats a day like 2026-11-23 */
export const formatIsoDate = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone }).format(time);
