import { createHash } from "node:crypto";
import type { Core, UID } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { apiName, type ContentType, contentTypes, hasField } from "../lib/content";
import { stored } from "../lib/stored";
import { newsletterUid, postUid } from "../lib/uids";
import { reasonOf } from "../lib/values";
import { type AddFile, fileAdder } from "./add-file";
import { readNewsletters, readPosts, readSiteContent, siteContentFile } from "./content-folder";

interface SeedEntry {
  /** Such as "post/principal-paydown". */
  key: string;
  exists(): Promise<boolean>;
  create(addFile: AddFile): Promise<unknown>;
}

/** Entries that are seeded together, once in the life of a database. */
interface SeedSet {
  name: string;
  read(): SeedEntry[] | undefined;
}

/** What has been seeded, kept in the database: the only record, so deleting an entry does not bring it back. */
const progressSchema = z.object({
  finished: z.array(z.string()),
  done: z.array(z.string()),
  /** Ids of the files in the media library, by their path and description. */
  files: z.record(z.string(), z.number()),
});

export const seedProgress = (strapi: Core.Strapi) =>
  stored(strapi, {
    type: "api",
    name: "seed",
    key: "progress",
    schema: progressSchema.nullable(),
    initial: null,
  });

/**
 * Creates the entries of the content folder, each kind once in the life of a database. Each entry and the record of it
 * are one transaction: an interrupted seeding continues with the first entry that is missing. Entries that editors made,
 * changed or deleted are left as they are.
 *
 * A content folder that cannot be read is reported and does not keep the service from running.
 */
export async function seed(strapi: Core.Strapi, contentDir: string): Promise<void> {
  const store = seedProgress(strapi);
  const progress = (await store.read()) ?? { finished: [], done: [], files: {} };
  const addFile = fileAdder(strapi, contentDir, progress.files);
  let count = 0;

  async function seedSet({ name, read }: SeedSet): Promise<void> {
    const entries = read();
    if (!entries) return;
    for (const { key, exists, create } of entries) {
      if (progress.done.includes(key)) continue;
      await strapi.db.transaction(async () => {
        if (!(await exists())) await create(addFile);
        progress.done.push(key);
        await store.write(progress);
      });
      count += 1;
    }
    const keys = new Set(entries.map(({ key }) => key));
    progress.done = progress.done.filter((key) => !keys.has(key));
    progress.finished.push(name);
    await store.write(progress);
  }

  try {
    for (const set of seedSets(strapi, contentDir)) {
      if (!progress.finished.includes(set.name)) await seedSet(set);
    }
    if (count > 0) strapi.log.info(`Seeded ${count} entries from ${contentDir}`);
    if (progress.finished.length === 0) {
      strapi.log.warn(`Nothing to seed in ${contentDir}; looking again at the next start`);
    }
  } catch (error) {
    strapi.log.error(`Seeding stopped and will continue at the next start: ${reasonOf(error)}`);
  }
}

/** Drafts are examples for editors, which visitors do not see. */
const contentFiles = [
  ["site-content.json", "published"],
  ["drafts.json", "draft"],
] as const;

function* seedSets(strapi: Core.Strapi, contentDir: string): Generator<SeedSet> {
  yield { name: "posts", read: () => readPosts(contentDir)?.map((post) => postEntry(strapi, post)) };
  yield {
    name: "newsletters",
    read: () => readNewsletters(contentDir)?.map((issue) => newsletterEntry(strapi, issue)),
  };
  for (const [file, status] of contentFiles) {
    for (const [name, entries] of Object.entries(readSiteContent(contentDir, file))) {
      const type = contentTypes(strapi).find((candidate) => apiName(candidate) === name);
      if (!type) continue;
      yield {
        name: status === "published" ? name : `${status} ${name}`,
        read: () => entries.map((fields) => siteContentEntry(strapi, contentDir, type, fields, status)),
      };
    }
  }
}

type SeedPost = NonNullable<ReturnType<typeof readPosts>>[number];
type SeedNewsletter = NonNullable<ReturnType<typeof readNewsletters>>[number];

const exists = async (strapi: Core.Strapi, uid: UID.ContentType, where: object): Promise<boolean> =>
  (await strapi.db.query(uid).count({ where })) > 0;

function postEntry(strapi: Core.Strapi, { body, image, picture, publishedAt, ...post }: SeedPost): SeedEntry {
  return {
    key: `post/${post.slug}`,
    exists: () => exists(strapi, postUid, { slug: post.slug }),
    async create(addFile) {
      const data = {
        ...post,
        body: await withStoredPictures(strapi, body, picture, addFile),
        publicationDate: publishedAt,
        isSample: true,
        // A text that is seeded today was not changed today.
        updatedAt: publishedAt,
        ...(image && { image: await addFile(image) }),
      };
      await strapi.documents(postUid).create({ data, status: "published" });
    },
  };
}

const pictureInText = /!\[(?<alt>[^\]]*)\]\((?<address>images\/[^\s)]+)/g;

/** The text with pictures such as `![what it shows](images/name.webp)` copied into the media library. */
async function withStoredPictures(
  strapi: Core.Strapi,
  text: string,
  picture: SeedPost["picture"],
  addFile: AddFile,
): Promise<string> {
  let stored = text;
  for (const { groups } of text.matchAll(pictureInText)) {
    const { alt = "", address = "" } = groups ?? {};
    const id = await addFile(picture(address, alt));
    const file = await strapi.db.query("plugin::upload.file").findOne({ where: { id }, select: ["url"] });
    stored = stored.replaceAll(`](${address}`, `](${file.url}`);
  }
  return stored;
}

function newsletterEntry(strapi: Core.Strapi, { file, publishedAt, ...issue }: SeedNewsletter): SeedEntry {
  return {
    key: `newsletter/${file.path.split(/[/\\]/).at(-1)}`,
    exists: () => exists(strapi, newsletterUid, { name: issue.name }),
    async create(addFile) {
      const data = { ...issue, isSample: true, publicationDate: publishedAt, pdf: await addFile(file) };
      await strapi.documents(newsletterUid).create({ data, status: "published" });
    },
  };
}

function siteContentEntry(
  strapi: Core.Strapi,
  contentDir: string,
  type: ContentType,
  fields: Record<string, unknown>,
  status: "draft" | "published",
): SeedEntry {
  const name = apiName(type);
  const digest = createHash("sha256").update(JSON.stringify(fields)).digest("base64url").slice(0, 16);
  return {
    key: `${name}/${digest}`,
    exists: async () => type.kind === "singleType" && (await exists(strapi, type.uid, {})),
    async create(addFile) {
      const data: Record<string, unknown> = {};
      for (const [field, value] of Object.entries(fields)) {
        if (!hasField(type, field)) throw new Error(`${contentDir}: ${name} have no field "${field}"`);
        data[field] = await withStoredFiles(value, (file) => addFile(siteContentFile(contentDir, file)));
      }
      await strapi.documents(type.uid).create({ data, status });
    },
  };
}

/** The value with the ids of stored files in the place of those that it names, in its components too. */
async function withStoredFiles(value: unknown, store: (file: object) => Promise<number>): Promise<unknown> {
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value) items.push(await withStoredFiles(item, store));
    return items;
  }
  if (typeof value !== "object" || value === null) return value;
  if ("file" in value) return store(value);
  const stored: Record<string, unknown> = {};
  // One after the other: the same file is stored once.
  for (const [field, part] of Object.entries(value)) stored[field] = await withStoredFiles(part, store);
  return stored;
}
