import { checkPortsDiffer, cmsHost, freePort } from "./lib/addresses.mjs";
import { command } from "./lib/command.mjs";
import { buildCmsApi, installCms, installSite } from "./lib/prepare.mjs";
import { dataFolder } from "./lib/project.mjs";
import { developCms, developSite } from "./lib/services.mjs";

/** `npm run dev`: site and cms with hot reload. */
await command(async () => {
  checkPortsDiffer(await freePort("PORT", 3000), await freePort("CMS_PORT", 1337, cmsHost()));
  const dataDir = dataFolder();
  await installSite();
  await installCms();
  await buildCmsApi();
  const variables = { DATA_DIR: dataDir };
  return Promise.race([developSite(variables), developCms(variables)]);
});
