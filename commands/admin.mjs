import { cmsCommand } from "./lib/cms-command.mjs";

/** `npm run admin -- --email E`: creates an administrator of the cms; with --reset sets a new password. */
cmsCommand(["admin.mjs"]);
