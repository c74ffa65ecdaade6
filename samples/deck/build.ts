/**
 * Makes the deck that the second-phase page offers. `node samples/deck/build.ts`; see README.md beside this file.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { openPress, reportRoom } from "../typesetting/press.ts";
import { readAsset } from "./assets.ts";
import { offering } from "./content.ts";
import { properties, source } from "./deck.ts";
import { digest, fingerprint } from "./fingerprint.ts";

const { deck } = offering;
const output = path.join(import.meta.dirname, "../../site/public", deck.href);
const builtFrom = path.join(import.meta.dirname, "built-from.json");

const press = await openPress();
try {
  const { pages, pdf } = await press.print({ html: source, properties, readAsset });
  if (reportRoom(deck.fileName, pages)) {
    process.stderr.write("A page holds more than fits. Shorten the text, or give it room in deck.css.\n");
    process.exitCode = 1;
  }
  await writeFile(output, pdf);
  const record = { ...(await fingerprint()), pdf: digest(pdf) };
  await writeFile(builtFrom, `${JSON.stringify(record, null, 2)}\n`);
} finally {
  await press.close();
}
