import { checkPortsDiffer, cmsAddress, cmsHost, freePort } from "./lib/addresses.mjs";
import { command } from "./lib/command.mjs";
import { say, seconds, tell } from "./lib/messages.mjs";
import { buildCms, buildSite, installCms, installSite } from "./lib/prepare.mjs";
import { dataFolder } from "./lib/project.mjs";
import { cmsService, siteService } from "./lib/services.mjs";
import { keepRunning, start } from "./lib/supervisor.mjs";

/** `npm start`: site first, from bundled content, then the cms behind it. */
await command(async (stop) => {
  const startedAt = Date.now();
  const port = await freePort("PORT", 3000);
  // Somebody's own content service makes ours needless.
  const ownCms = !process.env.CONTENT_API_URL;
  const cmsPort = ownCms ? await freePort("CMS_PORT", 1337, cmsHost()) : 0;
  checkPortsDiffer(port, cmsPort);
  const dataDir = dataFolder();

  say("Starting the website");
  await installSite();
  await buildSite();
  const site = siteService({ port, dataDir });
  void keepRunning(site, stop, { running: await start(site) });
  say(`  Site: ${process.env.PUBLIC_URL || `http://localhost:${port}`} (after ${seconds(startedAt)})`);

  if (ownCms) {
    try {
      await installCms();
      await buildCms();
      let wasServing = false;
      void keepRunning(cmsService({ port: cmsPort, dataDir }), stop, {
        onServing: () => {
          if (wasServing) return say("  The cms serves again.");
          wasServing = true;
          say(`  Admin panel: ${cmsAddress(cmsPort)}/admin (after ${seconds(startedAt)})`);
          say("  Create an administrator with: npm run admin -- --email you@example.com");
          say("Everything runs. Ctrl-C ends it.");
        },
      });
    } catch (error) {
      if (!stop.aborted) {
        tell(error);
        say("The site goes on without the cms. Mend this, end npm start with Ctrl-C, and start it again.");
      }
    }
  } else {
    say("Everything runs. Ctrl-C ends it.");
  }
  await new Promise(() => {});
});
