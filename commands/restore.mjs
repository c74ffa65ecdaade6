import { cmsCommand } from "./lib/cms-command.mjs";
import { UserError } from "./lib/messages.mjs";
import { checkedCmsPort } from "./lib/ports.mjs";

/** `npm run restore -- ARCHIVE [--replace]`: fills DATA_DIR from an archive while the services are stopped. */
cmsCommand(["data.mjs", "restore"], async () => {
  if (process.argv.includes("--help")) return;
  // A cms that still runs uses its port. The program itself checks that no site runs.
  await checkedCmsPort().catch((error) => {
    const [problem = ""] = error.message.split("\n");
    throw new UserError(
      problem,
      "Stop the cms. If another program uses the port, set CMS_PORT to another port.",
    );
  });
});
