// Usage: node commands/generate-types.mjs [--into <folder>]. Writes the TypeScript types of the content types. With
// --into, writes them into that folder, from the compiled sources. Without it, compiles the sources first, even with
// type errors, and replaces the types of the cms.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { appDir, createApp, prepare } from "./boot.mjs";
import { placeholderEnvironment } from "./placeholder-environment.mjs";

const require = createRequire(import.meta.url);
const { into } = parseArgs({ options: { into: { type: "string" } } }).values;

if (into === undefined) {
  const compiler = require.resolve("typescript/bin/tsc");
  spawnSync(process.execPath, [compiler, "--noEmitOnError", "false"], { cwd: appDir, stdio: "ignore" });
}
const dataDir = mkdtempSync(path.join(tmpdir(), "cms-types-"));
process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
Object.assign(process.env, placeholderEnvironment(), { DATA_DIR: dataDir });
prepare();
const { generators } = createRequire(require.resolve("@strapi/strapi"))("@strapi/typescript-utils");
const app = await createApp({ serveAdminPanel: false }).register();
const reports = await generators.generate({
  strapi: app,
  pwd: into ?? appDir,
  artifacts: { contentTypes: true, components: true },
  logger: { silent: true },
});
// Strapi reports on each of the two artifacts that it has generated.
process.exit(Object.keys(reports).length === 2 ? 0 : 1);
