/** XML markup, which `element` inserts without escaping it. */
export class Xml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type XmlContent = Xml | string | number | false | null | readonly XmlContent[];

/** Returns an element. Omits content that is null or false, and attributes that are null; escapes text. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | null>>,
  ...content: readonly XmlContent[]
): Xml {
  const attributeText = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join("");
  const contentText = serialize(content);
  return new Xml(
    contentText === "" ? `<${name}${attributeText}/>` : `<${name}${attributeText}>${contentText}</${name}>`,
  );
}

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.text}\n`;
}

function serialize(content: XmlContent): string {
  if (content === null || content === false) return "";
  if (content instanceof Xml) return content.text;
  if (typeof content === "string" || typeof content === "number") return escapeXml(String(content));
  return content.map(serialize).join("");
}

// Characters that XML 1.0 (section 2.2) forbids, even escaped.
const forbiddenCharacters = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = {
  '"': "&quot;",
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
};

/** Escapes text for XML and drops characters that XML forbids. */
function escapeXml(text: string): string {
  return text.replace(forbiddenCharacters, "").replace(/["&<>]/g, (character) => entities[character] ?? "");
}
