import { writeFileSync } from "node:fs";
import path from "node:path";
import { offeringEntry, settingsEntry } from "./content-service.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Creates a content folder with only the settings and the offering, which every page needs. */
export function minimalContent(): string {
  const folder = temporaryFolder();
  const entries = { "site-setting": settingsEntry, offering: offeringEntry };
  const withoutIds = JSON.stringify(entries, (key, value) => (key === "documentId" ? undefined : value));
  writeFileSync(path.join(folder, "site-content.json"), withoutIds);
  return folder;
}
