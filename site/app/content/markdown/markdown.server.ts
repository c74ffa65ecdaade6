import rehypeExternalLinks, { type Options as LinkOptions } from "rehype-external-links";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { PostHeading } from "../model.ts";
import { labelCode } from "./code-blocks.ts";
import { embedVideos } from "./embeds.ts";
import { footnoteWords, nameFootnotes } from "./footnotes.ts";
import { anchorHeadings, flattenHeadings } from "./headings.ts";
import { findPictures, type PictureFinder, placePictures } from "./pictures.ts";
import { shortText, wholeText } from "./sanitation.ts";
import { frameTables } from "./tables.ts";
import { drawTasks } from "./task-lists.ts";
import { withinTime } from "./within-time.ts";

export type { PictureFinder };

export interface RenderedMarkdown {
  /** Those of levels 2 and 3, in the order of the text. */
  readonly headings: readonly PostHeading[];
  readonly html: string;
}

const elsewhere: LinkOptions = {
  content: { type: "text", value: " (opens in a new tab)" },
  contentProperties: { className: ["sr-only"] },
  rel: ["noopener", "noreferrer"],
  target: "_blank",
};

// Raw HTML is dropped, not escaped: editors write Markdown, and what they paste must not become markup.
const reader = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, footnoteWords).freeze();
const writer = unified()
  .use(rehypeExternalLinks, elsewhere)
  .use(rehypeSanitize, wholeText)
  .use(rehypeStringify)
  .freeze();

const shortReader = unified().use(remarkParse).use(remarkRehype).freeze();
const shortWriter = unified()
  .use(rehypeExternalLinks, elsewhere)
  .use(rehypeSanitize, shortText)
  .use(rehypeStringify)
  .freeze();

export interface MarkdownOptions {
  /** How long each of the two halves of the work may take. */
  readonly deadlineMs?: number;
  /** Without it no picture can be had. */
  readonly picture?: PictureFinder;
}

/** A text of 170,000 characters, as long as a book's part, takes half a second. */
const usualDeadlineMs = 2_000;

/**
 * An editor's Markdown as sanitised HTML. `picture` gives each picture of the text in our own sizes; what it cannot
 * give is left out, with its words as a note. Rejects a text that cannot be read in time or is nested too deeply.
 */
export async function renderMarkdown(
  markdown: string,
  { deadlineMs = usualDeadlineMs, picture = async () => null }: MarkdownOptions = {},
): Promise<RenderedMarkdown> {
  const tree = withinTime(deadlineMs, () => reader.runSync(reader.parse(markdown)));
  const pictures = await findPictures(tree, picture);
  return withinTime(deadlineMs, () => {
    placePictures(tree, pictures);
    embedVideos(tree);
    labelCode(tree);
    drawTasks(tree);
    frameTables(tree);
    nameFootnotes(tree);
    const headings = anchorHeadings(tree);
    return { headings, html: writer.stringify(writer.runSync(tree)) };
  });
}

/** A short text that stands among others on a page, such as a biography: words, lists, quotes and links only. */
export function renderShortMarkdown(markdown: string): string {
  return withinTime(usualDeadlineMs, () => {
    const tree = shortReader.runSync(shortReader.parse(markdown));
    flattenHeadings(tree);
    return shortWriter.stringify(shortWriter.runSync(tree));
  });
}

const wordsPerMinute = 220;

/** Whole minutes that a calm reader needs, at least one. */
export function readingMinutesOf(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
