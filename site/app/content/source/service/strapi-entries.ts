import * as v from "valibot";

/** Strapi v4 wraps fields in `attributes` and relations in `data`; v5 does not. This gives v5's shape for both. */
export function flattenEntry(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flattenEntry);
  if (!isRecord(value)) return value;
  if (isRecord(value.attributes)) {
    const { attributes, ...rest } = value;
    return flattenEntry({ ...rest, ...(isRecord(attributes) ? attributes : {}) });
  }
  if ("data" in value && Object.keys(value).every((key) => key === "data" || key === "meta")) {
    return flattenEntry(value.data);
  }
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, flattenEntry(field)]));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const timestamp = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), "must be a date and time"),
  v.transform((text) => new Date(text).toISOString()),
);

const identifier = v.union([v.string(), v.number()]);

export const mediaFile = v.object({
  alternativeText: v.nullish(v.string()),
  mime: v.nullish(v.string()),
  name: v.nullish(v.string()),
  updatedAt: v.nullish(v.string()),
  url: v.pipe(v.string(), v.nonEmpty()),
});

export type MediaFile = v.InferOutput<typeof mediaFile>;

/** A blog post as the content service sends it (specification, section 3), in v5's shape. */
export const postEntry = v.object({
  author: v.nullish(v.string()),
  body: v.nullish(v.string()),
  category: v.nullish(v.string()),
  excerpt: v.nullish(v.string()),
  image: v.nullish(mediaFile),
  publishedAt: timestamp,
  slug: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_.~-]*$/, "must be usable in an address")),
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  updatedAt: v.optional(timestamp),
});

export type PostEntry = v.InferOutput<typeof postEntry>;

/** A newsletter as the content service sends it, in v5's shape: a PDF as media, or its address as `url`. */
export const newsletterEntry = v.pipe(
  v.object({
    documentId: v.optional(v.string()),
    headline: v.nullish(v.string()),
    id: identifier,
    name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    pdf: v.nullish(mediaFile),
    publishedAt: timestamp,
    updatedAt: v.optional(timestamp),
    url: v.nullish(v.string()),
  }),
  v.check((entry) => Boolean(entry.pdf ?? entry.url), "must have a PDF"),
);

export type NewsletterEntry = v.InferOutput<typeof newsletterEntry>;

/** A list answer: its entries, and how many pages there are. Anything else is not an answer. */
export const listAnswer = v.object({
  data: v.array(v.unknown()),
  meta: v.optional(v.object({ pagination: v.optional(v.object({ pageCount: v.optional(v.number()) })) })),
});

/** The answer of a single type. */
export const singleAnswer = v.object({ data: v.nullable(v.record(v.string(), v.unknown())) });

/** What stays the same of an entry however it is changed: v5's documentId, v4's id. */
export function identityOf(raw: unknown): string | null {
  const entry = flattenEntry(raw);
  if (!isRecord(entry)) return null;
  const identity = entry.documentId ?? entry.id ?? entry.slug;
  return typeof identity === "string" || typeof identity === "number" ? String(identity) : null;
}

/** Called for each entry that was left out, with its name where it has one and the reason. */
export type ReportRejected = (entry: string, reason: string) => void;

/** Parses the entries one by one: a wrong or missing field costs that entry, never the list. */
export function parseEntries<Schema extends v.GenericSchema>(
  schema: Schema,
  entries: readonly unknown[],
  report: ReportRejected,
): v.InferOutput<Schema>[] {
  return entries.flatMap((raw) => parseEntry(schema, raw, report) ?? []);
}

/** The entry in v5's shape as the schema wants it; null, and reported, where it is not. */
export function parseEntry<Schema extends v.GenericSchema>(
  schema: Schema,
  raw: unknown,
  report: ReportRejected,
): v.InferOutput<Schema> | null {
  const parsed = v.safeParse(schema, flattenEntry(raw));
  if (parsed.success) return parsed.output;
  report(nameOf(raw), reasonsOf(parsed.issues));
  return null;
}

/** What is wrong with an entry, field by field. */
export function reasonsOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(": ")).join("; ");
}

/** What editors know an entry by. */
export function nameOf(raw: unknown): string {
  const entry = flattenEntry(raw);
  if (!isRecord(entry)) return "an entry that is no object";
  const { documentId, id, label, name, question, slug, term, title } = entry;
  const known = slug ?? name ?? title ?? label ?? question ?? term ?? documentId ?? id;
  return typeof known === "string" || typeof known === "number" ? String(known) : "an entry without a name";
}
