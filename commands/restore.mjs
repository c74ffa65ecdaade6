import { dataCommand } from "./lib/data-command.mjs";

/** `npm run restore -- ARCHIVE [--replace]`: makes an installation of an archive. */
await dataCommand("restore", { stopped: ["site", "cms"] });
