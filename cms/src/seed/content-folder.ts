import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "@strapi/utils";
import { parse } from "yaml";
import type { Fields } from "../lib/values";

/** A file in an entry's fields. The path is relative to the content folder. */
export interface SeedFile {
  file: string;
  alt: string;
}

export interface SeedEntry {
  /** Name of the type in the API. */
  type: string;
  status: "draft" | "published";
  fields: Fields;
}

/**
 * Reads the content of the folder: posts in Markdown, newsletters, and JSON entries of any type. Drafts are examples
 * for editors.
 */
export function readContentFolder(contentDir: string): SeedEntry[] {
  const postsFolder = path.join(contentDir, "posts");
  const postFiles = existsSync(postsFolder) ? readdirSync(postsFolder) : [];
  const posts = postFiles
    .filter((name) => name.endsWith(".md"))
    .toSorted()
    .map((name) => readPost(path.join(postsFolder, name)));
  const newslettersFile = path.join(contentDir, "newsletters", "newsletters.json");
  const newsletters = readJson(newslettersFile, z.array(newsletterSchema)) ?? [];
  return [
    ...withType("mail-box-money-blogs", "published", posts),
    ...withType("mailbox-money-newsletters", "published", newsletters.map(newsletterFields)),
    ...readEntries(path.join(contentDir, "site-content.json"), "published"),
    ...readEntries(path.join(contentDir, "drafts.json"), "draft"),
  ];
}

const withType = (type: string, status: SeedEntry["status"], entries: Fields[]): SeedEntry[] =>
  entries.map((fields) => ({ type, status, fields }));

const readEntries = (source: string, status: SeedEntry["status"]): SeedEntry[] =>
  Object.entries(readJson(source, contentSchema) ?? {}).flatMap(([type, value]) =>
    withType(type, status, [value].flat()),
  );

const entrySchema = z.record(z.string(), z.unknown());
/** The entries of each type; one entry for a single type. */
const contentSchema = z.record(z.string(), z.union([entrySchema, z.array(entrySchema)]));

const frontMatter = /^---\r?\n(?<head>[\s\S]*?)\r?\n---\r?\n(?<body>[\s\S]*)$/;

const time = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);
const postSchema = z.looseObject({
  publishedAt: time,
  image: z.string().optional(),
  imageAlt: z.string().default(""),
});
const newsletterSchema = z.looseObject({
  name: z.string(),
  file: z.string(),
  cover: z.string().optional(),
  publishedAt: time,
});

function readPost(source: string): Fields {
  const sections = frontMatter.exec(readFileSync(source, "utf8"))?.groups;
  if (!sections) throw new Error(`${source} does not start with front matter between two lines of ---`);
  const { image, imageAlt, publishedAt, ...fields } = parseFile(
    source,
    postSchema,
    parse(sections.head ?? ""),
  );
  return {
    ...fields,
    body: (sections.body ?? "").trim(),
    publicationDate: publishedAt,
    isSample: true,
    // Without this, the post would look as if it was changed today.
    updatedAt: publishedAt,
    ...(image && { image: { file: `posts/images/${image}`, alt: imageAlt } }),
  };
}

const newsletterFields = ({
  cover,
  file,
  publishedAt,
  ...fields
}: z.infer<typeof newsletterSchema>): Fields => ({
  ...fields,
  publicationDate: publishedAt,
  isSample: true,
  pdf: { file: `newsletters/${file}`, alt: `${fields.name} newsletter` },
  ...(cover && { cover: { file: `pictures/${cover}`, alt: `First page of the ${fields.name} newsletter` } }),
});

/** Reads a JSON file; undefined if there is none. */
const readJson = <Value>(source: string, schema: z.ZodType<Value>): Value | undefined =>
  existsSync(source) ? parseFile(source, schema, JSON.parse(readFileSync(source, "utf8"))) : undefined;

/** Parses hand-written content; an error names the source. */
function parseFile<Value>(source: string, schema: z.ZodType<Value>, value: unknown): Value {
  const { data, error } = schema.safeParse(value);
  if (error) throw new Error(`${source}: ${z.prettifyError(error)}`);
  return data;
}
