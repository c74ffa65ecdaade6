import { command } from "./lib/command.mjs";
import { localCmsPort, sitePort } from "./lib/ports.mjs";
import { buildCmsApi, installCms, installSite } from "./lib/prepare.mjs";
import { checkedStateFolder } from "./lib/project.mjs";
import { develop } from "./lib/services.mjs";

/** `npm run dev`: runs site and cms with hot reload. */
command(async () => {
  // Both fail if their port is taken.
  await sitePort();
  await localCmsPort();
  const variables = { DATA_DIR: checkedStateFolder() };
  await installSite();
  await installCms();
  await buildCmsApi();
  return Promise.race([develop("site", variables), develop("cms", variables)]);
}, "service");
