import * as v from "valibot";
import { renderMarkdown } from "../../markdown/markdown.server.ts";
import type { RenderedMarkdown, TextPlace } from "../../markdown/rendering-job.ts";
import { type PostSummary, postSummary } from "../../model/model.ts";
import { addressWords } from "../../model/wording/anchors.ts";
import { postDocument } from "../../search/documents.ts";
import { fingerprintOf } from "../fingerprint.server.ts";
import { type FileFinder, fileFinder, mediaIn } from "../media.ts";
import { type MediaFile, parseEntry, postEntry } from "../service/strapi-entries.ts";
import {
  type BuiltEntry,
  newestFirst,
  postText,
  type SiteType,
  sampleMark,
  type Tools,
} from "./site-type.ts";

const savedShape = v.object({
  isSample: v.optional(v.boolean(), false),
  media: v.array(v.string()),
  summary: postSummary,
  text: postText,
  version: v.string(),
});

/** Posts are kept as they were built: rendering their texts again at each start would take too long. */
export const postsType: SiteType = {
  isSingle: false,
  name: "mail-box-money-blogs",
  populate: { populate: "image" },

  draft: (entry, documentId, published) => ({
    ...entry,
    publishedAt: published?.publishedAt ?? entry.publishedAt ?? new Date().toISOString(),
    slug: entry.slug || documentId,
    title: entry.title || "Untitled",
    updatedAt: isSameMoment(entry.updatedAt, published?.updatedAt) ? published?.updatedAt : entry.updatedAt,
  }),

  async build(raw, tools) {
    const entry = parseEntry(postEntry, raw);
    const files = fileFinder(tools.media);
    const { seoDescription, seoTitle, sharedImage } = entry;
    const [cover, shared, { headings, html, readingMinutes, words }] = await Promise.all([
      entry.image ? files.picture(entry.image, entry.image.alternativeText ?? "") : null,
      sharedImage ? files.picture(sharedImage, sharedImage.alternativeText ?? "") : null,
      renderText(entry.body ?? "", files, tools),
    ]);
    // In the form in which it is read after a restart, so that a page is the same then to the last byte.
    const summary = v.parse(postSummary, {
      author: entry.author ?? null,
      category: categoryNamed(entry.category),
      excerpt: entry.excerpt ?? "",
      image: cover,
      publishedAt: entry.publishedAt,
      readingMinutes,
      ...(seoDescription && { seoDescription }),
      ...(seoTitle && { seoTitle }),
      ...(shared && { sharedImage: shared }),
      slug: entry.slug,
      title: entry.title,
      updatedAt: entry.updatedAt ?? entry.publishedAt,
    });
    const text = v.parse(postText, { bodyHtml: html, headings, words });
    const isSample = v.is(sampleMark, raw);
    const saved = {
      isSample,
      media: mediaIn(JSON.stringify([summary, html])),
      summary,
      text,
      version: fingerprintOf([summary, text, isSample]),
    };
    return { ...builtOf(saved), missing: files.missing, waits: files.mayCome() };
  },

  restore: async (saved) => builtOf(v.parse(savedShape, saved)),
};

function builtOf(saved: v.InferOutput<typeof savedShape>): BuiltEntry {
  const { isSample, media, summary, text, version } = saved;
  return {
    addTo: ({ posts }) => posts.push({ summary, text }),
    media,
    missing: [],
    order: [newestFirst(summary.publishedAt), summary.slug],
    publishedAt: summary.publishedAt,
    saved,
    parts: [],
    searchDocument: postDocument(summary, text),
    updatedAt: summary.updatedAt,
    version,
    waits: false,
    withheld: isSample ? { kind: "posts", name: summary.title } : null,
  };
}

/** Publishing writes the date of the draft and that of the published post one after the other. */
function isSameMoment(one: unknown, other: string | undefined): boolean {
  return Math.abs(Date.parse(String(one)) - Date.parse(String(other))) < 2_000;
}

/** The category an editor named, with its address; null where none was named. */
function categoryNamed(name: string | null | undefined): PostSummary["category"] {
  const plain = name?.trim().replace(/\s+/g, " ") ?? "";
  const slug = addressWords(plain);
  return slug === "" ? null : { name: plain, slug };
}

/** An editor's text: that of its page, or one of several. */
export function renderText(
  text: string,
  files: FileFinder,
  { media, serviceOrigin, filesUrl }: Tools,
  place?: TextPlace,
): Promise<RenderedMarkdown> {
  return renderMarkdown(text, {
    ...(place && { place }),
    picture: async (url, alt) => {
      const file = fileInText(url, serviceOrigin, filesUrl);
      // A file that is replaced keeps its address, which is all that a text says of it.
      return file && files.picture(media.dated(file), alt);
    },
  });
}

/**
 * The file of the content service that a picture in a text is, or null. Editors see that service under another address
 * than the site does, so its uploads count whatever their host.
 */
export function fileInText(url: string, serviceOrigin: string, filesUrl?: string): MediaFile | null {
  if (filesUrl !== undefined && URL.parse(url)?.href.startsWith(`${filesUrl}/`)) return { url };
  const address = URL.parse(url, serviceOrigin);
  if (!address || !/^https?:$/.test(address.protocol)) return null;
  const isNamed = URL.canParse(url) && address.origin === serviceOrigin;
  if (!isNamed && !address.pathname.startsWith("/uploads/")) return null;
  return { url: new URL(`${address.pathname}${address.search}`, serviceOrigin).href };
}
