import * as v from "valibot";
import type { ImageAsset } from "../model/model.ts";
import {
  type RenderedMarkdown,
  type RenderingAnswer,
  type RenderingJob,
  renderedMarkdown,
  renderingAnswer,
  type TextPlace,
} from "./rendering-job.ts";
import { JobEnded, TimedWorker } from "./timed-worker.server.ts";

interface MarkdownOptions {
  /** How long each of the two halves of the work may take. */
  readonly deadlineMs?: number;
  /** Where it stands, unless it is the text of its page. */
  readonly place?: TextPlace;
  /** Gives the picture behind an address in our own sizes; null when it cannot be had, as all are without this. */
  readonly picture?: (url: string, alt: string) => Promise<ImageAsset | null>;
}

/** Nothing can be made of the text. */
export class UnreadableText extends Error {
  override readonly name = "UnreadableText";
}

/** A text of 170,000 characters, as long as a book's part, takes half a second. */
const usualDeadlineMs = 2_000;

/** Beside this file in the source and in the build; see server-program.ts in the site's folder. */
export const renderingWorkerFile = new URL(
  import.meta.env.PROD ? "./rendering-worker.js" : "./rendering-worker.ts",
  import.meta.url,
);

const worker = new TimedWorker(renderingWorkerFile, {
  // A text whose parts lie deeper in each other than this stack is one that no browser shows.
  resourceLimits: { maxOldGenerationSizeMb: 512, stackSizeMb: 1 },
});

const namedPictures = v.array(v.object({ alt: v.string(), src: v.string() }));

/** How often a text has cost its thread since the start. */
export const renderingWorkerEnds = (): number => worker.ends;

/**
 * An editor's Markdown as sanitized HTML, made in a thread of its own. `picture` gives each picture of the text in our
 * own sizes; what it cannot give is a note with its words instead. Rejects with UnreadableText for a text that
 * cannot be read in time, is nested too deeply or grows too long.
 */
export async function renderMarkdown(
  markdown: string,
  { deadlineMs = usualDeadlineMs, picture = async () => null, place }: MarkdownOptions = {},
): Promise<RenderedMarkdown> {
  // Of all texts few have any, and to say which they are takes as long as to read the text.
  const named = markdown.includes("![")
    ? v.parse(namedPictures, await resultOf({ kind: "pictures", markdown }, deadlineMs))
    : [];
  const found = named.map(async ({ alt, src }) => [src, await picture(src, alt)] as const);
  const pictures = new Map(await Promise.all(found));
  return v.parse(renderedMarkdown, await resultOf({ kind: "text", markdown, pictures, place }, deadlineMs));
}

/** A short text that stands among others on a page, such as a biography: words, lists, quotes and links only. */
export async function renderShortMarkdown(markdown: string): Promise<string> {
  return v.parse(v.string(), await resultOf({ kind: "short", markdown }, usualDeadlineMs));
}

async function resultOf(job: RenderingJob, deadlineMs: number): Promise<unknown> {
  const answer = await worker.run(job, deadlineMs).then(
    (said) => v.parse(renderingAnswer, said),
    (error: unknown): RenderingAnswer => {
      if (!(error instanceof JobEnded)) throw error;
      return { refusal: `The text could not be read ${error.message}` };
    },
  );
  if ("refusal" in answer) throw new UnreadableText(answer.refusal);
  return answer.result;
}
