// Compiles the cms and its admin panel.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { appDir, fail } from "./boot.mjs";
import { buildEnvironment } from "./build-environment.mjs";

const require = createRequire(import.meta.url);
const strapiBin = path.join(path.dirname(require.resolve("@strapi/strapi/package.json")), "bin", "strapi.js");

// Keeps the whole build below 2 GB: V8 and Go (esbuild) collect garbage earlier. Without these limits it takes 2.5 GB.
// The panel alone needs 1.2 GB of heap; raise heapMegabytes, and neededMemory in commands/lib/prepare.mjs, if it grows.
const heapMegabytes = 1500;
const env = {
  ...buildEnvironment(),
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-old-space-size=${heapMegabytes}`,
  GOMEMLIMIT: "96MiB",
  GOGC: "50",
};
const { signal, status } = spawnSync(process.execPath, [strapiBin, "build"], {
  cwd: appDir,
  env,
  stdio: "inherit",
});
// V8 ends a process that runs out of heap with this signal.
if (signal === "SIGABRT")
  fail(`The build ran out of memory. Raise heapMegabytes (${heapMegabytes}) in cms/commands/build.mjs.`);
process.exit(status ?? 1);
