import * as v from "valibot";
import type { ImageAsset } from "../model/model.ts";
import {
  pictureReferences,
  type RenderedMarkdown,
  type RenderingJob,
  type RenderingOutcome,
  renderedMarkdown,
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

export class UnreadableText extends Error {
  override readonly name = "UnreadableText";
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
export const renderingWorkerEnds = (): number => worker.failures;

/**
 * Renders Markdown as sanitized HTML in a worker thread. Pictures that `picture` cannot provide become a note with
 * their alternative text. Rejects with UnreadableText for a text that takes too long, is nested too deeply, or is too
 * large.
 */
export async function renderMarkdown(
  markdown: string,
  { deadlineMs = usualDeadlineMs, picture = async () => null, place }: MarkdownOptions = {},
): Promise<RenderedMarkdown> {
  // Skip the pass that lists pictures if the text can have none.
  const named = markdown.includes("![")
    ? v.parse(pictureReferences, await resultOf({ kind: "pictures", markdown }, deadlineMs))
    : [];
  const found = named.map(async ({ alt, src }) => [src, await picture(src, alt)] as const);
  const pictures = new Map(await Promise.all(found));
  return v.parse(renderedMarkdown, await resultOf({ kind: "text", markdown, pictures, place }, deadlineMs));
}

async function resultOf(job: RenderingJob, deadlineMs: number): Promise<unknown> {
  const outcome = await worker.run(job, deadlineMs).then(
    (result) => v.parse(renderingOutcome, result),
    (error: unknown): RenderingOutcome => {
      if (!(error instanceof JobFailed)) throw error;
      return { refusal: `The text could not be read ${error.message}` };
    },
  );
  if ("refusal" in outcome) throw new UnreadableText(outcome.refusal);
  return outcome.result;
}
