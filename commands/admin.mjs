import path from "node:path";
import { command } from "./lib/command.mjs";
import { runtimeEnvironment, runtimeNode } from "./lib/node.mjs";
import { cmsFolder } from "./lib/paths.mjs";
import { buildCms, dataFolder, installCms, installSite } from "./lib/prepare.mjs";
import { runShown } from "./lib/run.mjs";
import { secretsIn } from "./lib/secrets.mjs";

/** `npm run admin -- --email E --password P`: creates an administrator of the cms. */
await command(async () => {
  const dataDir = dataFolder();
  await installSite();
  await installCms();
  await buildCms();
  return runShown(runtimeNode(), [path.join(cmsFolder, "commands/admin.mjs"), ...process.argv.slice(2)], {
    cwd: cmsFolder,
    env: { ...runtimeEnvironment(), NODE_ENV: "production", DATA_DIR: dataDir, ...secretsIn(dataDir) },
  });
});
