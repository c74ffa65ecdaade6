import { freePort } from "./lib/addresses.mjs";
import { command } from "./lib/command.mjs";
import { say } from "./lib/messages.mjs";
import { installSite } from "./lib/prepare.mjs";
import { dataFolder } from "./lib/project.mjs";
import { developSite } from "./lib/services.mjs";

/** `npm run gallery`: the site with hot reload and, at /gallery, all its parts in their states. */
await command(async () => {
  const port = await freePort("PORT", 3000);
  const dataDir = dataFolder();
  await installSite();
  say(`All parts on one page: http://localhost:${port}/gallery`);
  return developSite({ DATA_DIR: dataDir, GALLERY: "1" });
});
