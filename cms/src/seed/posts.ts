import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { parse } from "yaml";
import { postUid } from "../content-types";
import type { SeedFile, SeedSet } from "./entry";
import { dateIn, fieldReader, fileIn } from "./fields";
import { withStoredPictures } from "./text-pictures";

interface SeedPost {
  title: string;
  slug: string;
  excerpt: string;
  author: string;
  category: string;
  publishedAt: string;
  image: SeedFile | undefined;
  body: string;
  /** Absolute path of the file it comes from. */
  source: string;
}

const frontMatter = /^---\r?\n(?<head>[\s\S]*?)\r?\n---\r?\n(?<body>[\s\S]*)$/;

/** The posts as they lie in `samples/content/posts/<slug>.md`. */
export function postSet(strapi: Core.Strapi, contentDir: string): SeedSet {
  return {
    name: "posts",
    read: () =>
      readPosts(path.join(contentDir, "posts"))?.map(({ body, image, publishedAt, source, ...post }) => ({
        key: `post/${post.slug}`,
        exists: async () => (await strapi.db.query(postUid).count({ where: { slug: post.slug } })) > 0,
        async create(addFile) {
          const picture = image && (await addFile(image));
          await strapi.documents(postUid).create({
            data: {
              ...post,
              body: await withStoredPictures(strapi, body, source, addFile),
              publicationDate: publishedAt,
              // What has just been brought in was not changed today.
              updatedAt: publishedAt,
              ...(picture && { image: picture }),
            },
            status: "published",
          });
        },
      })),
  };
}

function readPosts(folder: string): SeedPost[] | undefined {
  if (!existsSync(folder)) return undefined;
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return names.length > 0 ? names.toSorted().map((name) => readPost(folder, name)) : undefined;
}

function readPost(folder: string, name: string): SeedPost {
  const source = path.join(folder, name);
  const parts = frontMatter.exec(readFileSync(source, "utf8"))?.groups;
  if (!parts) throw new Error(`${source} does not start with front matter between two lines of ---`);
  const field = fieldReader(parse(parts.head ?? ""), source);
  const image = field("image", "optional");
  return {
    title: field("title"),
    slug: field("slug"),
    excerpt: field("excerpt", "optional"),
    author: field("author", "optional"),
    category: field("category", "optional"),
    publishedAt: dateIn(field("publishedAt"), source),
    image: image
      ? { path: fileIn(path.join(folder, "images"), image, source), alt: field("imageAlt", "optional") }
      : undefined,
    body: (parts.body ?? "").trim(),
    source,
  };
}
