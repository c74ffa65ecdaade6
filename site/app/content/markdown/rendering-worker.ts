/** Worker thread that renders texts, so that the main thread can serve pages. */
import { parentPort } from "node:worker_threads";
import rehypeExternalLinks, { type Options as LinkOptions } from "rehype-external-links";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { footnoteLabels, frameTables, labelCode, labelFootnotes, replaceTaskCheckboxes } from "./blocks.ts";
import { plainTextOf } from "./element.ts";
import { embedVideos } from "./embeds.ts";
import { anchorHeadings, prefixIds } from "./headings.ts";
import { picturesIn, placePictures } from "./pictures.ts";
import type { RenderedMarkdown, RenderingJob, RenderingOutcome } from "./rendering-job.ts";
import { sanitizeOptions } from "./sanitation.ts";

const externalLinkOptions: LinkOptions = {
  content: { type: "text", value: " (opens in a new tab)" },
  contentProperties: { className: ["sr-only"] },
  rel: ["noopener", "noreferrer"],
  target: "_blank",
};

// Raw HTML is dropped, not escaped: editors write Markdown, and what they paste must not become markup.
const reader = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, footnoteLabels).freeze();

const writer = unified()
  .use(rehypeExternalLinks, externalLinkOptions)
  .use(rehypeSanitize, sanitizeOptions)
  .use(rehypeStringify)
  .freeze();

/** Renders Markdown as sanitized HTML. A missing picture becomes a note with its alternative text. */
function render({ markdown, pictures: picturesByUrl, place }: RenderingJob): RenderedMarkdown {
  const tree = reader.runSync(reader.parse(markdown));
  const pictures = picturesIn(tree);
  placePictures(tree, picturesByUrl);
  embedVideos(tree);
  labelCode(tree);
  replaceTaskCheckboxes(tree);
  frameTables(tree);
  labelFootnotes(tree);
  const plainText = plainTextOf(tree);
  const headings = anchorHeadings(tree, place?.levelAbove);
  const safe = writer.runSync(tree);
  if (place) prefixIds(safe, place.idPrefix);
  const html = writer.stringify(safe);
  return { headings, html, pictures, plainText, readingMinutes: readingMinutesOf(markdown) };
}

const wordsPerMinute = 220;

function readingMinutesOf(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Maximum length of a result as JSON, in characters. */
const maxResultLength = 1_000_000;

function outcomeOf(job: RenderingJob): RenderingOutcome {
  try {
    const result = render(job);
    return JSON.stringify(result).length > maxResultLength ? { refusal: "The text is too long" } : result;
  } catch (error) {
    if (error instanceof RangeError) return { refusal: "The text is nested too deeply" };
    return { refusal: String(error) };
  }
}

parentPort?.on("message", (job: RenderingJob) => parentPort?.postMessage(outcomeOf(job)));
