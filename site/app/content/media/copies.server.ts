import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { codeOf } from "~/reason.ts";
import { createTaskQueue } from "~/task-queue.ts";

const recordFile = "record.json";
const copyConcurrency = 4;

/** Opens the copies of the content service's files. Each copy is a folder with a record, written atomically. */
export function openCopies(folder: string) {
  const copiesBeingMade = new Map<string, Promise<unknown>>();
  const limit = createTaskQueue({ concurrency: copyConcurrency, maxWaiting: Number.POSITIVE_INFINITY });

  async function makeCopy(key: string, make: (into: string) => Promise<unknown>): Promise<unknown> {
    const unfinished = path.join(folder, `.unfinished-${randomUUID()}`);
    await mkdir(unfinished, { recursive: true });
    try {
      const record = await make(unfinished);
      await writeFile(path.join(unfinished, recordFile), JSON.stringify(record));
      const target = path.join(folder, key);
      await rm(target, { recursive: true, force: true });
      await rename(unfinished, target);
      return record;
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }

  return {
    has: async (key: string) => (await readRecord(path.join(folder, key, recordFile))) !== null,

    /** Returns the record of copy `key`. If no valid one exists, calls `make` once, even for simultaneous calls. */
    async getOrMake<Schema extends v.GenericSchema>(
      key: string,
      schema: Schema,
      make: (into: string) => Promise<v.InferInput<Schema>>,
    ): Promise<v.InferOutput<Schema>> {
      const record = v.safeParse(schema, await readRecord(path.join(folder, key, recordFile)));
      if (record.success) return record.output;
      const copy =
        copiesBeingMade.get(key) ??
        limit(() => makeCopy(key, make)).finally(() => copiesBeingMade.delete(key));
      copiesBeingMade.set(key, copy);
      return v.parse(schema, await copy);
    },

    /** Deletes unused copies made more than `keepMs` ago, except records without files, which take no space. */
    async prune(usedKeys: ReadonlySet<string>, keepMs: number): Promise<void> {
      for (const key of await readdir(folder).catch(() => [])) {
        const copy = path.join(folder, key);
        if (!usedKeys.has(key) && (await isOldCopy(copy, keepMs)))
          await rm(copy, { recursive: true, force: true });
      }
    },
  };
}

/** Returns true for a copy older than `keepMs`; false if it holds only a record, or another process just deleted it. */
async function isOldCopy(copy: string, keepMs: number): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(copy);
    return Date.now() - mtimeMs >= keepMs && (await readdir(copy)).join() !== recordFile;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    throw error;
  }
}

async function readRecord(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    // Missing or truncated: make the copy again.
    return null;
  }
}
