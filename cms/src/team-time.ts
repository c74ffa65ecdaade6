import type { Core } from "@strapi/strapi";
import { settingsUid } from "./uids";

export const usualZone = "America/Chicago";

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

/** Mon, Nov 23, 9:00 AM CST */
export function wordedTime(time: unknown, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  });
  return time ? format.format(new Date(String(time))) : "";
}

/** November 23 */
export const wordedDay = (time: unknown, timeZone: string): string =>
  new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone }).format(
    new Date(String(time)),
  );

/** 2026-11-23 */
export const calendarDay = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone }).format(time);

export function minutesSinceMidnight(time: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone }).format(time);
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}
