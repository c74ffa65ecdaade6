// Sizes of pictures, links to headings, and hints: only our pages have a use for them.
const pageParts =
  /<source(?: [a-z-]+="[^"]*")*>|<a(?: [a-z-]+="[^"]*")*? class="anchor"(?: [a-z-]+="[^"]*")*>#<\/a>|<span class="video-note">[^<]*<\/span>|<span class="sr-only"> \(opens in a new tab\)<\/span>/g;

// What a text needs to be read in another program; classes, ids and sizes are our pages' own.
const portableAttributes = new Set(["alt", "height", "href", "src", "start", "title", "width"]);

// The sanitizer has written every attribute in double quotes, and no angle bracket in a text is left as one.
const tag = /<([a-z][a-z\d]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/g;
const attribute = /\s+([a-z-]+)="([^"]*)"/g;

/**
 * A post's text as it can be read anywhere: sanitized HTML of ours without what only our style sheets and scripts
 * understand, with each address made whole by `page`, where the text stands.
 */
export function portableHtml(html: string, page: string): string {
  return html.replace(pageParts, "").replace(tag, (_, name: string, attributes: string) => {
    const kept = [...attributes.matchAll(attribute)]
      .filter(([, key = ""]) => portableAttributes.has(key))
      .map(([, key = "", value = ""]) => ` ${key}="${isAddress(key) ? whole(value, page) : value}"`);
    return `<${name}${kept.join("")}>`;
  });
}

const isAddress = (key: string) => key === "href" || key === "src";

function whole(address: string, page: string): string {
  // Within a page or on this site; all others are whole already, and stay exactly as they were escaped.
  if (address.startsWith("#")) return page + address;
  return address.startsWith("/") ? new URL(page).origin + address : address;
}
