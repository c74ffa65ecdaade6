import path from "node:path";
import { command } from "./lib/command.mjs";
import { runtimeEnvironment, runtimeNode } from "./lib/node.mjs";
import { root } from "./lib/paths.mjs";
import { buildCmsApi, buildSite, installCms, installSite } from "./lib/prepare.mjs";
import { runShown } from "./lib/run.mjs";

/** `npm run bench`: the measurements, printed and written to bench/results. */
await command(async () => {
  await installSite();
  await buildSite();
  await installCms();
  await buildCmsApi();
  for (const bench of ["leads.ts", "content.ts"]) {
    const args = ["--disable-warning=ExperimentalWarning", path.join(root, "bench", bench)];
    const code = await runShown(runtimeNode(), args, { cwd: root, env: runtimeEnvironment() });
    if (code !== 0) return code;
  }
  return 0;
});
