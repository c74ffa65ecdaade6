import * as v from "valibot";
import { renderMarkdown } from "../markdown/markdown.server.ts";
import type { RenderedMarkdown, TextPlace } from "../markdown/rendering-job.ts";
import { type PostSummary, postHeading, postSummary } from "../model/model.ts";
import type { MutableContent } from "../model/site-content.ts";
import { slugify } from "../model/wording/anchors.ts";
import { postDocument } from "../search/documents.ts";
import { type MediaFile, parseEntry, postEntry } from "../strapi/strapi-entries.ts";
import {
  type BuildTools,
  type BuiltEntry,
  type ContentType,
  newestFirst,
  sampleMark,
  toBuiltEntry,
} from "./content-type.ts";

const savedPost = v.object({
  isSample: v.boolean(),
  summary: postSummary,
  text: v.object({ bodyHtml: v.string(), headings: v.array(postHeading), plainText: v.string() }),
});
type SavedPost = v.InferOutput<typeof savedPost>;

/** Blog posts. They are saved as built, because rendering all texts at each start would take too long. */
export const postsType: ContentType = {
  isSingle: false,
  name: "mail-box-money-blogs",
  populate: { populate: "image" },

  draft(entry, documentId, published) {
    // Saving a draft changes the draft's date, not the dates of the published post.
    const { publishedAt, updatedAt } = v.is(savedPost, published?.saved) ? published.saved.summary : entry;
    return {
      ...entry,
      publishedAt: publishedAt ?? new Date().toISOString(),
      slug: entry.slug || documentId,
      title: entry.title || "Untitled",
      updatedAt,
    };
  },

  async build(rawEntry, tools) {
    const { body, category, image, sharedImage, ...fields } = parseEntry(postEntry, rawEntry);
    const [cover, sharedPicture, { headings, html, plainText, readingMinutes }] = await Promise.all([
      tools.media.optionalImage(image),
      tools.media.optionalImage(sharedImage),
      renderText(body, tools),
    ]);
    return toBuiltPost({
      isSample: v.is(sampleMark, rawEntry),
      summary: {
        ...fields,
        category: categoryOf(category),
        image: cover,
        readingMinutes,
        sharedImage: sharedPicture,
        updatedAt: fields.updatedAt ?? fields.publishedAt,
      },
      text: { bodyHtml: html, headings, plainText },
    });
  },

  restore: async (saved) => toBuiltPost(saved),
};

function toBuiltPost(post: unknown): BuiltEntry {
  // Parsing orders the fields, so that a page is byte-for-byte the same after a restart.
  const saved = v.parse(savedPost, post);
  const { isSample, summary } = saved;
  return toBuiltEntry(postDefinition, saved, {
    order: [newestFirst(summary.publishedAt), summary.slug],
    saved,
    withheld: isSample ? { kind: "posts", name: summary.title } : null,
  });
}

const postDefinition = {
  add({ posts }: MutableContent, { summary, text: { bodyHtml, headings } }: SavedPost) {
    posts.push({ ...summary, bodyHtml, headings });
  },
  search: ({ summary, text }: SavedPost) => postDocument(summary, text.plainText),
};

/** Returns the category with its slug; null if there is none. */
function categoryOf(name: string): PostSummary["category"] {
  const singleSpaced = name.trim().replace(/\s+/g, " ");
  const slug = slugify(singleSpaced);
  return slug === "" ? null : { name: singleSpaced, slug };
}

/** Renders the Markdown of a post or of a page section. */
export function renderText(
  text: string,
  { media, serviceOrigin, filesUrl }: BuildTools,
  place?: TextPlace,
): Promise<RenderedMarkdown> {
  return renderMarkdown(text, {
    ...(place && { place }),
    async picture(url, alt) {
      const file = fileInText(url, serviceOrigin, filesUrl);
      // Request the file's date: the text names only the URL, which stays the same when the file is replaced.
      return file && media.attempt(async () => media.image(await media.withUpdatedAt(file), alt));
    },
  });
}

/**
 * Returns the content service's file behind a picture URL in a text, or null. Accepts uploads on any host, because
 * editors reach the service at another URL than the site does.
 */
export function fileInText(url: string, serviceOrigin: string, filesUrl?: string): MediaFile | null {
  if (filesUrl !== undefined && URL.parse(url)?.href.startsWith(`${filesUrl}/`)) return { url };
  const resolvedUrl = URL.parse(url, serviceOrigin);
  if (!resolvedUrl || !/^https?:$/.test(resolvedUrl.protocol)) return null;
  const namesService = URL.canParse(url) && resolvedUrl.origin === serviceOrigin;
  if (!namesService && !resolvedUrl.pathname.startsWith("/uploads/")) return null;
  return { url: new URL(`${resolvedUrl.pathname}${resolvedUrl.search}`, serviceOrigin).href };
}
