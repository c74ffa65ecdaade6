import { command } from "./lib/command.mjs";
import { cmsPort } from "./lib/ports.mjs";
import { buildCms, installCms, installSite } from "./lib/prepare.mjs";
import { checkedStateFolder } from "./lib/project.mjs";
import { cmsService, runService } from "./lib/services.mjs";

/** `npm run cms`: runs the cms alone. */
command(async () => {
  const service = cmsService({ port: await cmsPort(), dataDir: checkedStateFolder() });
  // This also installs the root packages, which include the pinned Node that runs the cms.
  await installSite();
  await installCms();
  await buildCms();
  return runService(service);
}, "service");
