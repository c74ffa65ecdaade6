import path from "node:path";
import { command } from "./lib/command.mjs";
import { runtimeEnvironment, runtimeNode } from "./lib/node.mjs";
import { cmsFolder, siteFolder } from "./lib/paths.mjs";
import { freePort } from "./lib/ports.mjs";
import { dataFolder, installCms, installSite } from "./lib/prepare.mjs";
import { ended, startProcess } from "./lib/processes.mjs";
import { secretsIn } from "./lib/secrets.mjs";

/** `npm run dev`: site and cms with hot reload. */
await command(async () => {
  await freePort("PORT", 3000);
  await freePort("CMS_PORT", 1337);
  const dataDir = dataFolder();
  await installSite();
  await installCms();
  const env = { ...runtimeEnvironment(), NODE_ENV: "development", DATA_DIR: dataDir, ...secretsIn(dataDir) };
  const services = [
    startProcess(
      runtimeNode(),
      [
        "--conditions=development",
        "--disable-warning=ExperimentalWarning",
        path.join(siteFolder, "server/dev.ts"),
      ],
      {
        cwd: siteFolder,
        env,
        output: "inherit",
      },
    ),
    startProcess("npm", ["run", "develop"], { cwd: cmsFolder, env, output: "inherit" }),
  ];
  return Promise.race(services.map(ended));
});
