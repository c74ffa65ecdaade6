import { readFileSync } from "node:fs";
import path from "node:path";
import { validateXML } from "xmllint-wasm";

const fileOf = (fileName: string) => ({
  contents: readFileSync(path.join(import.meta.dirname, fileName), "utf8"),
  fileName,
});

/** Returns libxml2's messages for a document; empty if it is valid. */
export async function xmlViolations(
  schema: "podcast.rng" | "rss.rng" | "sitemap.rng",
  document: string,
): Promise<readonly string[]> {
  const { errors } = await validateXML({
    extension: "relaxng",
    preload: schema === "podcast.rng" ? [fileOf("rss.rng")] : [],
    schema: [fileOf(schema)],
    xml: [{ contents: document, fileName: "document.xml" }],
  });
  return errors.map(({ message }) => message);
}
