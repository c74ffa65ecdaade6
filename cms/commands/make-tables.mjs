// Makes the tables of the content, or brings those of an earlier version up to date, and ends.
import { createApp, load, prepare } from "./boot.mjs";
import { buildEnvironment } from "./stand-ins.mjs";

Object.assign(process.env, buildEnvironment());
prepare();
const app = createApp({ serveAdminPanel: false });
app.config.set("commandOnly", true);
app.config.set("tablesOnly", true);
await load(app);
await app.destroy();
process.exit(0);
