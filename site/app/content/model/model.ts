import * as v from "valibot";

/** Types of the validated content that pages read. */

/** Picture with the sizes it is served in. Browsers load `src` if they support none of the types in `sources`. */
const imageAsset = v.object({
  alt: v.string(),
  height: v.number(),
  sources: v.array(v.object({ srcSet: v.string(), type: v.picklist(["image/avif", "image/webp"]) })),
  src: v.string(),
  width: v.number(),
});
export type ImageAsset = Readonly<v.InferOutput<typeof imageAsset>>;

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
  /** ISO 8601 date-time in UTC. */
  publishedAt: v.string(),
  readingMinutes: v.number(),
  /** Search description; falls back to the excerpt. */
  seoDescription: v.nullable(v.string()),
  seoTitle: v.nullable(v.string()),
  /** Picture for link previews; falls back to the post's picture. */
  sharedImage: v.nullable(imageAsset),
  slug: v.string(),
  title: v.string(),
  /** ISO 8601 date-time in UTC. */
  updatedAt: v.string(),
});
export type PostSummary = Readonly<v.InferOutput<typeof postSummary>>;

export const postHeading = v.object({ id: v.string(), level: v.picklist([2, 3]), text: v.string() });
export type PostHeading = Readonly<v.InferOutput<typeof postHeading>>;

export interface Post extends PostSummary {
  /** Sanitized HTML. */
  readonly bodyHtml: string;
  readonly headings: readonly PostHeading[];
}

export type PostLibrary = Readonly<ReturnType<typeof postLibrary>>;

export type PostCategory = PostLibrary["categories"][number];

/**
 * Makes a library of posts, which must be given newest first. If two share a slug, the newer one is shown. Lists have
 * summaries only, so that pages are not sent the texts of other posts.
 */
export function postLibrary(posts: readonly Post[]) {
  const bySlug = new Map<string, Post>();
  for (const post of posts) if (!bySlug.has(post.slug)) bySlug.set(post.slug, post);
  const summaries: readonly PostSummary[] = Array.from(
    bySlug.values(),
    ({ bodyHtml: _, headings: __, ...summary }) => summary,
  );
  const byCategory = Map.groupBy(
    summaries.filter(({ category }) => category !== null),
    ({ category }) => category?.slug ?? "",
  );
  const categories = [...byCategory]
    .map(([slug, posts]) => ({ count: posts.length, name: posts[0]?.category?.name ?? slug, slug }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  return {
    all: summaries,
    categories,
    find: (slug: string): Post | null => bySlug.get(slug) ?? null,
    /** Newest first; empty for an unknown category. */
    inCategory: (slug: string): readonly PostSummary[] => byCategory.get(slug) ?? [],
    /** Index of a post in `all`, or -1. */
    indexOf: (slug: string): number => summaries.findIndex((post) => post.slug === slug),
  };
}

export type { Newsletter } from "../types/lists.ts";

/** Home project card or past opportunity (specification, section 3). Amounts are text; no code calculates with them. */
export interface Project {
  /** ISO 8601 date of the amounts. */
  readonly asOf: string;
  /** Number of homes when complete; absent until the sponsor states it. */
  readonly homes?: number;
  readonly image: ImageAsset;
  readonly location: string;
  readonly ongoing: boolean;
  /** Path of the project's page, or "/contact" if it has none. */
  readonly path: string;
  /** Percent funded, 0 to 100. */
  readonly progress: number;
  readonly remainingAmount: string;
  /** True if the sponsor marked the project as sold. */
  readonly sold?: boolean;
  readonly title: string;
}
