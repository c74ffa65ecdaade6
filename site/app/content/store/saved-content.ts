import * as v from "valibot";
import type { ImageAsset, Post, PostSummary } from "../model/model.ts";

/** What of a post is read only when the post itself is shown. */
export type PostText = Pick<Post, "bodyHtml" | "headings">;

const imageShape: v.GenericSchema<ImageAsset> = v.object({
  alt: v.string(),
  height: v.number(),
  sources: v.array(v.object({ srcSet: v.string(), type: v.picklist(["image/avif", "image/webp"]) })),
  src: v.string(),
  width: v.number(),
});

/** A post's summary as it is kept on disk. */
export const summaryShape: v.GenericSchema<unknown, PostSummary> = v.object({
  author: v.nullable(v.string()),
  category: v.nullable(v.object({ name: v.string(), slug: v.string() })),
  excerpt: v.string(),
  image: v.nullable(imageShape),
  publishedAt: v.string(),
  readingMinutes: v.number(),
  slug: v.string(),
  title: v.string(),
  updatedAt: v.string(),
});

/** A post's text as it is kept on disk. */
export const textShape: v.GenericSchema<unknown, PostText> = v.object({
  bodyHtml: v.string(),
  headings: v.array(v.object({ id: v.string(), level: v.picklist([2, 3]), text: v.string() })),
});
