import { cmsCommand } from "./lib/cms-command.mjs";

/** `npm run backup [-- --to FOLDER]`: packs the state of DATA_DIR into one archive while the services run. */
cmsCommand(["data.mjs", "backup"]);
