import { dataCommand } from "./lib/data-command.mjs";

/** `npm run restore -- ARCHIVE [--replace]`: puts an archive in the place of what DATA_DIR holds. */
await dataCommand("restore");
