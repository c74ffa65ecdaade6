/** Made when a page first needs it: loading what it knows of a language takes a phone's browser a tenth of a second. */
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

/** ISO 8601 date or date-time as "November 12, 2026", in UTC so that server and browser agree. */
export function formatDate(iso: string): string {
  return longDate().format(new Date(iso));
}

/** ISO 8601 date or date-time as "Nov 2026", in UTC. */
export function formatMonth(iso: string): string {
  return shortMonth().format(new Date(iso));
}

/** ISO 8601 date-time as "3:42 PM CST", in the zone of that IANA name. */
export function formatTime(iso: string, timeZone: string): string {
  const clock = { hour: "numeric", minute: "2-digit", timeZone, timeZoneName: "short" } as const;
  // Which space stands before AM and PM is each browser's own.
  return new Intl.DateTimeFormat("en-US", clock).format(new Date(iso)).replaceAll("\u202f", " ");
}

/** Bytes as "1.9 MB" or, when smaller, "310 KB"; a megabyte is a million bytes. */
export function formatFileSize(bytes: number): string {
  if (bytes < 950_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${megabytes().format(bytes / 1_000_000)} MB`;
}

/** A count as "1,240". */
export function formatCount(count: number): string {
  return wholeNumbers().format(count);
}

/** Dollars as "$192,000", rounded to whole ones. */
export function formatDollars(dollars: number): string {
  return wholeDollars().format(dollars);
}
