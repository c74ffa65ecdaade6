import { cmsHost, freePort } from "./lib/addresses.mjs";
import { command } from "./lib/command.mjs";
import { buildCms, installCms, installSite } from "./lib/prepare.mjs";
import { dataFolder } from "./lib/project.mjs";
import { cmsService, runService } from "./lib/services.mjs";

/** `npm run cms`: the content service alone. */
await command(async () => {
  const port = await freePort("CMS_PORT", 1337, cmsHost());
  const dataDir = dataFolder();
  // The pinned Node comes with the root's packages.
  await installSite();
  await installCms();
  await buildCms();
  return runService(cmsService({ port, dataDir }));
});
