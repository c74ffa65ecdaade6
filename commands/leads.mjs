import path from "node:path";
import { command } from "./lib/command.mjs";
import { runtimeEnvironment, runtimeNode } from "./lib/node.mjs";
import { root, siteFolder } from "./lib/paths.mjs";
import { installSite } from "./lib/prepare.mjs";
import { runShown } from "./lib/run.mjs";

/** `npm run leads -- list | show | retry | export`: the leads that the site still holds. */
await command(async () => {
  await installSite();
  const main = path.join(siteFolder, "app/leads/operator/main.ts");
  return runShown(runtimeNode(), ["--disable-warning=ExperimentalWarning", main, ...process.argv.slice(2)], {
    cwd: root,
    env: runtimeEnvironment(),
  });
});
