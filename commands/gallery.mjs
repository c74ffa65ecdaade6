import { command } from "./lib/command.mjs";
import { startDevServer } from "./lib/dev-server.mjs";
import { freePort } from "./lib/ports.mjs";
import { dataFolder, installSite } from "./lib/prepare.mjs";
import { ended } from "./lib/processes.mjs";
import { say } from "./lib/progress.mjs";

/** `npm run gallery`: the site with hot reload and, at /gallery, all its parts in their states. */
await command(async () => {
  const port = await freePort("PORT", 3000);
  const dataDir = dataFolder();
  await installSite();
  say(`All parts on one page: http://localhost:${port}/gallery`);
  return ended(startDevServer({ DATA_DIR: dataDir, GALLERY: "1" }));
});
