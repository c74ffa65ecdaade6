import * as v from "valibot";
import { textOrNull } from "../model/fields.ts";

/** Returns true for an object that is not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Date and time; normalized to ISO 8601 in UTC. */
export const timestamp = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), "must be a date and time"),
  v.transform((text) => new Date(text).toISOString()),
);

const identifier = v.union([v.string(), v.number()]);

/** File of the media library. Its URL may be relative to the content service. */
export const mediaFile = v.pipe(
  v.object({
    alternativeText: v.nullish(v.string()),
    name: v.nullish(v.string()),
    updatedAt: v.nullish(v.string()),
    url: v.pipe(v.string(), v.nonEmpty()),
  }),
  // The media library's default description is the file name, which describes nothing.
  v.transform((file) => {
    const { alternativeText, name } = file;
    return alternativeText?.trim() && alternativeText !== name ? file : { ...file, alternativeText: null };
  }),
);

export const mediaOrNull = v.nullish(mediaFile, null);
export type MediaFile = v.InferOutput<typeof mediaFile>;

/** Blog post in a response of the content service (specification, section 3). */
export const postEntry = v.object({
  author: v.nullish(v.string(), null),
  body: v.nullish(v.string(), ""),
  category: v.nullish(v.string(), ""),
  excerpt: v.nullish(v.string(), ""),
  image: mediaOrNull,
  publishedAt: timestamp,
  seoDescription: textOrNull,
  seoTitle: textOrNull,
  sharedImage: mediaOrNull,
  slug: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_.~-]*$/, "must be usable in a URL")),
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  updatedAt: v.optional(timestamp),
});

/** Newsletter in a response of the content service. Its PDF is a media field, or only a URL. */
export const newsletterEntry = v.pipe(
  v.object({
    /** Picture of the first page. */
    cover: mediaOrNull,
    documentId: v.optional(v.string()),
    headline: v.nullish(v.string(), null),
    id: identifier,
    name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    /** First sentences of the issue. */
    opening: v.nullish(v.string(), null),
    pdf: v.nullish(mediaFile),
    publishedAt: timestamp,
    url: v.nullish(v.string()),
  }),
  v.check((entry) => Boolean(entry.pdf ?? entry.url), "must have a PDF"),
);

/** Strapi 4 entry, whose fields are one level deeper than in Strapi 5. */
const nestedEntry = v.strictObject({
  attributes: v.record(v.string(), v.unknown()),
  id: identifier,
  meta: v.optional(v.unknown()),
});

/** A relation or media field of Strapi 4. */
const nestedRelation = v.strictObject({ data: v.nullable(v.union([nestedEntry, v.array(nestedEntry)])) });

/** Converts a Strapi 4 entry to the Strapi 5 shape. */
const flatEntry = (value: unknown): unknown => (v.is(nestedEntry, value) ? flatten(value) : value);

function flatten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flatten);
  if (!isRecord(value)) return value;
  if (v.is(nestedRelation, value)) return flatten(value.data);
  const fields = Object.entries(v.is(nestedEntry, value) ? { ...value.attributes, id: value.id } : value);
  return Object.fromEntries(fields.map(([name, field]) => [name, flatten(field)]));
}

/** Response to a list call. */
export const listResponse = v.pipe(
  v.object({
    data: v.array(v.unknown()),
    meta: v.optional(v.object({ pagination: v.optional(v.object({ pageCount: v.optional(v.number()) })) })),
  }),
  v.transform(({ data, meta }) => ({
    entries: data.map(flatEntry),
    // Each call asks for entries after the last ID, so `pageCount` counts what remains.
    isLast: (meta?.pagination?.pageCount ?? 1) <= 1,
  })),
);

export const singleResponse = v.object({
  data: v.pipe(v.unknown(), v.transform(flatEntry), v.nullable(v.record(v.string(), v.unknown()))),
});

/** Returns the ID that an entry keeps through all changes; without one, its slug; without either, null. */
export function idOf(entry: unknown): string | null {
  if (!isRecord(entry)) return null;
  const id = entry.documentId ?? entry.id ?? entry.slug;
  return typeof id === "string" || typeof id === "number" ? String(id) : null;
}

/** The entry does not match its type, or its text cannot be rendered; an editor has to correct it. */
export class InvalidEntry extends Error {}

/** Parses an entry. Throws InvalidEntry, which lists the problems by field. */
export function parseEntry<Schema extends v.GenericSchema>(
  schema: Schema,
  entry: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, entry);
  if (parsed.success) return parsed.output;
  throw new InvalidEntry(reasonsOf(parsed.issues));
}

/** Describes parsing issues by field, separated by semicolons. */
export function reasonsOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(": ")).join("; ");
}

/** Describes for editors why a field cannot be shown; null if it can. */
export function problemOf(field: v.GenericSchema, value: unknown): string | null {
  const parsed = v.safeParse(field, value);
  if (parsed.success) return null;
  const isEmpty = value === undefined || value === null || value === "";
  return isEmpty ? "is missing" : reasonsOf(parsed.issues);
}

/** Returns the name by which editors know an entry. */
export function nameOf(entry: unknown): string {
  if (!isRecord(entry)) return "an entry that is not an object";
  const { documentId, id, label, name, question, slug, term, title } = entry;
  const text = slug ?? name ?? title ?? label ?? question ?? term ?? documentId ?? id;
  return typeof text === "string" || typeof text === "number" ? String(text) : "an entry without a name";
}
