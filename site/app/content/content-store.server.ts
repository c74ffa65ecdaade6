import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { snapshotOf } from "./bundled-content.server.ts";
import type { ContentReader } from "./content-reader.server.ts";
import type { MediaStore } from "./media-store.server.ts";
import type { ContentSnapshot, Newsletter, Post } from "./model.ts";
import { newsletterShape, postShape } from "./saved-content.ts";

/** The content pages are made from: the newest that was good, from the first moment on, without waiting. */
export interface ContentStore {
  close(): void;
  current(): ContentSnapshot;
  status(): ContentStatus;
}

export interface ContentStatus {
  /** Where the shown content came from. */
  readonly from: "content service" | "last good copy" | "bundle" | "nothing yet";
  /** What the last look at the content service could not read; empty when all is well. */
  readonly problems: readonly string[];
}

export interface ContentStoreOptions {
  readonly apiUrl: string;
  /** Shown until the content service has answered once; `null` where its samples would be untrue. */
  readonly bundle: { readonly newsletters: readonly Newsletter[]; readonly posts: readonly Post[] } | null;
  readonly log: (event: string, fields: Record<string, string | number>) => void;
  readonly media: MediaStore;
  /** Pause between two looks at the content service. */
  readonly pollIntervalMs: number;
  readonly reader: ContentReader;
  readonly stateDir: string;
}

/** A service that fails is asked less and less often, down to this. */
const slowestPollMs = 15_000;

// Raised whenever saved posts and newsletters would be read wrongly by newer code.
const savedFormat = 1;

const savedContent = v.object({
  apiUrl: v.string(),
  format: v.literal(savedFormat),
  newsletters: v.array(newsletterShape),
  posts: v.array(postShape),
});

/** Opens the store with the last good copy or the bundle and starts looking at the content service. */
export async function openContentStore(options: ContentStoreOptions): Promise<ContentStore> {
  const { apiUrl, bundle, log, media, reader, stateDir } = options;
  const file = path.join(stateDir, "content.json");
  const saved = await readSaved(file, apiUrl, log);

  let from: ContentStatus["from"] = saved ? "last good copy" : bundle ? "bundle" : "nothing yet";
  let posts = saved?.posts ?? bundle?.posts ?? [];
  let newsletters = saved?.newsletters ?? bundle?.newsletters ?? [];
  let snapshot = snapshotOf(posts, newsletters);
  let problems: readonly string[] = [];
  let failedInARow = 0;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function look(): Promise<void> {
    const reading = await reader.read();
    noteProblems(reading.failures);
    if (closed) return;
    if (!reading.posts && !reading.newsletters) {
      // With nothing to show the page says what went wrong; otherwise the last good content stands.
      if (newsletters.length === 0) snapshot = snapshotOf(posts, newsletters, reading.newslettersStatus);
      return;
    }
    // In the same form as a saved copy is read, so that the same content is the same generation after a restart.
    posts = reading.posts ? v.parse(savedContent.entries.posts, reading.posts) : posts;
    newsletters = reading.newsletters
      ? v.parse(savedContent.entries.newsletters, reading.newsletters)
      : newsletters;
    const status = newsletters.length === 0 ? reading.newslettersStatus : 200;
    const next = snapshotOf(posts, newsletters, status);
    from = "content service";
    if (next.generation === snapshot.generation) return;
    snapshot = next;
    log("content.changed", {
      generation: next.generation,
      newsletters: newsletters.length,
      posts: posts.length,
    });
    const text = JSON.stringify({ format: savedFormat, apiUrl, newsletters, posts });
    await writeWhole(file, text);
    await media.prune(text);
  }

  function noteProblems(found: readonly string[]): void {
    failedInARow = found.length > 0 ? failedInARow + 1 : 0;
    if (found.join() !== problems.join()) {
      if (found.length > 0) log("content.unreadable", { problems: found.join(" | ") });
      else log("content.readable-again", {});
    }
    problems = found;
  }

  function lookAgainLater(): void {
    if (closed) return;
    const pauseMs = Math.min(options.pollIntervalMs * 2 ** Math.min(failedInARow, 10), slowestPollMs);
    timer = setTimeout(run, pauseMs);
  }

  async function run(): Promise<void> {
    await look().catch((error: unknown) => noteProblems([String(error)]));
    lookAgainLater();
  }
  void run();

  return {
    current: () => snapshot,
    status: () => ({ from, problems }),
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

async function readSaved(file: string, apiUrl: string, log: ContentStoreOptions["log"]) {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return null;
  try {
    const parsed = v.safeParse(savedContent, JSON.parse(text));
    if (parsed.success) return parsed.output.apiUrl === apiUrl ? parsed.output : null;
    log("content.saved-copy-outdated", { file });
  } catch (error) {
    log("content.saved-copy-unreadable", { file, error: String(error) });
  }
  return null;
}

/** A reader never sees half a file, also after a power cut between the two steps. */
async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.draft`;
  await writeFile(draft, text, { flush: true, mode: 0o600 });
  await rename(draft, file);
}
