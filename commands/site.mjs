import { command } from "./lib/command.mjs";
import { sitePort } from "./lib/ports.mjs";
import { buildSite, installSite } from "./lib/prepare.mjs";
import { checkedStateFolder } from "./lib/project.mjs";
import { runService, siteService } from "./lib/services.mjs";

/** `npm run site`: the site alone. It reads the cms that CONTENT_API_URL names, or the one on this machine and DATA_DIR. */
command(
  async () => {
    const service = siteService({ port: await sitePort(), dataDir: checkedStateFolder() });
    await installSite();
    await buildSite();
    return runService(service);
  },
  { isService: true },
);
