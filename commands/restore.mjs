import { moving } from "./lib/moving.mjs";

/** `npm run restore -- ARCHIVE [--replace]`: makes an installation of an archive. */
await moving("restore", { stopped: ["site", "cms"] });
