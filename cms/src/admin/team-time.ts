import { getFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { dayAndTime, dayOf, usualZone } from "../lib/team-time";

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

/** Nov 23, 9:00 AM CST */
export function shortTime(time: Date, zone: string): string {
  return dayAndTime(time, zone, { month: "short", day: "numeric" });
}

/** Writes a stored time or day, ISO 8601, as Nov 23, 2026, 9:00 AM CST or Nov 23, 2026. */
export function useStoredTime(): (value: unknown) => string {
  const zone = useTeamZone();
  return (value) => {
    const [text, time] = [String(value || ""), new Date(String(value))];
    if (!text.includes("T")) return text ? dayOf(time, "UTC") : "-";
    return dayAndTime(time, zone, { month: "short", day: "numeric", year: "numeric" });
  };
}

/** Returns the name of a time zone, such as Central Time. */
export function zoneName(zone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longGeneric" });
  return parts.formatToParts(new Date()).find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
