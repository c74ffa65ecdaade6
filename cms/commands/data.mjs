// Backs up, restores and moves what an installation holds: node commands/data.mjs COMMAND [arguments], with the
// variables of the service. Secrets are not needed: those that are kept in files go along as files.
import { createRequire } from "node:module";
import path from "node:path";
import { parseArgs } from "node:util";
import { productIn } from "../../commands/lib/version.mjs";
import { distDir, fail, prepare } from "./boot.mjs";
import { buildEnvironment } from "./stand-ins.mjs";

const usage = `Usage: npm run backup [-- --to FOLDER|s3://BUCKET/PREFIX]
       npm run restore -- ARCHIVE [--replace]
       npm run move-to-postgres`;

const say = (line) => process.stdout.write(`${line}\n`);
const [name = "", ...args] = process.argv.slice(2);
if (args.includes("--help")) {
  say(usage);
  process.exit(0);
}

Object.assign(process.env, buildEnvironment());
// What is restored into an empty folder finds nothing in its place.
prepare({ makesFolders: false });
const require = createRequire(import.meta.url);
const compiled = (name) => require(path.join(distDir, "src", `${name}.js`));
const environment = compiled("environment").environment();
const product = productIn(path.resolve(import.meta.dirname, "../.."));
/** npm runs its scripts in the project's folder; the operator means the folder they stand in. */
const placeOf = (given) =>
  given.startsWith("s3://") ? given : path.resolve(process.env.INIT_CWD ?? ".", given);

const hasContent = ({ database }) => database !== null;
const filesOf = ({ content }) => (content.length === 1 ? "1 file" : `${content.length} files`);

const commands = {
  async backup(args) {
    const options = { to: { type: "string" }, scheduled: { type: "boolean" } };
    const { to, scheduled } = parseArgs({ args, options }).values;
    const place = to === undefined ? environment.backup.to : placeOf(to);
    const { makeBackup } = compiled("backups/backup");
    const { name, manifest } = await makeBackup(environment, place, product).catch((error) => {
      // One of several instances makes it, and the others need none.
      if (!scheduled || error.name !== "BackupUnderWay") throw error;
      say(error.message);
      process.exit(0);
    });
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
    const content = hasContent(manifest) ? `${rows} rows of content` : "no content, only leads";
    say(`Made ${place}/${name}: ${content}, ${filesOf(manifest)}.`);
    if (!hasContent(manifest))
      say("It is no backup of the content: make that one in the DATA_DIR of the cms.");
    say("It holds secrets and personal data: keep it where only you can read it.");
    if (scheduled) await compiled("backups/scheduled-backups").deleteOldest(environment);
  },

  async restore(args) {
    const options = { replace: { type: "boolean", default: false } };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [archive, ...more] = positionals;
    if (archive === undefined || more.length > 0) fail(usage);
    const { restore } = compiled("backups/restore");
    const { manifest, aside } = await restore(environment, placeOf(archive), { ...values, product });
    say(`Restored the archive of ${manifest.madeAt}: ${filesOf(manifest)}, every one as it was.`);
    if (!hasContent(manifest)) {
      say("It has no content, only leads: pages, pictures and accounts are in an archive of the cms.");
    }
    if (aside) say(`What was there before is kept as ${aside}: delete it when you no longer need it.`);
  },

  async "move-to-postgres"(args) {
    parseArgs({ args });
    const tables = await compiled("backups/postgres/fill").moveToPostgres(environment);
    const width = Math.max(...tables.map(({ table }) => table.length));
    for (const { table, rows, sha256 } of tables) {
      if (rows > 0) say(`${table.padEnd(width)} ${String(rows).padStart(8)} rows  ${sha256.slice(0, 16)}`);
    }
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`Moved ${rows} rows of ${tables.length} tables; count and hash are the same on both sides.`);
    say("The SQLite database is left as it was. Start with DATABASE_URL from now on.");
  },
};

try {
  const command = commands[name] ?? fail(usage);
  await command(args);
} catch (error) {
  if (["BackupUnderWay", "OperatorError"].includes(error.name)) fail(error.message);
  // Of the client of a bucket: a wrong key, a bucket that is not there.
  if (error.$metadata) fail(`The bucket refused: ${error.name}, ${error.message}`);
  fail(error.code?.startsWith("ERR_PARSE_ARGS") ? `${error.message}\n${usage}` : error.stack);
}
