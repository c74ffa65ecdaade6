import type { TextPart } from "./search-document.ts";

/** Control characters around what was looked for; documents are freed of them, so that no text can pretend. */
export const markStart = "\u0002";
export const markEnd = "\u0003";

/** Text with marks, cut into its runs. */
export function partsOf(text: string): TextPart[] {
  return text
    .split(markStart)
    .flatMap((piece, index) => {
      if (index === 0) return [{ marked: false, text: piece }];
      const [found = "", ...rest] = piece.split(markEnd);
      return [
        { marked: true, text: found },
        { marked: false, text: rest.join("") },
      ];
    })
    .filter((part) => part.text !== "");
}

export const isMarked = (text: string) => text.includes(markStart);

/** The text on one line, without control characters. */
export function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, " ").trim();
}
