import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import * as v from "valibot";
import { codeOf } from "../../reason.ts";
import type { ImageAsset } from "../model/model.ts";
import { InvalidEntry } from "../strapi/strapi-entries.ts";
import {
  type RenderedMarkdown,
  type RenderingJob,
  renderingOutcome,
  type TextPlace,
} from "./rendering-job.ts";

interface MarkdownOptions {
  /** Time allowed for each of the up to two passes, in milliseconds. */
  readonly deadlineMs?: number;
  /** Prefix of IDs and level of headings; absent for the only text of a page. */
  readonly place?: TextPlace;
  /** Returns our copy of the picture at a URL, or null. Without this function, no picture is available. */
  readonly picture?: (url: string, alt: string) => Promise<ImageAsset | null>;
}

/** A text of 170,000 characters takes half a second on an idle processor. */
const usualDeadlineMs = 10_000;

/** The worker's file is next to this one, in the source and in the build (`server-program.ts`). */
export const renderingWorkerFile = new URL(
  import.meta.env.PROD ? "./rendering-worker.js" : "./rendering-worker.ts",
  import.meta.url,
);

// Browsers cannot show text that is nested too deeply for this stack.
const resourceLimits = { maxOldGenerationSizeMb: 512, stackSizeMb: 1 };
const oneAtATime = pLimit(1);
let worker: Worker | null = null;
let failures = 0;

/** Returns the number of rendering threads that crashed or timed out since the site started. */
export const renderingWorkerFailures = (): number => failures;

/**
 * Renders Markdown as sanitized HTML in a worker thread. The first pass finds the pictures; if there are any, a second
 * pass places them, or a note for a picture that is not available. Rejects with InvalidEntry if a text takes too long,
 * is nested too deeply, or is too large.
 */
export async function renderMarkdown(
  markdown: string,
  { deadlineMs = usualDeadlineMs, picture = async () => null, place }: MarkdownOptions = {},
): Promise<RenderedMarkdown> {
  const first = await renderInWorker({ markdown, pictures: new Map(), place }, deadlineMs);
  if (first.pictures.length === 0) return first;
  const pictures = first.pictures.map(async ({ alt, src }) => [src, await picture(src, alt)] as const);
  return renderInWorker({ markdown, pictures: new Map(await Promise.all(pictures)), place }, deadlineMs);
}

async function renderInWorker(job: RenderingJob, deadlineMs: number): Promise<RenderedMarkdown> {
  const outcome = v.parse(renderingOutcome, await oneAtATime(() => runInWorker(job, deadlineMs)));
  if ("refusal" in outcome) throw new InvalidEntry(outcome.refusal);
  return outcome;
}

/** Runs a job in the rendering thread. Ends the thread on failure, so that the next job starts another. */
async function runInWorker(job: RenderingJob, deadlineMs: number): Promise<unknown> {
  const thread = worker ?? new Worker(renderingWorkerFile, { resourceLimits });
  worker = thread;
  // Keeps the process alive during a job, but not between jobs.
  thread.ref();
  try {
    thread.postMessage(job);
    const [outcome]: unknown[] = await once(thread, "message", { signal: AbortSignal.timeout(deadlineMs) });
    return outcome;
  } catch (error) {
    worker = null;
    failures += 1;
    // A thread that has timed out may still run out of memory.
    void thread.on("error", () => {}).terminate();
    const code = codeOf(error);
    if (code === "ABORT_ERR")
      throw new InvalidEntry(`The text could not be rendered within ${deadlineMs} ms`);
    if (code !== "ERR_WORKER_OUT_OF_MEMORY") throw error;
    throw new InvalidEntry("The text could not be rendered within the memory limit");
  } finally {
    thread.unref();
  }
}
