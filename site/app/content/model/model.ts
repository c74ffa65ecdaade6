/** What pages read. Everything here has been checked where it entered; pages check nothing again. */

/** A picture with every size it is served in; `src` is the fallback for browsers without AVIF and WebP. */
export interface ImageAsset {
  readonly alt: string;
  readonly height: number;
  readonly sources: readonly ImageSource[];
  readonly src: string;
  readonly width: number;
}

export interface ImageSource {
  readonly srcSet: string;
  readonly type: "image/avif" | "image/webp";
}

/** Blog post: specification, sections 3 and 7 (calls 1 and 2). */
export interface Post {
  readonly author: string | null;
  /** Sanitized HTML, made from the editor's Markdown when the post was read. */
  readonly bodyHtml: string;
  readonly category: { readonly name: string; readonly slug: string } | null;
  readonly excerpt: string;
  readonly headings: readonly PostHeading[];
  readonly image: ImageAsset | null;
  readonly publishedAt: string;
  readonly readingMinutes: number;
  readonly slug: string;
  readonly title: string;
  readonly updatedAt: string;
}

export type PostSummary = Omit<Post, "bodyHtml" | "headings">;

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

/** A heading of a post's text, for its table of contents. */
export interface PostHeading {
  readonly id: string;
  readonly level: 2 | 3;
  readonly text: string;
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

/** One of the three stat cards; `convention` is how the drawing shows it (solid, hatched, dashed). */
export interface Stat {
  readonly convention: "built" | "under-way" | "planned";
  readonly label: string;
  readonly note: string;
  readonly units: number;
}
