import * as v from "valibot";

const imageShape = v.object({
  alt: v.string(),
  height: v.number(),
  sources: v.array(v.object({ srcSet: v.string(), type: v.picklist(["image/avif", "image/webp"]) })),
  src: v.string(),
  width: v.number(),
});

/** A post of the model as it is kept on disk. */
export const postShape = v.object({
  author: v.nullable(v.string()),
  bodyHtml: v.string(),
  excerpt: v.string(),
  image: v.nullable(imageShape),
  publishedAt: v.string(),
  readingMinutes: v.number(),
  slug: v.string(),
  title: v.string(),
  updatedAt: v.string(),
});

/** A newsletter of the model as it is kept on disk. */
export const newsletterShape = v.object({
  headline: v.nullable(v.string()),
  id: v.string(),
  name: v.string(),
  publishedAt: v.string(),
  sizeBytes: v.number(),
  url: v.string(),
});
