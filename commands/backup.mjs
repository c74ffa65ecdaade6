import { moving } from "./lib/moving.mjs";

/** `npm run backup [-- --to FOLDER|s3://BUCKET/PREFIX]`: one archive of everything, while it is used. */
await moving("backup");
