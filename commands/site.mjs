import { command } from "./lib/command.mjs";
import { sitePort } from "./lib/ports.mjs";
import { buildSite, installSite } from "./lib/prepare.mjs";
import { checkedStateFolder } from "./lib/project.mjs";
import { runService, siteService } from "./lib/services.mjs";

/**
 * `npm run site`: runs the site alone. It reads content from CONTENT_API_URL or, if unset, from the cms on this machine that
 * uses the same DATA_DIR.
 */
command(async () => {
  const service = siteService({ port: await sitePort(), dataDir: checkedStateFolder() });
  await installSite();
  await buildSite();
  return runService(service);
}, "service");
