import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "@strapi/utils";
import { parse } from "yaml";

/** A file in an entry's fields. The path is relative to the content folder. */
export interface SeedFile {
  file: string;
  alt: string;
}

type Fields = Record<string, unknown>;

export interface SeedEntry {
  fields: Fields;
  /** Condition that finds an entry which an editor has already made. */
  where?: Fields;
}

/** Entries that are seeded together, once per database. */
export interface SeedSet {
  name: string;
  /** Name of the type in the API. */
  type: string;
  status: "draft" | "published";
  read(): SeedEntry[];
}

/**
 * Lists the content of the folder: posts in Markdown, newsletters, and JSON entries of any type. Drafts are examples
 * for editors.
 */
export function* seedSets(contentDir: string): Generator<SeedSet> {
  const posts = listFiles(path.join(contentDir, "posts"), ".md");
  if (posts.length > 0) {
    const read = () => posts.map(readPost);
    yield { name: "posts", type: "mail-box-money-blogs", status: "published", read };
  }
  const newsletters = path.join(contentDir, "newsletters", "newsletters.json");
  if (existsSync(newsletters)) {
    const read = () => readNewsletters(newsletters);
    yield { name: "newsletters", type: "mailbox-money-newsletters", status: "published", read };
  }
  for (const [name, status] of [
    ["site-content.json", "published"],
    ["drafts.json", "draft"],
  ] as const) {
    const source = path.join(contentDir, name);
    if (!existsSync(source)) continue;
    const content = parseFile(source, contentSchema, JSON.parse(readFileSync(source, "utf8")));
    for (const [type, value] of Object.entries(content)) {
      const read = () => [value].flat().map((fields) => ({ fields }));
      yield { name: status === "published" ? type : `${status} ${type}`, type, status, read };
    }
  }
}

const entrySchema = z.record(z.string(), z.unknown());
/** The entries of each type; one entry for a single type. */
const contentSchema = z.record(z.string(), z.union([entrySchema, z.array(entrySchema)]));

function listFiles(folder: string, extension: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(extension)) : [];
  return names.toSorted().map((name) => path.join(folder, name));
}

const frontMatter = /^---\r?\n(?<head>[\s\S]*?)\r?\n---\r?\n(?<body>[\s\S]*)$/;

const requiredText = z.string().trim().min(1);
const optionalText = z
  .string()
  .trim()
  .nullish()
  .transform((value) => value ?? "");
const isoTime = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .transform((value) => new Date(value).toISOString());

const postSchema = z.object({
  title: requiredText,
  slug: requiredText,
  publishedAt: isoTime,
  excerpt: optionalText,
  author: optionalText,
  category: optionalText,
  image: optionalText,
  imageAlt: optionalText,
});

function readPost(source: string): SeedEntry {
  const sections = frontMatter.exec(readFileSync(source, "utf8"))?.groups;
  if (!sections) throw new Error(`${source} does not start with front matter between two lines of ---`);
  const post = parseFile(source, postSchema, parse(sections.head ?? ""));
  const { image, imageAlt, publishedAt, ...copy } = post;
  const fields = {
    ...copy,
    body: (sections.body ?? "").trim(),
    publicationDate: publishedAt,
    isSample: true,
    // Without this, the post would look as if it was changed today.
    updatedAt: publishedAt,
    ...(image && { image: { file: `posts/images/${image}`, alt: imageAlt } }),
  };
  return { fields, where: { slug: post.slug } };
}

const newslettersSchema = z.array(
  z.object({
    file: requiredText,
    name: requiredText,
    cover: optionalText,
    headline: optionalText,
    opening: optionalText,
    publishedAt: isoTime,
  }),
);

function readNewsletters(source: string): SeedEntry[] {
  const issues = parseFile(source, newslettersSchema, JSON.parse(readFileSync(source, "utf8")));
  return issues.map(({ cover, file, publishedAt, ...copy }) => {
    const fields = {
      ...copy,
      publicationDate: publishedAt,
      isSample: true,
      pdf: { file: `newsletters/${file}`, alt: `${copy.name} newsletter` },
      ...(cover && {
        cover: { file: `pictures/${cover}`, alt: `First page of the ${copy.name} newsletter` },
      }),
    };
    return { fields, where: { name: copy.name } };
  });
}

/** Parses hand-written content; an error names the source. */
function parseFile<Value>(source: string, schema: z.ZodType<Value>, value: unknown): Value {
  const { data, error } = schema.safeParse(value);
  if (error) throw new Error(`${source}: ${z.prettifyError(error)}`);
  return data;
}
