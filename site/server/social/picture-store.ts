import { access, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { bounded } from "../../app/bounded.ts";

/** Keeps pictures on disk by name, made one at a time; removes the oldest beyond a limit. */
interface PictureStore {
  has(name: string): Promise<boolean>;
  /** Rejects with {@link Overloaded}, or if the picture cannot be made or stored. */
  make(name: string, paint: () => Promise<Buffer>): Promise<void>;
}

interface Limits {
  readonly maxKept: number;
  readonly maxWaiting: number;
}

/** About 200 MB, and half a minute of work. */
const usualLimits: Limits = { maxKept: 3_000, maxWaiting: 200 };

export function openPictureStore(
  folder: string,
  { maxKept, maxWaiting }: Limits = usualLimits,
): PictureStore {
  const making = new Map<string, Promise<void>>();
  // One at a time, because rendering pages needs the processor too.
  const oneAtATime = bounded({ atATime: 1, waiting: maxWaiting });

  async function keep(name: string, paint: () => Promise<Buffer>): Promise<void> {
    const file = path.join(folder, name);
    const bytes = await paint();
    await mkdir(folder, { recursive: true });
    // Write and rename, so that a power cut leaves no partial file.
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
    await removeOldest(folder, maxKept);
  }

  return {
    has: (name) =>
      access(path.join(folder, name)).then(
        () => true,
        () => false,
      ),
    make(name, paint) {
      const begun = making.get(name);
      if (begun) return begun;
      const made = oneAtATime(() => keep(name, paint)).finally(() => making.delete(name));
      making.set(name, made);
      return made;
    },
  };
}

async function removeOldest(folder: string, maxKept: number): Promise<void> {
  const names = await readdir(folder);
  // Allow a tenth more, so that not every new picture has to read the time of each file.
  if (names.length <= maxKept * 1.1) return;
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { file, madeAt: (await stat(file)).mtimeMs };
    }),
  );
  files.sort((a, b) => a.madeAt - b.madeAt);
  await Promise.all(files.slice(0, files.length - maxKept).map(({ file }) => rm(file, { force: true })));
}
