import * as v from "valibot";
import type { ImageAsset } from "../model/model.ts";
import { InvalidEntry } from "../strapi/strapi-entries.ts";
import {
  type RenderedMarkdown,
  type RenderingJob,
  type RenderingOutcome,
  renderingOutcome,
  type TextPlace,
} from "./rendering-job.ts";
import { JobFailed, TimedWorker } from "./timed-worker.server.ts";

interface MarkdownOptions {
  /** Processor time allowed for each of the two passes, in milliseconds. */
  readonly deadlineMs?: number;
  /** Position among other texts on the page; absent if it is the page's only text. */
  readonly place?: TextPlace;
  /** Returns our copy of the picture at a URL, or null. Without this function, no picture is available. */
  readonly picture?: (url: string, alt: string) => Promise<ImageAsset | null>;
}

/** A text of 170,000 characters takes half a second. */
const usualDeadlineMs = 2_000;

/** The worker's file is next to this one, in the source and in the build (`server-program.ts`). */
export const renderingWorkerFile = new URL(
  import.meta.env.PROD ? "./rendering-worker.js" : "./rendering-worker.ts",
  import.meta.url,
);

const worker = new TimedWorker(renderingWorkerFile, {
  // Text nested deeper than this stack cannot be shown by browsers either.
  resourceLimits: { maxOldGenerationSizeMb: 512, stackSizeMb: 1 },
});

/** Returns the number of rendering threads that crashed or timed out since the site started. */
export const renderingWorkerFailures = (): number => worker.failures;

/**
 * Renders Markdown as sanitized HTML in a worker thread. The first of two passes finds the pictures. A note replaces a
 * picture that is not available. Rejects with InvalidEntry if a text takes too long, or is too deep or too large.
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
  const outcome = await worker.run(job, deadlineMs).then(
    (result) => v.parse(renderingOutcome, result),
    (error: unknown): RenderingOutcome => {
      if (!(error instanceof JobFailed)) throw error;
      return { refusal: `The text could not be read ${error.message}` };
    },
  );
  if ("refusal" in outcome) throw new InvalidEntry(outcome.refusal);
  return outcome;
}
