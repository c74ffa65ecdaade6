import { command } from "./lib/command.mjs";
import { print, report, secondsSince, UserError } from "./lib/messages.mjs";
import { checkedLocalCmsPort, checkedSitePort } from "./lib/ports.mjs";
import { buildCms, buildSite, installCms, installSite } from "./lib/prepare.mjs";
import { checkedStateFolder } from "./lib/project.mjs";
import { keepRunning, serviceOf } from "./lib/services.mjs";

const runningMessage = "Everything runs. Ctrl-C ends it.";

/** `npm start`: starts the site, then the cms that it reads. Until the cms runs, a new site shows sample content. */
command(async (stop) => {
  const startedAt = Date.now();
  const port = await checkedSitePort();
  // With CONTENT_API_URL the site reads another cms, so this one is not started.
  const ownCmsPort = process.env.CONTENT_API_URL ? undefined : await checkedLocalCmsPort();
  if (port === ownCmsPort) {
    throw new UserError(`PORT and CMS_PORT are both ${port}.`, "Site and cms need different ports.");
  }
  const dataDir = checkedStateFolder();

  print("Starting the website");
  await installSite();
  await buildSite();
  await new Promise((resolve, reject) => {
    keepRunning(serviceOf("site", port, dataDir), stop, (isFirst) => {
      if (!isFirst) return;
      print(
        `  Site: ${process.env.PUBLIC_URL || `http://localhost:${port}`} (after ${secondsSince(startedAt)})`,
      );
      resolve(undefined);
    }).catch(reject);
  });
  if (ownCmsPort === undefined) {
    print(runningMessage);
  } else {
    try {
      await installCms();
      await buildCms();
      void keepRunning(serviceOf("cms", ownCmsPort, dataDir), stop, (isFirst) => {
        if (!isFirst) return print("  The cms is running again.");
        print(`  Admin panel: http://localhost:${ownCmsPort}/admin (after ${secondsSince(startedAt)})`);
        print("  Create an administrator with: npm run admin -- --email you@example.com");
        print(runningMessage);
      });
    } catch (error) {
      if (stop.aborted) return;
      report(error);
      print(
        "The site keeps running without the cms. Fix this, stop npm start with Ctrl-C, and start it again.",
      );
    }
  }
  // The services run until Ctrl-C ends the command.
  await new Promise(() => {});
}, "service");
