import { moving } from "./lib/moving.mjs";

/** `npm run move-to-postgres`: copies what the cms holds in DATA_DIR into the empty database that DATABASE_URL names. */
await moving("move-to-postgres", { stopped: ["cms"] });
