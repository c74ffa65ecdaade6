import { getFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { dayAndTime, usualZone } from "../lib/team-time";

let asked: Promise<string> | undefined;

/** Returns the team's time zone from the site settings; requested once per session. */
function teamZone(): Promise<string> {
  asked ??= getFetchClient()
    .get<{ data: string }>("/team-time-zone")
    .then(({ data }) => data.data)
    .catch(() => {
      asked = undefined;
      return usualZone;
    });
  return asked;
}

export function useTeamZone(): string {
  const [zone, setZone] = useState(usualZone);
  useEffect(() => {
    let isShown = true;
    teamZone().then((found) => isShown && setZone(found));
    return () => {
      isShown = false;
    };
  }, []);
  return zone;
}

/** Formats a time like Monday, November 23 at 9:00 AM CST */
export function fullTime(time: Date, zone: string): string {
  return dayAndTime(time, zone, { weekday: "long", month: "long", day: "numeric" });
}

/** Formats a time like Nov 23, 9:00 AM CST */
export function shortTime(time: Date, zone: string): string {
  return dayAndTime(time, zone, { month: "short", day: "numeric" });
}

export function dayOf(time: Date, zone: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: zone }).format(time);
}

/** Returns a function that formats a stored ISO 8601 time like Nov 23, 2026, 9:00 AM CST. */
export function useStoredTime(): (value: unknown) => string {
  const zone = useTeamZone();
  return (value) =>
    value
      ? dayAndTime(new Date(String(value)), zone, { month: "short", day: "numeric", year: "numeric" })
      : "-";
}

/** Returns the name of a time zone, such as Central Time. */
export function zoneName(zone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longGeneric" });
  return parts.formatToParts(new Date()).find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
