import { UserError } from "./lib/messages.mjs";
import { cmsCommand } from "./lib/operator-command.mjs";
import { cmsPort, sitePort } from "./lib/ports.mjs";

/** `npm run restore -- ARCHIVE [--replace]`: fills DATA_DIR from an archive while the services are stopped. */
cmsCommand(["data.mjs", "restore"], async () => {
  if (process.argv.includes("--help")) return;
  // `sitePort` and `cmsPort` throw if a running service still uses the port.
  await Promise.all([sitePort(), cmsPort()]).catch((error) => {
    const [problem = ""] = error.message.split("\n");
    throw new UserError(
      problem,
      "Stop every site and the cms of this data folder. If another program uses the port, set PORT and CMS_PORT to other ports.",
    );
  });
});
