import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { codeOf, reasonOf } from "../../reason.ts";
import type { Media } from "../media/media.ts";
import { contentVersions } from "../strapi/content-versions.server.ts";
import { contentTypes, postsType } from "../types/all-types.ts";
import { buildTools } from "../types/content-type.ts";
import type { ContentStoreOptions } from "./content-store.server.ts";
import { type Entries, type Entry, entryState } from "./entries.server.ts";

/** `saved` is null if the entry has nothing to show. */
const savedEntry = v.object({ ...entryState.entries, saved: v.nullable(v.unknown()) });
type SavedEntry = v.InferOutput<typeof savedEntry>;

const contentFile = v.object({
  apiUrl: v.string(),
  codeVersion: v.string(),
  entries: v.array(savedEntry),
  versions: v.nullable(contentVersions),
});

type ContentFileOptions = Pick<ContentStoreOptions, "client" | "codeVersion" | "log" | "stateDir">;

/** Reads and writes `content.json`, a cache. A damaged file, or one of another service, is ignored. */
export function openContentFile({ client, codeVersion, log, stateDir }: ContentFileOptions) {
  const { apiUrl, origin: serviceOrigin } = client;
  const file = path.join(stateDir, "content.json");

  /** Builds a saved entry. `isCurrent` is true if the running build of the site (`codeVersion`) saved it. */
  async function restoreEntry(entry: SavedEntry, isCurrent: boolean, media: Media): Promise<Entry> {
    const { saved, ...state } = entry;
    const type = saved === null ? undefined : contentTypes.get(entry.type);
    const tools = buildTools({ media, serviceOrigin });
    const restoredEntry = await (type?.restore?.(saved) ?? type?.build(saved, tools))?.catch(() => null);
    // Show a single type even without its optional files. Show another entry only after they have arrived.
    const awaitsFiles = tools.media.awaitsFiles();
    const built = (awaitsFiles && !type?.isSingle ? null : restoredEntry) ?? null;
    const isOutdated = type === postsType && !isCurrent;
    const hasFailed = entry.retryAt !== null && entry.problems.length > 0;
    const isIncomplete = saved !== null && (built === null || awaitsFiles);
    // Read outdated, failed and incomplete entries again at once after a start.
    const isDue = isOutdated || hasFailed || isIncomplete;
    return { ...state, ...(isOutdated && { responseHash: "" }), built, retryAt: isDue ? 0 : entry.retryAt };
  }

  return {
    async load(entries: Entries, media: Media): Promise<void> {
      const text = await readFile(file, "utf8").catch((error: unknown) => {
        if (codeOf(error) !== "ENOENT") log("content.file-unreadable", { error: reasonOf(error), file });
        return null;
      });
      if (text === null) return;
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), contentFile), text);
      if (!parsed.success) return log("content.file-damaged", { error: v.summarize(parsed.issues), file });
      const { entries: savedEntries, versions } = parsed.output;
      if (parsed.output.apiUrl !== apiUrl) return;
      const isCurrent = parsed.output.codeVersion === codeVersion;
      entries.store(await Promise.all(savedEntries.map((entry) => restoreEntry(entry, isCurrent, media))));
      // If another build saved the file, drop the version of posts, so that this build renders them again.
      const { [postsType.name]: _, ...others } = versions?.versions ?? {};
      entries.versions = versions && (isCurrent ? versions : { ...versions, versions: others });
    },

    /** Writes the file entry by entry, so that large content does not block visitors. */
    async save(entries: Entries): Promise<void> {
      function* chunks(): Generator<string> {
        const { versions } = entries;
        const head = JSON.stringify({ apiUrl, codeVersion, versions });
        yield `${head.slice(0, -1)},"entries":[`;
        let separator = "\n";
        for (const { built, ...state } of entries.all()) {
          yield separator + JSON.stringify({ ...state, saved: built?.saved ?? null });
          separator = ",\n";
        }
        yield "\n]}\n";
      }
      await mkdir(stateDir, { recursive: true, mode: 0o700 });
      const newFile = `${file}.new`;
      await writeFile(newFile, chunks(), { flush: true, mode: 0o600 });
      await rename(newFile, file);
    },
  };
}
