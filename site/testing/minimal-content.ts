import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { offeringEntry, settingsEntry } from "./content-service.ts";

/** Creates a content folder with only the settings and the offering, which every page needs. */
export function minimalContent(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "minimal-content-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const entries = { "site-setting": settingsEntry, offering: offeringEntry };
  const withoutIds = JSON.stringify(entries, (key, value) => (key === "documentId" ? undefined : value));
  writeFileSync(path.join(folder, "site-content.json"), withoutIds);
  return folder;
}
