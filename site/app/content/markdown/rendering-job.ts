import * as v from "valibot";
import { postHeading } from "../model/model.ts";
import type { FoundPictures } from "./pictures.ts";

/** What the thread that renders texts is asked for. */
export type RenderingJob =
  | { readonly kind: "pictures"; readonly markdown: string }
  | { readonly kind: "short"; readonly markdown: string }
  | {
      readonly kind: "text";
      readonly markdown: string;
      readonly pictures: FoundPictures;
      readonly place?: TextPlace | undefined;
    };

/** Of a text that stands among others on its page. */
export interface TextPlace {
  /** Before each of its ids and each link to one. */
  readonly idPrefix: string;
  /** Level of the heading above it: its own are at most one level deeper than the one before. */
  readonly level: 1 | 2;
}

export const renderingAnswer = v.union([
  v.object({ refusal: v.string() }),
  v.object({ result: v.unknown() }),
]);
export type RenderingAnswer = v.InferOutput<typeof renderingAnswer>;

export const renderedMarkdown = v.object({
  /** Those of levels 2 and 3, in the order of the text. */
  headings: v.array(postHeading),
  html: v.string(),
  /** Whole minutes that a calm reader needs, at least one. */
  readingMinutes: v.number(),
  /** The words without markup, on one line. */
  words: v.string(),
});
export type RenderedMarkdown = v.InferOutput<typeof renderedMarkdown>;
