// Compiles the cms and its admin panel.
import { spawnSync } from "node:child_process";
import { appDir, fail, strapiBin } from "./boot.mjs";
import { placeholderEnvironment } from "./placeholder-environment.mjs";

// Keep the build's memory below 2 GB instead of 2.5 GB, by making V8 and Go (esbuild) collect garbage earlier. The
// panel's build needs 1.2 GB of V8 heap. If it needs more, raise heapMegabytes here and neededMemory in
// commands/lib/prepare.mjs.
const heapMegabytes = 1500;
const env = {
  ...placeholderEnvironment(),
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-old-space-size=${heapMegabytes}`,
  GOMEMLIMIT: "96MiB",
  GOGC: "50",
};
const { signal, status } = spawnSync(process.execPath, [strapiBin(), "build"], {
  cwd: appDir,
  env,
  stdio: "inherit",
});
// V8 ends the process with this signal when it runs out of heap.
if (signal === "SIGABRT")
  fail(`The build ran out of memory. Raise heapMegabytes (${heapMegabytes}) in cms/commands/build.mjs.`);
process.exit(status ?? 1);
