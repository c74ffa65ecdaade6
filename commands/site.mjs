import { command } from "./lib/command.mjs";
import { freePort } from "./lib/ports.mjs";
import { buildSite, dataFolder, installSite } from "./lib/prepare.mjs";
import { runService, siteService } from "./lib/services.mjs";

/** `npm run site`: the site alone. Its content service is the one CONTENT_API_URL names, or none. */
await command(async () => {
  const port = await freePort("PORT", 3000);
  const dataDir = dataFolder();
  await installSite();
  await buildSite();
  return runService(siteService({ port, dataDir, token: process.env.CONTENT_API_TOKEN }));
});
