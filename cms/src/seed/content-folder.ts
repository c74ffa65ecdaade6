import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { isRecord } from "../lib/values";

export interface SeedFile {
  path: string;
  alt: string;
}

const frontMatter = /^---\r?\n(?<head>[\s\S]*?)\r?\n---\r?\n(?<body>[\s\S]*)$/;

/** The posts in `posts/<slug>.md`; undefined when there are none. */
export function readPosts(contentDir: string) {
  const folder = path.join(contentDir, "posts");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".md")) : [];
  return names.length > 0 ? names.toSorted().map((name) => readPost(folder, name)) : undefined;
}

function readPost(folder: string, name: string) {
  const source = path.join(folder, name);
  const parts = frontMatter.exec(readFileSync(source, "utf8"))?.groups;
  if (!parts) throw new Error(`${source} does not start with front matter between two lines of ---`);
  const field = fieldReader(parse(parts.head ?? ""), source);
  const images = path.join(folder, "images");
  const image = field("image", "optional");
  return {
    title: field("title"),
    slug: field("slug"),
    excerpt: field("excerpt", "optional"),
    author: field("author", "optional"),
    category: field("category", "optional"),
    publishedAt: dateIn(field("publishedAt"), source),
    image: image ? fileIn(images, image, field("imageAlt", "optional"), source) : undefined,
    body: (parts.body ?? "").trim(),
    /** The file of a picture in the text. */
    picture: (address: string, alt: string) => fileIn(images, address, alt, source),
  };
}

/** The issues that `newsletters/newsletters.json` lists; undefined when there is no such file. */
export function readNewsletters(contentDir: string) {
  const folder = path.join(contentDir, "newsletters");
  const source = path.join(folder, "newsletters.json");
  if (!existsSync(source)) return undefined;
  const issues: unknown = JSON.parse(readFileSync(source, "utf8"));
  if (!Array.isArray(issues)) throw new Error(`${source} must hold an array`);
  return issues.map((issue, index) => {
    const field = fieldReader(issue, `${source}, entry ${index + 1}`);
    const name = field("name");
    return {
      name,
      headline: field("headline", "optional"),
      file: fileIn(folder, field("file"), `${name} newsletter`, source),
      publishedAt: dateIn(field("publishedAt"), source),
    };
  });
}

/** The entries in a file of the folder, by the name of their type in the API, in the names of the type's fields. */
export function readSiteContent(
  contentDir: string,
  name = "site-content.json",
): Record<string, Record<string, unknown>[]> {
  const source = path.join(contentDir, name);
  if (!existsSync(source)) return {};
  const content: unknown = JSON.parse(readFileSync(source, "utf8"));
  if (!isRecord(content)) throw new Error(`${source} must hold an object`);
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => {
      const entries = [value].flat();
      if (!entries.every(isRecord)) throw new Error(`${source}: an entry of ${name} must be an object`);
      return [name, entries];
    }),
  );
}

/** A file as `site-content.json` names it: `{"file": "pictures/<name>", "alt": "…"}`. */
export function siteContentFile(contentDir: string, value: unknown): SeedFile {
  const field = fieldReader(value, "site-content.json");
  const file = field("file");
  const folder = path.join(contentDir, path.dirname(file));
  return fileIn(folder, file, field("alt", "optional"), "site-content.json");
}

/** Reads texts of a record that somebody wrote by hand; an error names the record's source. */
function fieldReader(record: unknown, source: string) {
  return (name: string, presence?: "optional"): string => {
    const value = isRecord(record) ? record[name] : undefined;
    if (value instanceof Date) return value.toISOString();
    if (typeof value === "string" && value.trim() !== "") return value.trim();
    if (presence === "optional" && (value === undefined || value === null || value === "")) return "";
    throw new Error(`${source}: "${name}" must be a text that is not empty`);
  };
}

function dateIn(value: string, source: string): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) {
    throw new Error(`${source}: publishedAt "${value}" is not an ISO date and time`);
  }
  return date.toISOString();
}

/** A file in the folder, of whose path `name` may hold no more than the file's own name. */
function fileIn(folder: string, name: string, alt: string, source: string): SeedFile {
  const file = path.join(folder, path.basename(name));
  if (!existsSync(file)) throw new Error(`${source} names the file ${name}, which is not in ${folder}`);
  return { path: file, alt };
}
