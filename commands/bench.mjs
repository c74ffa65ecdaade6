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
  const bench = path.join(root, "bench/leads.ts");
  return runShown(runtimeNode(), ["--disable-warning=ExperimentalWarning", bench], {
    cwd: root,
    env: runtimeEnvironment(),
  });
});
