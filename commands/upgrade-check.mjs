import { dataCommand } from "./lib/data-command.mjs";

/** `npm run upgrade-check`: whether this version can take the data as they are; exit code 1 when not. */
await dataCommand("upgrade-check");
