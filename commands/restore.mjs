import { cmsCommand } from "./lib/cms-command.mjs";
import { UserError } from "./lib/messages.mjs";
import { checkedCmsPort, checkedSitePort } from "./lib/ports.mjs";

/** `npm run restore -- ARCHIVE [--replace]`: fills DATA_DIR from an archive while the services are stopped. */
cmsCommand(["data.mjs", "restore"], async () => {
  if (process.argv.includes("--help")) return;
  // A service that still runs uses its port.
  await Promise.all([checkedSitePort(), checkedCmsPort()]).catch((error) => {
    const [problem = ""] = error.message.split("\n");
    throw new UserError(
      problem,
      "Stop every site and the cms of this data folder. If another program uses the port, set PORT and CMS_PORT to other ports.",
    );
  });
});
