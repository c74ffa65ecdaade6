import path from "node:path";
import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { apiName, type ContentType, newsletterUid, postUid } from "../../../content";
import { environment } from "../../../environment";
import { readNewsletters, readPosts, readSiteContent } from "../../../seed/content-folder";

/** How to find what of an item is still a sample or missing. `title` is the field that names an entry. */
export const remainingSchema = z.discriminatedUnion("kind", [
  /** Fields of the one entry of a type that still hold what they were seeded with, by their names in words. */
  z.object({ kind: z.literal("sampleFields"), labels: z.record(z.string(), z.string()) }),
  /** Entries in which all of these fields are those of a seeded entry. */
  z.object({ kind: z.literal("sampleEntries"), fields: z.array(z.string()), title: z.string() }),
  /** Entries in which a field says that they are samples. */
  z.object({ kind: z.literal("marked"), field: z.string(), title: z.string() }),
  /** Entries in which a field is empty; of a type with one entry, `label` is the field in words. */
  z.object({
    kind: z.literal("empty"),
    field: z.string(),
    title: z.string().optional(),
    label: z.string().optional(),
  }),
  /** Posts and newsletters of the content folder that are still published under their address and name. */
  z.object({ kind: z.literal("seeded") }),
]);

type Entry = Record<string, unknown>;

/** What is still to be supplied, in words; nothing when all of it has been. */
export async function findRemaining(
  strapi: Core.Strapi,
  type: ContentType,
  remaining: z.infer<typeof remainingSchema>,
): Promise<string[]> {
  const samples = () => readSiteContent(environment().contentDir)[apiName(type)] ?? [];
  const titlesWhere = async (title: string, isOpen: (entry: Entry) => boolean): Promise<string[]> =>
    (await publishedEntries(strapi, type)).filter(isOpen).map((entry) => String(entry[title]));

  switch (remaining.kind) {
    case "sampleFields": {
      const [published] = await publishedEntries(strapi, type);
      const [sample] = samples();
      if (!published || !sample) return [];
      return Object.entries(remaining.labels)
        .filter(([field]) => isSame(published[field], sample[field]))
        .map(([, label]) => label);
    }
    case "sampleEntries": {
      const seeded = samples();
      const { fields, title } = remaining;
      return titlesWhere(title, (entry) =>
        seeded.some((sample) => fields.every((field) => isSame(entry[field], sample[field]))),
      );
    }
    case "marked":
      return titlesWhere(remaining.title, (entry) => entry[remaining.field] === true);
    case "empty": {
      const { field, label, title } = remaining;
      const titles = await titlesWhere(title ?? field, (entry) => !entry[field]);
      return label ? titles.map(() => label) : titles;
    }
    case "seeded":
      return seededPostsAndNewsletters(strapi, environment().contentDir);
  }
}

async function seededPostsAndNewsletters(strapi: Core.Strapi, contentDir: string): Promise<string[]> {
  const slugs = readPosts(contentDir)?.map(({ slug }) => slug) ?? [];
  const files = readNewsletters(contentDir)?.map(({ file }) => path.basename(file.path)) ?? [];
  const publishedAt = { $notNull: true };
  const posts: Entry[] = await strapi.db
    .query(postUid)
    .findMany({ where: { slug: { $in: slugs }, publishedAt }, select: ["title"] });
  const newsletters: Entry[] = await strapi.db
    .query(newsletterUid)
    .findMany({ where: { pdf: { name: { $in: files } }, publishedAt }, select: ["name"] });
  return [...posts.map(({ title }) => String(title)), ...newsletters.map(({ name }) => String(name))];
}

async function publishedEntries(strapi: Core.Strapi, { attributes, uid }: ContentType): Promise<Entry[]> {
  const components = Object.entries(attributes).filter(([, { type }]) => type === "component");
  return strapi.db.query(uid).findMany({
    where: { publishedAt: { $notNull: true } },
    populate: Object.fromEntries(components.map(([field]) => [field, true])),
    orderBy: "order" in attributes ? { order: "asc" } : undefined,
  });
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
  if (typeof seeded === "object" && seeded !== null) {
    const entry: Entry = { ...(stored as object | null | undefined) };
    return Object.entries(seeded).every(([key, value]) => isSame(entry[key], value));
  }
  return (stored ?? null) === (seeded ?? null);
}
