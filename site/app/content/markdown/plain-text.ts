import { withoutPageParts } from "./page-parts.ts";

const tag = /<\/?([a-z][a-z\d]*)(?:"[^"]*"|[^">])*>/g;
// All others part what stands before them from what stands after.
const withinWords = new Set(["a", "b", "code", "del", "em", "i", "span", "strong", "sub"]);

// On one line a heading would run into what follows it.
const headingWithoutStop = /([^.?!:])<\/h[2-4]>/g;

const named: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  gt: ">",
  lt: "<",
  nbsp: " ",
  quot: '"',
};
const reference = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,5}));/gi;

/** The words of a text that was rendered from Markdown, on one line. */
export function plainText(html: string): string {
  return withoutPageParts(html)
    .replace(headingWithoutStop, "$1. ")
    .replace(tag, (_, name: string) => (withinWords.has(name) ? "" : " "))
    .replace(reference, (whole: string, hex?: string, decimal?: string, name?: string) => {
      if (name) return named[name] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/\s+/g, " ")
    .trim();
}
