// Creating an `Intl` format blocks a phone for about 90 ms. In this file only `formatTime`, for previews, creates one.
const months = "January February March April May June July August September October November December".split(
  " ",
);

/** Returns the parts of an ISO 8601 date, in UTC so that server and browser agree. Throws RangeError for other text. */
function dateParts(iso: string) {
  const [year, month, day] = new Date(iso).toISOString().split(/[-T]/).map(Number);
  return { day, month: months[Number(month) - 1] ?? "", year };
}

/** Formats an ISO 8601 date as "November 12, 2026", in UTC. */
export function formatDate(iso: string): string {
  const { day, month, year } = dateParts(iso);
  return `${month} ${day}, ${year}`;
}

/** Formats a date as `formatDate` does, without line breaks, for sentences on pages. */
export const formatUnbrokenDate = (iso: string): string => formatDate(iso).replaceAll(" ", "\u00a0");

/** Formats an ISO 8601 date as "November 12", in UTC, without a line break. */
export function formatMonthAndDay(iso: string): string {
  const { day, month } = dateParts(iso);
  return `${month}\u00a0${day}`;
}

/** Formats an ISO 8601 date as "Nov 2026", in UTC. */
export function formatMonth(iso: string): string {
  const { month, year } = dateParts(iso);
  return `${month.slice(0, 3)} ${year}`;
}

/** Formats an ISO 8601 date-time as "3:42 PM CST" in an IANA time zone. */
export function formatTime(iso: string, timeZone: string): string {
  const clock = { hour: "numeric", minute: "2-digit", timeZone, timeZoneName: "short" } as const;
  // Browsers put different spaces before AM and PM.
  return new Intl.DateTimeFormat("en-US", clock).format(new Date(iso)).replaceAll("\u202f", " ");
}

/** Formats bytes as "1.9 MB" or "310 KB", without a line break; a megabyte is a million bytes. */
export function formatFileSize(bytes: number): string {
  if (bytes < 950_000) return `${Math.max(1, Math.round(bytes / 1000))}\u00a0KB`;
  return `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}

/** Formats a count as "1,240", rounded. */
export const formatCount = (value: number): string => value.toFixed(0).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** Formats dollars as "$192,000" or "-$950", rounded. */
export const formatDollars = (value: number): string => formatCount(value).replace(/^-?/, "$&$$");
