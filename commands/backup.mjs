import { dataCommand } from "./lib/data-command.mjs";

/** `npm run backup [-- --to FOLDER|s3://BUCKET/PREFIX]`: one archive of everything, while it is used. */
await dataCommand("backup");
