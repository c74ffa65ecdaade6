import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Core } from "@strapi/strapi";
import { apiName } from "../changes/watched-types";
import type { ContentUid } from "../content-types";
import { environment } from "../environment";
import { newsletterSet } from "../seed/newsletters";
import { postSet } from "../seed/posts";

type Entry = Record<string, unknown>;

/** Finds what is still to be supplied, in words; nothing when all of it has been. */
export type Finder = (strapi: Core.Strapi) => Promise<string[]>;

/** Of the one entry of a type: the fields that still say what they were seeded with. */
export function sampleTexts(uid: ContentUid, fields: Record<string, string>): Finder {
  return async (strapi) => {
    const [published] = await publishedEntries(strapi, uid, Object.keys(fields));
    const [sample] = seededEntries(strapi, uid);
    if (!published || !sample) return [];
    return Object.keys(fields)
      .filter((field) => isSame(published[field], sample[field]))
      .map((field) => fields[field] ?? field);
  };
}

/** The entries of a list in which some fields are those of a seeded entry. */
export function sampleEntries(uid: ContentUid, fields: string[], name: string): Finder {
  return async (strapi) => {
    const samples = seededEntries(strapi, uid);
    const isSample = (entry: Entry) =>
      samples.some((sample) => fields.every((field) => isSame(entry[field], sample[field])));
    return (await publishedEntries(strapi, uid, [])).filter(isSample).map((entry) => String(entry[name]));
  };
}

export function samplesMarked(uid: ContentUid, mark: string, name: string): Finder {
  return async (strapi) =>
    (await publishedEntries(strapi, uid, []))
      .filter((entry) => entry[mark] === true)
      .map((entry) => String(entry[name]));
}

/** The entries in which a field is empty. */
export function entriesWithout(uid: ContentUid, field: string, name: string | (() => string)): Finder {
  return async (strapi) =>
    (await publishedEntries(strapi, uid, []))
      .filter((entry) => !entry[field])
      .map((entry) => (typeof name === "string" ? String(entry[name]) : name()));
}

/** Posts and newsletters of the content folder that are still published under their address and name. */
export function seededPostsAndNewsletters(posts: ContentUid, newsletters: ContentUid): Finder {
  return async (strapi) => {
    const { contentDir } = environment();
    const slugs = namesIn(postSet(strapi, contentDir).read());
    const files = namesIn(newsletterSet(strapi, contentDir).read());
    const stillThere: Entry[] = await strapi.db.query(posts).findMany({
      where: { slug: { $in: slugs }, publishedAt: { $notNull: true } },
      select: ["title"],
    });
    const issues: Entry[] = await strapi.db.query(newsletters).findMany({
      where: { pdf: { name: { $in: files } }, publishedAt: { $notNull: true } },
      select: ["name"],
    });
    return [...stillThere.map(({ title }) => String(title)), ...issues.map(({ name }) => String(name))];
  };
}

const namesIn = (entries: readonly { key: string }[] = []): string[] =>
  entries.map(({ key }) => key.slice(key.indexOf("/") + 1));

async function publishedEntries(strapi: Core.Strapi, uid: ContentUid, fields: string[]): Promise<Entry[]> {
  const attributes: Record<string, { type: string }> = strapi.contentType(uid).attributes;
  const components = fields.filter((field) => attributes[field]?.type === "component");
  return strapi.db.query(uid).findMany({
    where: { publishedAt: { $notNull: true } },
    populate: Object.fromEntries(components.map((field) => [field, true])),
    orderBy: "order" in attributes ? { order: "asc" } : undefined,
  });
}

/** What the entries of a type were seeded with; nothing where the content folder does not say. */
function seededEntries(strapi: Core.Strapi, uid: ContentUid): Entry[] {
  const source = path.join(environment().contentDir, "site-content.json");
  if (!existsSync(source)) return [];
  const content: Record<string, Entry | Entry[] | undefined> = JSON.parse(readFileSync(source, "utf8"));
  return [content[apiName(strapi.contentType(uid))] ?? []].flat();
}

/** Whether a stored value says the same as a seeded one, whatever else the database has added to it. */
function isSame(stored: unknown, seeded: unknown): boolean {
  if (Array.isArray(seeded)) {
    return (
      Array.isArray(stored) &&
      stored.length === seeded.length &&
      seeded.every((item, index) => isSame(stored[index], item))
    );
  }
  if (isRecord(seeded)) {
    return isRecord(stored) && Object.entries(seeded).every(([key, value]) => isSame(stored[key], value));
  }
  return isDeepStrictEqual(stored ?? null, seeded ?? null);
}

const isRecord = (value: unknown): value is Entry => typeof value === "object" && value !== null;
