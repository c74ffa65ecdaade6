import { command } from "./lib/command.mjs";
import { print } from "./lib/messages.mjs";
import { sitePort } from "./lib/ports.mjs";
import { installSite } from "./lib/prepare.mjs";
import { checkedStateFolder } from "./lib/project.mjs";
import { develop } from "./lib/services.mjs";

/** `npm run gallery`: runs the site with hot reload; /gallery shows every component in its states. */
command(async () => {
  const port = await sitePort();
  const variables = { DATA_DIR: checkedStateFolder(), GALLERY: "1" };
  await installSite();
  print(`All components on one page: http://localhost:${port}/gallery`);
  return develop("site", variables);
}, "service");
