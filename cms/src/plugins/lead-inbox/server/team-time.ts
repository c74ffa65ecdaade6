/** Day and time in words, with the zone's name. */
export function wordedTime(time: unknown, zone: string): string {
  const format = new Intl.DateTimeFormat("en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: zone,
    timeZoneName: "short",
  });
  return time ? format.format(new Date(String(time))) : "";
}

export const wordedDay = (time: unknown, zone: string): string =>
  new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: zone }).format(
    new Date(String(time)),
  );

/** The calendar day (2026-11-22) and the minutes since midnight in a zone. */
export function localTime(now: Date, timeZone: string): { day: string; minutes: number } {
  const day = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone }).format(now);
  const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone }).format(now);
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return { day, minutes: hours * 60 + minutes };
}
