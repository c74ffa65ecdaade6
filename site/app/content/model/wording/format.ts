/** Creates a format on first use: loading locale data takes a phone about 100 ms. */
function onFirstUse<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const longDate = onFirstUse(() => new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }));
const shortMonth = onFirstUse(
  () => new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" }),
);
const wholeDollars = onFirstUse(
  () => new Intl.NumberFormat("en-US", { currency: "USD", maximumFractionDigits: 0, style: "currency" }),
);
const wholeNumbers = onFirstUse(() => new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 }));
const megabytes = onFirstUse(
  () => new Intl.NumberFormat("en-US", { maximumFractionDigits: 1, minimumFractionDigits: 1 }),
);

/** Formats an ISO 8601 date as "November 12, 2026", in UTC so that server and browser agree. */
export const formatDate = (iso: string): string => longDate().format(new Date(iso));

/** Formats an ISO 8601 date as "Nov 2026", in UTC. */
export const formatMonth = (iso: string): string => shortMonth().format(new Date(iso));

/** Formats an ISO 8601 date-time as "3:42 PM CST" in an IANA time zone. */
export function formatTime(iso: string, timeZone: string): string {
  const clock = { hour: "numeric", minute: "2-digit", timeZone, timeZoneName: "short" } as const;
  // Browsers put different spaces before AM and PM.
  return new Intl.DateTimeFormat("en-US", clock).format(new Date(iso)).replaceAll("\u202f", " ");
}

/** Formats bytes as "1.9 MB" or "310 KB"; a megabyte is a million bytes. */
export function formatFileSize(bytes: number): string {
  if (bytes < 950_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${megabytes().format(bytes / 1_000_000)} MB`;
}

/** Formats a count as "1,240". */
export const formatCount = (count: number): string => wholeNumbers().format(count);

/** Formats dollars as "$192,000", rounded. */
export const formatDollars = (dollars: number): string => wholeDollars().format(dollars);
