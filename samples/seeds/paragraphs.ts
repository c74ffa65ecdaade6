/**
 * The paragraphs of a text that consists of nothing else, as Markdown.
 * @throws when the text holds any other markup, which would be lost
 */
export function paragraphsOf(html: string): readonly string[] {
  const paragraphs = [...html.matchAll(/<p>([^<>&*_`[\]\\]*)<\/p>/g)];
  if (paragraphs.map(([whole]) => whole).join("") !== html.replaceAll(/>\s+</g, "><")) {
    throw new Error(`Only plain paragraphs can be turned into Markdown, and this is not that: ${html}`);
  }
  return paragraphs.map(([, text = ""]) => text);
}
