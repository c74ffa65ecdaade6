import { command } from "./lib/command.mjs";
import { startDevServer } from "./lib/dev-server.mjs";
import { runtimeEnvironment } from "./lib/node.mjs";
import { cmsFolder } from "./lib/paths.mjs";
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
  const variables = { DATA_DIR: dataDir, ...secretsIn(dataDir) };
  const env = { ...runtimeEnvironment(), NODE_ENV: "development", ...variables };
  const services = [
    startDevServer(variables),
    startProcess("npm", ["run", "develop"], { cwd: cmsFolder, env, output: "inherit" }),
  ];
  return Promise.race(services.map(ended));
});
