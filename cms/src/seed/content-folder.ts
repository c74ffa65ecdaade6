import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { isRecord } from "../lib/values";

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
  const posts = filesIn(path.join(contentDir, "posts"), ".md");
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
    for (const [type, value] of Object.entries(recordOf(JSON.parse(readFileSync(source, "utf8")), source))) {
      const read = () => [value].flat().map((entry) => ({ fields: recordOf(entry, `${source}: ${type}`) }));
      yield { name: status === "published" ? type : `${status} ${type}`, type, status, read };
    }
  }
}

function filesIn(folder: string, extension: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(extension)) : [];
  return names.toSorted().map((name) => path.join(folder, name));
}

const frontMatter = /^---\r?\n(?<head>[\s\S]*?)\r?\n---\r?\n(?<body>[\s\S]*)$/;

function readPost(source: string): SeedEntry {
  const parts = frontMatter.exec(readFileSync(source, "utf8"))?.groups;
  if (!parts) throw new Error(`${source} does not start with front matter between two lines of ---`);
  const field = fieldReader(parse(parts.head ?? ""), source);
  const publishedAt = dateIn(field("publishedAt"), source);
  const [image, slug] = [field("image", "optional"), field("slug")];
  const fields = {
    title: field("title"),
    slug,
    excerpt: field("excerpt", "optional"),
    author: field("author", "optional"),
    category: field("category", "optional"),
    body: (parts.body ?? "").trim(),
    publicationDate: publishedAt,
    isSample: true,
    // Without this, the post would look as if it was changed today.
    updatedAt: publishedAt,
    ...(image && { image: { file: `posts/images/${image}`, alt: field("imageAlt", "optional") } }),
  };
  return { fields, where: { slug } };
}

function readNewsletters(source: string): SeedEntry[] {
  const issues: unknown = JSON.parse(readFileSync(source, "utf8"));
  if (!Array.isArray(issues)) throw new Error(`${source} must hold an array`);
  return issues.map((issue, index) => {
    const field = fieldReader(issue, `${source}, entry ${index + 1}`);
    const [file, name] = [field("file"), field("name")];
    const fields = {
      name,
      headline: field("headline", "optional"),
      publicationDate: dateIn(field("publishedAt"), source),
      isSample: true,
      pdf: { file: `newsletters/${file}`, alt: `${name} newsletter` },
    };
    return { fields, where: { name } };
  });
}

function recordOf(value: unknown, source: string): Record<string, unknown> {
  if (isRecord(value)) return value;
  throw new Error(`${source} must be an object`);
}

/** Returns a reader of text fields in a hand-written record; errors name the source. */
function fieldReader(record: unknown, source: string) {
  return (name: string, presence?: "optional"): string => {
    const value = isRecord(record) ? record[name] : undefined;
    if (value instanceof Date) return value.toISOString();
    if (typeof value === "string" && value.trim() !== "") return value.trim();
    if (presence === "optional" && (value === undefined || value === null || value === "")) return "";
    throw new Error(`${source}: "${name}" must be a non-empty text`);
  };
}

function dateIn(value: string, source: string): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime()))
    throw new Error(`${source}: publishedAt "${value}" is not an ISO date and time`);
  return date.toISOString();
}
