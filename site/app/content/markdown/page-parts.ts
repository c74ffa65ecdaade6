const parts = [
  /<source(?: [a-z-]+="[^"]*")*>/g,
  /<a(?: [a-z-]+="[^"]*")*? class="anchor"(?: [a-z-]+="[^"]*")*>#<\/a>/g,
  /<span class="video-note">[^<]*<\/span>/g,
  /<span class="sr-only"> \(opens in a new tab\)<\/span>/g,
];

/** A rendered text without what only our pages have a use for: sizes of pictures, links to headings, their hints. */
export function withoutPageParts(html: string): string {
  return parts.reduce((rest, part) => rest.replace(part, ""), html);
}
