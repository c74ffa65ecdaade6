import * as v from "valibot";
import { postHeading } from "../model/model.ts";
import type { FoundPictures } from "./pictures.ts";

/** What the thread that renders texts is asked for. */
export type RenderingJob =
  | { readonly kind: "pictures"; readonly markdown: string }
  | { readonly kind: "short"; readonly markdown: string }
  | {
      readonly idPrefix: string;
      readonly kind: "text";
      readonly markdown: string;
      readonly pictures: FoundPictures;
    };

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
