import { cmsCommand } from "./lib/cms-command.mjs";

/**
 * `npm run backup [-- --to FOLDER]`: packs the SQLite databases, uploads and secrets in DATA_DIR into one archive. The
 * services may run. Fails on PostgreSQL.
 */
cmsCommand(["data.mjs", "backup"]);
