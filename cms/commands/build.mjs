// Compiles everything, the admin panel included.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { appDir } from "./boot.mjs";
import { buildEnvironment } from "./stand-ins.mjs";

const require = createRequire(import.meta.url);
const strapiBin = path.join(path.dirname(require.resolve("@strapi/strapi/package.json")), "bin", "strapi.js");

const env = buildEnvironment();
const { status } = spawnSync(process.execPath, [strapiBin, "build"], { cwd: appDir, env, stdio: "inherit" });
process.exit(status ?? 1);
