import * as v from "valibot";

/** What pages read. Everything here has been checked where it entered; pages check nothing again. */

/** A picture with every size it is served in; `src` is the fallback for browsers without AVIF and WebP. */
const imageAsset = v.object({
  alt: v.string(),
  height: v.number(),
  sources: v.array(v.object({ srcSet: v.string(), type: v.picklist(["image/avif", "image/webp"]) })),
  src: v.string(),
  width: v.number(),
});
export type ImageAsset = Readonly<v.InferOutput<typeof imageAsset>>;

/** A file that visitors save, under a name of its own. */
export interface DownloadableFile {
  readonly fileName: string;
  readonly href: string;
  readonly sizeBytes: number;
}

/** Blog post without its text: specification, sections 3 and 7 (calls 1 and 2). */
export const postSummary = v.object({
  author: v.nullable(v.string()),
  category: v.nullable(v.object({ name: v.string(), slug: v.string() })),
  excerpt: v.string(),
  image: v.nullable(imageAsset),
  publishedAt: v.string(),
  readingMinutes: v.number(),
  /** For search engines and where it is shared; without them, the excerpt and the title. */
  seoDescription: v.optional(v.string()),
  seoTitle: v.optional(v.string()),
  /** Where the post is shared; without it, its picture. */
  sharedImage: v.optional(imageAsset),
  slug: v.string(),
  title: v.string(),
  updatedAt: v.string(),
});
export type PostSummary = Readonly<v.InferOutput<typeof postSummary>>;

/** A heading of a post's text, for its table of contents. */
export const postHeading = v.object({ id: v.string(), level: v.picklist([2, 3]), text: v.string() });
export type PostHeading = Readonly<v.InferOutput<typeof postHeading>>;

export interface Post extends PostSummary {
  /** Sanitized HTML, made from the editor's Markdown when the post was read. */
  readonly bodyHtml: string;
  readonly headings: readonly PostHeading[];
}

/** The posts: their summaries at hand, their texts by address, so that ten thousand cost no more than ten. */
export interface PostLibrary {
  readonly all: readonly PostSummary[];
  readonly categories: readonly PostCategory[];
  find(slug: string): Post | null;
  /** Newest first; empty for an address that belongs to no category. */
  inCategory(slug: string): readonly PostSummary[];
  /** The place of a post in `all`, or -1. */
  indexOf(slug: string): number;
}

export interface PostCategory {
  readonly count: number;
  readonly name: string;
  readonly slug: string;
}

/** Newsletter as the newsletter page uses it: specification, section 3 (id, name, url). */
export interface Newsletter {
  readonly headline: string | null;
  readonly id: string;
  readonly name: string;
  /** ISO 8601 date-time, UTC. */
  readonly publishedAt: string;
  readonly sizeBytes: number;
  /** Address of the PDF on this site. */
  readonly url: string;
}

/** Home project card and past opportunity: specification, section 3. Amounts are text and never computed with. */
export interface Project {
  /** ISO 8601 date of its amounts. */
  readonly asOf: string;
  readonly image: ImageAsset;
  readonly location: string;
  readonly ongoing: boolean;
  readonly path: string;
  /** Percent funded, 0 to 100. */
  readonly progress: number;
  readonly remainingAmount: string;
  /** Stamped as sold; set by the sponsor, since the specification names no sold project. */
  readonly sold?: boolean;
  readonly title: string;
}
