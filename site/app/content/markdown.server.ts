import rehypeExternalLinks from "rehype-external-links";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { reachableTables } from "./reachable-tables.ts";

// Raw HTML in a post is dropped, not escaped: editors write Markdown, and what they paste must not become markup.
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  // The step before has prefixed the ids of footnotes; a second prefix would part them from their links.
  .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: "" })
  .use(reachableTables)
  .use(rehypeSlug)
  .use(rehypeExternalLinks, { target: "_blank", rel: ["noopener", "noreferrer"] })
  .use(rehypeStringify);

/** An editor's Markdown as sanitised HTML, headings with anchors. */
export async function renderMarkdown(markdown: string): Promise<string> {
  return String(await processor.process(markdown));
}

const wordsPerMinute = 220;

/** Whole minutes that a calm reader needs, at least one. */
export function readingMinutesOf(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
