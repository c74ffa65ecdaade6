import { cmsCommand } from "./lib/cms-command.mjs";
import { checkCmsStopped } from "./lib/ports.mjs";

/** `npm run restore -- ARCHIVE [--replace]`: fills DATA_DIR from an archive while the services are stopped. */
cmsCommand(["data.mjs", "restore"], async () => {
  // The program itself checks that no site runs.
  if (!process.argv.includes("--help")) await checkCmsStopped();
});
