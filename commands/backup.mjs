import { dataCommand } from "./lib/data-command.mjs";

/** `npm run backup [-- --to FOLDER]`: packs what DATA_DIR holds into one archive, while the services run. */
await dataCommand("backup");
