import path from "node:path";
import type { Core } from "@strapi/strapi";
import { readNewsletters, readPosts } from "./content-folder";
import { addFile } from "./files";

const posts = "api::mail-box-money-blog.mail-box-money-blog";
const newsletters = "api::mailbox-money-newsletter.mailbox-money-newsletter";

/** What has been seeded, kept in the database: the only record, so deleting an entry does not bring it back. */
interface Progress {
  finishedAt?: string;
  /** Entries that were brought in, e.g. "post/principal-paydown". */
  done: string[];
}

interface Entry {
  key: string;
  exists(): Promise<boolean>;
  create(): Promise<void>;
}

/**
 * Brings the entries of the content folder in, once in the life of a database. Each entry and the note that it
 * was brought in are one transaction: an interrupted seeding continues with the first entry that is missing.
 * Entries that editors made, changed or deleted are left as they are.
 *
 * A content folder that cannot be read is reported and does not keep the service from running.
 */
export async function seed(strapi: Core.Strapi, contentDir: string): Promise<void> {
  const marker = strapi.store({ type: "api", name: "seed", key: "progress" });
  const progress = ((await marker.get({})) as Progress | null) ?? { done: [] };
  if (progress.finishedAt) return;

  try {
    const entries = [...postEntries(strapi, contentDir), ...newsletterEntries(strapi, contentDir)];
    if (entries.length === 0) {
      strapi.log.warn(`Nothing to seed in ${contentDir}; looking again at the next start`);
      return;
    }
    for (const entry of entries) {
      if (progress.done.includes(entry.key)) continue;
      await strapi.db.transaction(async () => {
        if (!(await entry.exists())) await entry.create();
        progress.done.push(entry.key);
        await marker.set({ value: progress });
      });
    }
    await marker.set({ value: { ...progress, finishedAt: new Date().toISOString() } });
    strapi.log.info(`Seeded ${entries.length} entries from ${contentDir}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    strapi.log.error(`Seeding stopped and will continue at the next start: ${reason}`);
  }
}

function postEntries(strapi: Core.Strapi, contentDir: string): Entry[] {
  return readPosts(contentDir).map(({ image, imageAlt, publishedAt, ...post }) => ({
    key: `post/${post.slug}`,
    exists: async () => (await strapi.db.query(posts).count({ where: { slug: post.slug } })) > 0,
    async create() {
      const file = image && (await addFile(strapi, image, imageAlt));
      await strapi.documents(posts).create({
        data: { ...post, publicationDate: publishedAt, ...(file && { image: file.id }) },
        status: "published",
      });
    },
  }));
}

function newsletterEntries(strapi: Core.Strapi, contentDir: string): Entry[] {
  return readNewsletters(contentDir).map(({ file, publishedAt, ...issue }) => ({
    key: `newsletter/${path.basename(file)}`,
    exists: async () => (await strapi.db.query(newsletters).count({ where: { name: issue.name } })) > 0,
    async create() {
      const pdf = await addFile(strapi, file, `${issue.name} newsletter`);
      await strapi.documents(newsletters).create({
        data: { ...issue, publicationDate: publishedAt, pdf: pdf.id },
        status: "published",
      });
    },
  }));
}
