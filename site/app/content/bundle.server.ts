import path from "node:path";
import * as v from "valibot";
import { parse as parseYaml } from "yaml";
import newsletterList from "../../../samples/content/newsletters/newsletters.json";
import { captionLines } from "./media/captions.ts";
import type { Media } from "./media/media.ts";
import { ownPicture } from "./media/own-pictures.server.ts";
import { contentTypes, newslettersType, ownTypes, postsType } from "./types/all-types.ts";
import { bundledEntries } from "./types/bundled-entries.ts";
import { type BuiltEntry, buildTools } from "./types/content-type.ts";

/** Sample content built into the site, by type. Shown for types that the content service lacks or has not sent yet. */
export type Bundle = ReadonlyMap<string, readonly BuiltEntry[]>;

const postSources = import.meta.glob<string>("../../../samples/content/posts/*.md", {
  eager: true,
  import: "default",
  query: "?raw",
});
const newsletterPdfs = import.meta.glob<string>("../../../samples/content/newsletters/*.pdf", {
  eager: true,
  import: "default",
  query: "?url",
});
const captionFiles = import.meta.glob<string>("../../../samples/content/videos/*.vtt", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** Base URL of bundled pictures; resolves nowhere. */
const bundleOrigin = "https://bundle.invalid";

/**
 * Reads the sample content as if a content service had sent it. `sizeOf` returns the size in bytes of a built file.
 * If `withPublications`, includes sample posts and newsletters.
 */
export async function readBundle(
  sizeOf: (url: string) => number,
  withPublications: boolean,
): Promise<Bundle> {
  const source = { media: bundledMedia(sizeOf), serviceOrigin: bundleOrigin };
  const fail = (reason: string) => {
    throw new Error(`samples/content: ${reason}`);
  };
  const types = withPublications ? [...contentTypes.values()] : ownTypes;
  const builtEntries = types.map(async (type) => {
    const rawEntries = rawPublications[type.name]?.() ?? bundledEntries(type.name);
    return [
      type.name,
      await Promise.all(rawEntries.map((entry) => type.build(entry, buildTools(source, fail)))),
    ] as const;
  });
  return new Map(await Promise.all(builtEntries));
}

const rawPublications: Readonly<Record<string, () => unknown[]>> = {
  [postsType.name]: bundledPosts,
  [newslettersType.name]: bundledNewsletters,
};

const postFrontMatter = v.looseObject({ image: v.string(), imageAlt: v.string() });

function bundledPosts(): unknown[] {
  return Object.entries(postSources).map(([file, text]) => {
    const [, frontMatter = "", body = ""] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
    const parsed = v.safeParse(postFrontMatter, parseYaml(frontMatter));
    if (!parsed.success) throw new Error(`${file}: ${v.summarize(parsed.issues)}`);
    const { image, imageAlt } = parsed.output;
    return {
      ...parsed.output,
      body: body.replaceAll("](images/", "](/uploads/"),
      documentId: path.basename(file, ".md"),
      isSample: true,
      image: { alternativeText: imageAlt, url: image },
    };
  });
}

function bundledNewsletters(): unknown[] {
  return newsletterList.map((newsletter) => ({
    ...newsletter,
    cover: { url: newsletter.cover },
    id: path.basename(newsletter.file, ".pdf"),
    isSample: true,
    pdf: { url: newsletter.file },
  }));
}

function bundledMedia(sizeOf: (url: string) => number): Media {
  return {
    captions: async ({ url }) => {
      const name = path.basename(url);
      return { lines: captionLines(bundledFile(captionFiles, `videos/${name}`)), url: `/videos/${name}` };
    },
    file: async (kind, { url: file }) => {
      // Pages show no size of a film.
      if (kind === "mp4") return { sizeBytes: 0, url: `/videos/${path.basename(file)}` };
      const url =
        kind === "mp3" ? `/audio/${path.basename(file)}` : bundledFile(newsletterPdfs, `newsletters/${file}`);
      return { sizeBytes: sizeOf(url), url };
    },
    image: async ({ url }, alt) => ({ ...ownPicture(path.basename(url, ".webp")), alt }),
    withUpdatedAt: async (file) => file,
  };
}

function bundledFile(files: Readonly<Record<string, string>>, name: string): string {
  const file = files[`../../../samples/content/${name}`];
  if (file === undefined) throw new Error(`samples/content/${name} is missing`);
  return file;
}
