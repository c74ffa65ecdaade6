import path from "node:path";
import * as v from "valibot";
import { parse as parseYaml } from "yaml";
import { renderMarkdown } from "~/content/markdown/markdown.server.ts";
import type { ImageAsset, Newsletter, Post } from "~/content/model/model.ts";
import { categoryNamed } from "~/content/model/posts/post-category.ts";
import { newestFirst } from "~/content/model/wording/newest-first.ts";
import * as pictures from "~/words/pictures.generated.ts";
import newsletterList from "../../../../samples/content/newsletters/newsletters.json";

const postSources = import.meta.glob<string>("../../../../samples/content/posts/*.md", {
  eager: true,
  import: "default",
  query: "?raw",
});
const newsletterPdfs = import.meta.glob<string>("../../../../samples/content/newsletters/*.pdf", {
  eager: true,
  import: "default",
  query: "?url",
});

const postHead = v.object({
  author: v.string(),
  category: v.optional(v.string()),
  excerpt: v.string(),
  image: v.string(),
  imageAlt: v.string(),
  publishedAt: v.union([v.string(), v.date()]),
  slug: v.string(),
  title: v.string(),
});

const newsletterHeads = v.array(
  v.object({ file: v.string(), headline: v.string(), name: v.string(), publishedAt: v.string() }),
);

/** The content that was there when the site was built: what a site without a content service shows. */
export async function bundledPosts(): Promise<Post[]> {
  const posts = await Promise.all(Object.entries(postSources).map(([file, text]) => postOf(file, text)));
  return posts.sort(newestFirst);
}

/** `sizeOf` gives the size in bytes of a built file by its address. */
export function bundledNewsletters(sizeOf: (url: string) => number): Newsletter[] {
  return v
    .parse(newsletterHeads, newsletterList)
    .map((head) => {
      const url = newsletterPdfs[`../../../../samples/content/newsletters/${head.file}`];
      if (!url)
        throw new Error(`samples/content/newsletters/${head.file} is named in newsletters.json but missing`);
      return {
        headline: head.headline,
        id: path.basename(head.file, ".pdf"),
        name: head.name,
        publishedAt: new Date(head.publishedAt).toISOString(),
        sizeBytes: sizeOf(url),
        url,
      };
    })
    .sort(newestFirst);
}

async function postOf(file: string, text: string): Promise<Post> {
  const [, head = "", body = ""] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  const parsed = v.safeParse(postHead, parseYaml(head));
  if (!parsed.success) throw new Error(`${file}: ${v.summarize(parsed.issues)}`);
  const { author, category, excerpt, image, imageAlt, publishedAt, slug, title } = parsed.output;
  const date = new Date(publishedAt).toISOString();
  const { headings, html, readingMinutes } = await renderMarkdown(body, {
    picture: async (url) => pictureNamed(path.basename(url, ".webp")),
  });
  return {
    author,
    bodyHtml: html,
    category: categoryNamed(category),
    excerpt,
    headings,
    image: { ...pictureNamed(path.basename(image, ".webp")), alt: imageAlt },
    publishedAt: date,
    readingMinutes,
    slug,
    title,
    updatedAt: date,
  };
}

const picturesByName = new Map<string, ImageAsset>(Object.entries(pictures));

/** The site's picture made from the file `name`: `blog-01` is exported as `blog01`. */
function pictureNamed(name: string): ImageAsset {
  const exportName = name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const picture = picturesByName.get(exportName);
  if (!picture)
    throw new Error(
      `No picture ${exportName} in content/pictures.ts for samples/content/posts/images/${name}`,
    );
  return picture;
}
