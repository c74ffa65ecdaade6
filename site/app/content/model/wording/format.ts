/** Returns a function that creates its format on first use, because loading locale data takes a phone about 100 ms. */
function dateFormatter(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (iso) => {
    format ??= new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
    return format.format(new Date(iso));
  };
}

function numberFormatter(options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat("en-US", options);
    return format.format(value);
  };
}

/** Formats an ISO 8601 date as "November 12, 2026", in UTC so that server and browser agree. */
export const formatDate = dateFormatter({ dateStyle: "long" });

/** Formats a date as `formatDate` does, without line breaks, for sentences on pages. */
export const formatUnbrokenDate = (iso: string): string => unbroken(formatDate(iso));

const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

const monthAndDay = dateFormatter({ day: "numeric", month: "long" });

/** Formats an ISO 8601 date as "November 12", in UTC, without a line break. */
export const formatMonthAndDay = (iso: string): string => unbroken(monthAndDay(iso));

/** Formats an ISO 8601 date as "Nov 2026", in UTC. */
export const formatMonth = dateFormatter({ month: "short", year: "numeric" });

/** Formats an ISO 8601 date-time as "3:42 PM CST" in an IANA time zone. */
export function formatTime(iso: string, timeZone: string): string {
  const clock = { hour: "numeric", minute: "2-digit", timeZone, timeZoneName: "short" } as const;
  // Browsers put different spaces before AM and PM.
  return new Intl.DateTimeFormat("en-US", clock).format(new Date(iso)).replaceAll("\u202f", " ");
}

const formatMegabytes = numberFormatter({ maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** Formats bytes as "1.9 MB" or "310 KB", without a line break; a megabyte is a million bytes. */
export function formatFileSize(bytes: number): string {
  if (bytes < 950_000) return `${Math.max(1, Math.round(bytes / 1000))}\u00a0KB`;
  return `${formatMegabytes(bytes / 1_000_000)}\u00a0MB`;
}

/** Formats a count as "1,240". */
export const formatCount = numberFormatter({ maximumFractionDigits: 0 });

/** Formats dollars as "$192,000", rounded. */
export const formatDollars = numberFormatter({
  currency: "USD",
  maximumFractionDigits: 0,
  style: "currency",
});
