import * as v from "valibot";
import { renderMarkdown } from "~/content/markdown/markdown.server.ts";
import type { ImageAsset } from "~/content/model/model.ts";
import { categoryNamed } from "~/content/model/posts/post-category.ts";
import type { StoredPost } from "~/content/store/content-state.ts";
import { fingerprintOf } from "~/content/store/fingerprint.server.ts";
import { type Media, mediaIn } from "~/content/store/media/media-store.server.ts";
import { fileInText } from "~/content/store/media/text-pictures.ts";
import { UnusableFile } from "~/content/store/media/unusable-file.ts";
import { type PostText, summaryShape, textShape } from "~/content/store/saved-content.ts";
import type { MediaFile, PostEntry } from "../service/strapi-entries.ts";

export interface PostTools {
  /** Names the code: what other code made is made again. */
  readonly madeBy: string;
  readonly media: Pick<Media, "dated" | "image">;
  readonly serviceOrigin: string;
}

export interface PostMade {
  readonly stored: Omit<StoredPost, "source">;
  readonly text: PostText;
  /** Pictures that could not be had; the post is made without them. */
  readonly missing: readonly string[];
  /** Whether one of them may be there in a moment, so that an earlier version had better stand until then. */
  readonly mayBecomeWhole: boolean;
}

/** Makes a post of an entry. Rejects with UnreadableText when nothing can be made of its text. */
export async function makePost(entry: PostEntry, documentId: string, tools: PostTools): Promise<PostMade> {
  const missing: string[] = [];
  let mayBecomeWhole = false;

  async function picture(file: MediaFile | Promise<MediaFile>, alt: string): Promise<ImageAsset | null> {
    try {
      return await tools.media.image(await file, alt);
    } catch (error) {
      missing.push(`post ${entry.slug}: ${error instanceof Error ? error.message : error}`);
      mayBecomeWhole ||= !(error instanceof UnusableFile);
      return null;
    }
  }

  const [image, { headings, html, readingMinutes }] = await Promise.all([
    entry.image ? picture(entry.image, entry.image.alternativeText ?? "") : null,
    renderMarkdown(entry.body ?? "", {
      picture: async (url, alt) => {
        const file = fileInText(url, tools.serviceOrigin);
        // A file that is replaced keeps its address, which is all that a text says of it.
        return file && picture(tools.media.dated(file), alt);
      },
    }),
  ]);
  // In the form in which it is read after a restart, so that a page is the same then to the last byte.
  const summary = v.parse(summaryShape, {
    author: entry.author ?? null,
    category: categoryNamed(entry.category),
    excerpt: entry.excerpt ?? "",
    image,
    publishedAt: entry.publishedAt,
    readingMinutes,
    slug: entry.slug,
    title: entry.title,
    updatedAt: entry.updatedAt ?? entry.publishedAt,
  });
  const text = v.parse(textShape, { bodyHtml: html, headings });
  return {
    mayBecomeWhole,
    missing,
    stored: {
      documentId,
      fingerprint: fingerprintOf([summary, text]),
      madeBy: tools.madeBy,
      media: mediaIn(JSON.stringify([summary, html])),
      summary,
    },
    text,
  };
}
