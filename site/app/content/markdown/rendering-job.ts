import * as v from "valibot";
import { postHeading } from "../model/model.ts";
import type { PicturesByUrl } from "./pictures.ts";

export interface RenderingJob {
  readonly markdown: string;
  readonly pictures: PicturesByUrl;
  readonly place?: TextPlace | undefined;
}

/** Position of a text among others on its page. */
export interface TextPlace {
  /** Prefix of the text's IDs and of links to them. */
  readonly idPrefix: string;
  /** Level of the heading above the text. The text's first heading is at most one level below it. */
  readonly levelAbove: 1 | 2;
}

const renderedMarkdown = v.object({
  /** Headings of levels 2 and 3. */
  headings: v.array(postHeading),
  html: v.string(),
  /** Pictures whose URLs in the text can be fetched, up to 100, whether or not we have copies of them. */
  pictures: v.array(v.object({ alt: v.string(), src: v.string() })),
  /** The text on one line, without markup. */
  plainText: v.string(),
  /** Reading time in whole minutes, at least one. */
  readingMinutes: v.number(),
});
export type RenderedMarkdown = v.InferOutput<typeof renderedMarkdown>;

export const renderingOutcome = v.union([v.object({ refusal: v.string() }), renderedMarkdown]);
export type RenderingOutcome = v.InferOutput<typeof renderingOutcome>;
