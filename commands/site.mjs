import { freePort } from "./lib/addresses.mjs";
import { command } from "./lib/command.mjs";
import { buildSite, installSite } from "./lib/prepare.mjs";
import { dataFolder } from "./lib/project.mjs";
import { runService, siteService } from "./lib/services.mjs";

/**
 * `npm run site`: the site alone. Its content service is the one that CONTENT_API_URL names; without it the cms of
 * this machine and this DATA_DIR, when it runs.
 */
await command(async () => {
  const port = await freePort("PORT", 3000);
  const dataDir = dataFolder();
  await installSite();
  await buildSite();
  return runService(siteService({ port, dataDir }));
});
