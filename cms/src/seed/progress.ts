import type { Core } from "@strapi/strapi";

/** What has been seeded, kept in the database: the only record, so deleting an entry does not bring it back. */
export interface Progress {
  /** Sets of which every entry has been brought in. */
  finished: string[];
  /** Entries of the other sets that have been brought in. */
  done: string[];
  /** Ids of the files that have been brought in, by their path and description. */
  files: Record<string, number>;
}

/** As it was kept while posts and newsletters were all there was to seed. */
interface EarlierProgress {
  finishedAt?: string;
  done: string[];
}

const marker = (strapi: Core.Strapi) => strapi.store({ type: "api", name: "seed", key: "progress" });

export async function readProgress(strapi: Core.Strapi): Promise<Progress> {
  const kept = (await marker(strapi).get({})) as Progress | EarlierProgress | null;
  if (!kept) return { finished: [], done: [], files: {} };
  if ("finished" in kept) return kept;
  return { finished: kept.finishedAt ? ["posts", "newsletters"] : [], done: kept.done, files: {} };
}

export const keepProgress = (strapi: Core.Strapi, progress: Progress): Promise<void> =>
  marker(strapi).set({ value: progress });
