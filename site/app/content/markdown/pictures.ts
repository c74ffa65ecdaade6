import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";
import type { ImageAsset } from "../model/model.ts";
import { element, nonBlankChildren, text } from "./element.ts";
import type { RenderedMarkdown } from "./rendering-job.ts";

/** Our copy of each picture, by its URL in the text; null if we have none. */
export type PicturesByUrl = ReadonlyMap<string, ImageAsset | null>;

/** Maximum number of different pictures in a text. A note replaces any others. */
const maxPictures = 100;

const sizes = "(width < 44rem) 90vw, 40rem";

/** Returns the pictures of a text whose URLs can be fetched: at most `maxPictures`, each URL once. */
export function picturesIn(tree: Root): RenderedMarkdown["pictures"] {
  const alts = new Map<string, string>();
  visit(tree, "element", (image) => {
    if (image.tagName !== "img") return;
    const { alt, src } = imageAttributes(image);
    if (isFetchable(src) && !alts.has(src) && alts.size < maxPictures) alts.set(src, alt);
  });
  return Array.from(alts, ([src, alt]) => ({ alt, src }));
}

/** Replaces images with our copies, or with notes. Paragraphs of only images become figures, titles their captions. */
export function placePictures(tree: Root, picturesByUrl: PicturesByUrl): void {
  visit(tree, "element", (paragraph, index, parent) => {
    if (paragraph.tagName !== "p" || index === undefined || !parent) return;
    const content = nonBlankChildren(paragraph);
    const figures = content.flatMap((child) => figureOf(child, picturesByUrl) ?? []);
    if (figures.length === 0 || figures.length < content.length) return;
    parent.children.splice(index, 1, ...figures);
    return index + figures.length;
  });
  visit(tree, "element", (image, index, parent) => {
    if (image.tagName !== "img" || index === undefined || !parent || parent.type === "root") return;
    if (parent.type === "element" && parent.tagName === "picture") return;
    const asset = picturesByUrl.get(imageAttributes(image).src);
    parent.children[index] = asset ? pictureOf(asset, imageAttributes(image).alt) : missingPictureNote(image);
  });
}

/** Returns a figure for an image or a linked image, or a note if we have no copy; null for anything else. */
function figureOf(child: ElementContent, picturesByUrl: PicturesByUrl): Element | null {
  if (child.type !== "element") return null;
  const [inner, ...rest] = child.tagName === "a" ? nonBlankChildren(child) : [child];
  if (inner?.type !== "element" || inner.tagName !== "img" || rest.length > 0) return null;
  const asset = picturesByUrl.get(imageAttributes(inner).src);
  if (!asset) return element("p", {}, [missingPictureNote(inner)]);
  const { alt, title } = imageAttributes(inner);
  const picture = pictureOf(asset, alt);
  const content = child.tagName === "a" ? element("a", child.properties, [picture]) : picture;
  // The caption comes first to align with the picture's top; the style sheet reorders it on phones.
  const caption = title === "" ? [] : [element("figcaption", {}, [text(title)])];
  return element("figure", {}, [...caption, content]);
}

function pictureOf({ height, sources, src, width }: ImageAsset, alt: string): Element {
  return element("picture", {}, [
    ...sources.map(({ srcSet, type }) => element("source", { sizes, srcSet, type })),
    element("img", { alt, decoding: "async", height, loading: "lazy", src, width }),
  ]);
}

function missingPictureNote(image: Element): ElementContent {
  const { alt } = imageAttributes(image);
  return element("em", {}, [text(alt === "" ? "Picture not available." : `Picture not available: ${alt}`)]);
}

function imageAttributes({ properties: { alt, src, title } }: Element) {
  return { alt: String(alt ?? ""), src: String(src ?? ""), title: String(title ?? "") };
}

/** Returns true for a relative, http or https URL. */
function isFetchable(src: string): boolean {
  return src !== "" && /^https?:$/.test(URL.parse(src, "https://base.invalid/")?.protocol ?? "");
}
