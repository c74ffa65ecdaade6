import { mkdirSync, readdirSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { bounded } from "../../app/bounded.ts";

interface Limits {
  readonly maxKept: number;
  readonly maxWaiting: number;
}

/** About 200 MB, and half a minute of work. */
const usualLimits: Limits = { maxKept: 3_000, maxWaiting: 200 };

/** Keeps pictures on disk by name, painted one at a time; removes the least recently used beyond a limit. */
export function openPictureStore(folder: string, { maxKept, maxWaiting }: Limits = usualLimits) {
  mkdirSync(folder, { recursive: true });
  // One at a time, because rendering pages needs the processor too.
  const oneAtATime = bounded({ atATime: 1, waiting: maxWaiting });

  async function keep(name: string, paint: () => Promise<Buffer>): Promise<true> {
    const file = path.join(folder, name);
    // Write and rename, so that a power cut leaves no partial file.
    await writeFile(`${file}.part`, await paint());
    await rename(`${file}.part`, file);
    return true;
  }

  const kept = new LRUCache<string, true, () => Promise<Buffer>>({
    max: maxKept,
    dispose: (_, name) => void rm(path.join(folder, name), { force: true }).catch(() => {}),
    fetchMethod: (name, _, { context: paint }) => oneAtATime(() => keep(name, paint)),
  });
  for (const name of readdirSync(folder)) kept.set(name, true);

  return {
    /** Counts as a use of the picture. */
    has: (name: string) => kept.get(name) === true,
    /** Rejects with {@link Overloaded}, or if the picture cannot be painted or stored. */
    make: (name: string, paint: () => Promise<Buffer>) => kept.forceFetch(name, { context: paint }),
  };
}
