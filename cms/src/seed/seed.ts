import type { Core } from "@strapi/strapi";
import type { SeedSet } from "./entry";
import { fileAdder } from "./files";
import { newsletterSet } from "./newsletters";
import { postSet } from "./posts";
import { keepProgress, readProgress } from "./progress";
import { siteContentSets } from "./site-content";

/**
 * Brings the entries of the content folder in, each kind once in the life of a database. Each entry and the note
 * that it was brought in are one transaction: an interrupted seeding continues with the first entry that is
 * missing. Entries that editors made, changed or deleted are left as they are.
 *
 * A content folder that cannot be read is reported and does not keep the service from running.
 */
export async function seed(strapi: Core.Strapi, contentDir: string): Promise<void> {
  const progress = await readProgress(strapi);
  const addFile = fileAdder(strapi, contentDir, progress);
  let count = 0;

  async function bringIn({ name, read }: SeedSet): Promise<void> {
    const entries = read();
    if (!entries) return;
    for (const { key, exists, create } of entries) {
      if (progress.done.includes(key)) continue;
      await strapi.db.transaction(async () => {
        if (!(await exists())) await create(addFile);
        progress.done.push(key);
        await keepProgress(strapi, progress);
      });
      count += 1;
    }
    const keys = new Set(entries.map(({ key }) => key));
    progress.done = progress.done.filter((key) => !keys.has(key));
    progress.finished.push(name);
    await keepProgress(strapi, progress);
  }

  try {
    for (const set of seedSets(strapi, contentDir)) {
      if (!progress.finished.includes(set.name)) await bringIn(set);
    }
    if (count > 0) strapi.log.info(`Seeded ${count} entries from ${contentDir}`);
    if (progress.finished.length === 0) {
      strapi.log.warn(`Nothing to seed in ${contentDir}; looking again at the next start`);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    strapi.log.error(`Seeding stopped and will continue at the next start: ${reason}`);
  }
}

function* seedSets(strapi: Core.Strapi, contentDir: string): Generator<SeedSet> {
  yield postSet(strapi, contentDir);
  yield newsletterSet(strapi, contentDir);
  yield* siteContentSets(strapi, contentDir);
}
