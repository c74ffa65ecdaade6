import { defaultTimeZone, formatDateTime, formatMediumDate } from "../lib/team-time";
import { usePanelSettings } from "./use-service";

/** Returns the team's time zone from the site settings. */
export const useTeamZone = (): string => usePanelSettings()?.timeZone ?? defaultTimeZone;

/** Formats a time like Nov 23, 9:00 AM CST */
export function formatShortTime(time: Date, zone: string): string {
  return formatDateTime(time, zone, { month: "short", day: "numeric" });
}

/**
 * Returns a function that formats stored values: an ISO 8601 time in the team's time zone, like Nov 23, 2026, 9:00 AM
 * CST; a day like Nov 23, 2026; an empty value as a hyphen.
 */
export function useTimeFormatter(): (value: unknown) => string {
  const zone = useTeamZone();
  return (value) => {
    if (!value) return "-";
    const text = String(value);
    const time = new Date(text);
    if (!text.includes("T")) return formatMediumDate(time, "UTC");
    return formatDateTime(time, zone, { month: "short", day: "numeric", year: "numeric" });
  };
}

/** Returns the name of a time zone, such as Central Time. */
export function timeZoneName(zone: string): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longGeneric" });
  return format.formatToParts(new Date()).find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
