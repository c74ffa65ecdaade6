import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

/** A post as it lies in `content/posts/<slug>.md`. */
export interface SeedPost {
  title: string;
  slug: string;
  excerpt: string;
  author: string;
  publishedAt: string;
  /** Absolute path. */
  image: string | undefined;
  imageAlt: string;
  body: string;
}

/** An issue as it is listed in `content/newsletters/newsletters.json`. */
export interface SeedNewsletter {
  name: string;
  headline: string;
  /** Absolute path of the PDF. */
  file: string;
  publishedAt: string;
}

const frontMatter = /^---\r?\n(?<head>[\s\S]*?)\r?\n---\r?\n(?<body>[\s\S]*)$/;

export function readPosts(contentDir: string): SeedPost[] {
  const folder = path.join(contentDir, "posts");
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return names.toSorted().map((name) => readPost(folder, name));
}

function readPost(folder: string, name: string): SeedPost {
  const source = path.join(folder, name);
  const parts = frontMatter.exec(readFileSync(source, "utf8"))?.groups;
  if (!parts) throw new Error(`${source} does not start with front matter between two lines of ---`);
  const field = fieldReader(parse(parts.head ?? ""), source);
  const image = field("image", "optional");
  return {
    title: field("title"),
    slug: field("slug"),
    excerpt: field("excerpt", "optional"),
    author: field("author", "optional"),
    publishedAt: dateIn(field("publishedAt"), source),
    image: image ? fileIn(path.join(folder, "images"), image, source) : undefined,
    imageAlt: field("imageAlt", "optional"),
    body: (parts.body ?? "").trim(),
  };
}

export function readNewsletters(contentDir: string): SeedNewsletter[] {
  const folder = path.join(contentDir, "newsletters");
  const source = path.join(folder, "newsletters.json");
  if (!existsSync(source)) return [];
  const issues: unknown = JSON.parse(readFileSync(source, "utf8"));
  if (!Array.isArray(issues)) throw new Error(`${source} must hold an array`);
  return issues.map((issue, index) => {
    const field = fieldReader(issue, `${source}, entry ${index + 1}`);
    return {
      name: field("name"),
      headline: field("headline", "optional"),
      file: fileIn(folder, field("file"), source),
      publishedAt: dateIn(field("publishedAt"), source),
    };
  });
}

type FieldReader = (name: string, presence?: "optional") => string;

function fieldReader(record: unknown, source: string): FieldReader {
  const fields = new Map(typeof record === "object" && record !== null ? Object.entries(record) : []);
  return (name, presence) => {
    const value: unknown = fields.get(name);
    if (value instanceof Date) return value.toISOString();
    if (typeof value === "string" && value.trim() !== "") return value.trim();
    if (presence === "optional" && (value === undefined || value === null || value === "")) return "";
    throw new Error(`${source}: "${name}" must be a text that is not empty`);
  };
}

function dateIn(value: string, source: string): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime()))
    throw new Error(`${source}: publishedAt "${value}" is not an ISO date and time`);
  return date.toISOString();
}

function fileIn(folder: string, name: string, source: string): string {
  const file = path.join(folder, path.basename(name));
  if (!existsSync(file)) throw new Error(`${source} names the file ${name}, which is not in ${folder}`);
  return file;
}
