// Elements that work only on the site's own pages: picture sizes, heading links, hints.
const pageParts =
  /<source(?: [a-z-]+="[^"]*")*>|<a(?: [a-z-]+="[^"]*")*? class="anchor"(?: [a-z-]+="[^"]*")*>#<\/a>|<span class="video-note">[^<]*<\/span>|<span class="sr-only"> \(opens in a new tab\)<\/span>/g;

// Attributes kept for other readers; classes, ids and sizes belong to the site's pages.
const portableAttributes = new Set(["alt", "height", "href", "src", "start", "title", "width"]);

// Matches a tag. The sanitizer writes attributes in double quotes and escapes angle brackets in text.
const tag = /<([a-z][a-z\d]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/g;
const attribute = /\s+([a-z-]+)="([^"]*)"/g;

/**
 * Returns a post's sanitized HTML for feed readers: without classes and scripts, with absolute URLs. `page` is the
 * post's URL.
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
  // Links within the page and on this site; others are absolute and stay escaped as they are.
  if (address.startsWith("#")) return page + address;
  return address.startsWith("/") ? new URL(page).origin + address : address;
}
