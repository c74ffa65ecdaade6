import { command } from "./lib/command.mjs";
import { freePort } from "./lib/ports.mjs";
import { buildCms, buildSite, dataFolder, installCms, installSite } from "./lib/prepare.mjs";
import { say, seconds } from "./lib/progress.mjs";
import { secretsIn } from "./lib/secrets.mjs";
import { cmsService, keepRunning, siteService } from "./lib/services.mjs";

/** `npm start`: site first, from bundled content, then the cms behind it. */
await command(async (stop) => {
  const startedAt = Date.now();
  const port = await freePort("PORT", 3000);
  // Somebody's own content service makes ours needless.
  const ownCms = !process.env.CONTENT_API_URL;
  const cmsPort = ownCms ? await freePort("CMS_PORT", 1337) : 0;
  const dataDir = dataFolder();
  const secrets = ownCms ? secretsIn(dataDir) : {};

  say("Starting the website");
  await installSite();
  await buildSite();
  await keepRunning(siteService({ port, dataDir, token: secrets.CONTENT_API_TOKEN }), stop);
  say(`  Site: ${process.env.PUBLIC_URL || `http://localhost:${port}`} (after ${seconds(startedAt)})`);

  if (ownCms) {
    await installCms();
    await buildCms();
    await keepRunning(cmsService({ port: cmsPort, dataDir, secrets }), stop);
    say(`  Admin panel: http://localhost:${cmsPort}/admin (after ${seconds(startedAt)})`);
    say("  Create an administrator with: npm run admin -- --email you@example.com --password 'a long one'");
  }
  say("Everything runs. Ctrl-C ends it.");
  await new Promise(() => {});
});
