// Backs up and restores DATA_DIR: node commands/data.mjs COMMAND [arguments], with the variables of the service.
// Neither command uses the keys, so both run with placeholders. secrets.json is copied like any other file.
import { createRequire } from "node:module";
import path from "node:path";
import { parseArgs } from "node:util";
import { checkNoUnfinishedRestore } from "../../commands/lib/secrets.mjs";
import { readProduct } from "../../commands/lib/version.mjs";
import { distDir, fail, prepare } from "./boot.mjs";
import { placeholderEnvironment } from "./placeholder-environment.mjs";

const usage = `Usage: npm run backup [-- --to FOLDER]
       npm run restore -- ARCHIVE [--replace]`;

const print = (line) => process.stdout.write(`${line}\n`);
const [name = "", ...args] = process.argv.slice(2);
if (args.includes("--help")) {
  print(usage);
  process.exit(0);
}

Object.assign(process.env, placeholderEnvironment());
// Create no folders, because a restore would treat them as existing data and move them away.
prepare({ addsMissing: false });
const require = createRequire(import.meta.url);
const requireCompiled = (name) => require(path.join(distDir, "src", `${name}.js`));
const environment = requireCompiled("lib/environment").environment();
const backups = requireCompiled("ops/backups");
const product = readProduct(path.resolve(import.meta.dirname, "../.."));
/** Resolves a path relative to the folder in which the user called npm. npm changes into the project's folder. */
const resolvePath = (file) => path.resolve(process.env.INIT_CWD ?? ".", file);
const countFiles = ({ files }) => {
  const { length } = Object.keys(files);
  return length === 1 ? "1 file" : `${length} files`;
};

const commands = {
  async backup(args) {
    checkNoUnfinishedRestore(environment.dataDir);
    const options = { to: { type: "string" } };
    const { to } = parseArgs({ args, options }).values;
    const folder = to === undefined ? environment.backupDir : resolvePath(to);
    const { file, manifest } = await backups.makeBackup(environment, folder, product);
    print(`Made ${file}: ${countFiles(manifest)}.`);
    if (environment.fileStorage)
      print(`The archive has no uploaded files: they are in the bucket ${environment.fileStorage.bucket}.`);
    print("The archive holds secrets and personal data: keep it where only you can read it.");
  },

  async restore(args) {
    const options = { replace: { type: "boolean", default: false } };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [archive, ...more] = positionals;
    if (archive === undefined || more.length > 0) fail(usage);
    const { manifest, replacedDir } = await backups.restoreArchive(environment, resolvePath(archive), values);
    print(`Restored the archive of ${manifest.madeAt}: ${countFiles(manifest)}, each checked by its hash.`);
    if (replacedDir)
      print(`The previous data is kept in ${replacedDir}: delete it when you no longer need it.`);
  },
};

try {
  const command = commands[name] ?? fail(usage);
  await command(args);
} catch (error) {
  if (["SecretsError", "UserError"].includes(error.name)) fail(error.message);
  if (error.code?.startsWith("ERR_PARSE_ARGS")) fail(`${error.message}\n${usage}`);
  // SQLite's result codes: read-only, I/O error, disk full, cannot open. Others, such as for a damaged database, are not.
  const isDiskError = error.errno !== undefined || [8, 10, 13, 14].includes(error.errcode & 0xff);
  if (!isDiskError) fail(error.stack);
  const where =
    name === "backup" ? `${environment.dataDir} and the folder of the archive` : environment.dataDir;
  fail(`The ${name} failed: ${error.message}.
${where} must be writable and have room for a copy of the data.`);
}
