import { dataCommand } from "./lib/data-command.mjs";

/** `npm run move-to-postgres`: copies what the cms holds in DATA_DIR into the empty database that DATABASE_URL names. */
await dataCommand("move-to-postgres", { stopped: ["cms"] });
