import path from "node:path";
import { cmsHost } from "./lib/cms-address.mjs";
import { command } from "./lib/command.mjs";
import { startDevServer } from "./lib/dev-server.mjs";
import { runtimeEnvironment, runtimeNode } from "./lib/node.mjs";
import { cmsFolder } from "./lib/paths.mjs";
import { checkPortsDiffer, freePort } from "./lib/ports.mjs";
import { buildCmsApi, dataFolder, installCms, installSite } from "./lib/prepare.mjs";
import { ended, startProcess } from "./lib/processes.mjs";
import { secretsIn } from "./lib/secrets.mjs";

/** `npm run dev`: site and cms with hot reload. */
await command(async () => {
  checkPortsDiffer(await freePort("PORT", 3000), await freePort("CMS_PORT", 1337, cmsHost()));
  const dataDir = dataFolder();
  await installSite();
  await installCms();
  await buildCmsApi();
  const variables = { DATA_DIR: dataDir, ...secretsIn(dataDir) };
  const env = { ...runtimeEnvironment(), NODE_ENV: "development", ...variables };
  const services = [
    startDevServer(variables),
    startProcess(runtimeNode(), [path.join(cmsFolder, "commands/develop.mjs")], {
      cwd: cmsFolder,
      env,
      output: "inherit",
    }),
  ];
  return Promise.race(services.map(ended));
});
