/** A piece of XML that is well-formed already; text beside it is still to be escaped. */
export class Xml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type XmlContent = Xml | string | number | false | null | readonly XmlContent[];

/** An element; children that are `null` or `false` and attributes that are `null` are left out, texts are escaped. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | null>>,
  ...content: readonly XmlContent[]
): Xml {
  const pairs = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join("");
  const inside = serialized(content);
  return new Xml(inside === "" ? `<${name}${pairs}/>` : `<${name}${pairs}>${inside}</${name}>`);
}

/** A whole document around its root element. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.text}\n`;
}

function serialized(content: XmlContent): string {
  if (content === null || content === false) return "";
  if (content instanceof Xml) return content.text;
  if (typeof content === "string" || typeof content === "number") return escaped(String(content));
  return content.map(serialized).join("");
}

// What XML 1.0 (section 2.2) has no place for, not even escaped: one such character makes a document unreadable.
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = {
  '"': "&quot;",
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
};

// Most texts, and above all the thousands of addresses of a sitemap, are ready as they are.
const harmless = /^[\t\n\r !#-%'-;=?-~]*$/;

function escaped(text: string): string {
  if (harmless.test(text)) return text;
  return text.replace(forbidden, "").replace(/["&<>]/g, (character) => entities[character] ?? "");
}
