// Runs the content service. Without a built admin panel it serves the API alone.
import { existsSync } from "node:fs";
import path from "node:path";
import { createApp, distDir, load, prepare } from "./boot.mjs";

// If the parent process opened an IPC channel, stop when that process ends, even if it is killed.
if (process.connected) process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));

prepare();
const serveAdminPanel = existsSync(path.join(distDir, "build", "index.html"));
const app = createApp({ serveAdminPanel });
await load(app);
await app.start();
const { host, port } = app.config.get("server");
const panel = serveAdminPanel
  ? "with the admin panel at /admin"
  : "without the admin panel, which is not built";
app.log.info(`Content service on http://${host}:${port} ${panel}`);
