import { moving } from "./lib/moving.mjs";

/** `npm run upgrade-check`: whether this version can take the data as they are; exit code 1 when not. */
await moving("upgrade-check");
