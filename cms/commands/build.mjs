// Compiles everything, the admin panel included. Strapi loads the whole configuration for that and uses none of
// its secrets, so a build needs none: missing ones get stand-ins that end with this process.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { appDir } from "./boot.mjs";

const require = createRequire(import.meta.url);
const { secretNames } = require("../dist/src/environment.js");
const strapiBin = path.join(path.dirname(require.resolve("@strapi/strapi/package.json")), "bin", "strapi.js");

const env = { NODE_ENV: "production", ...process.env, STRAPI_TELEMETRY_DISABLED: "true" };
for (const name of secretNames) env[name] ||= `stand-in-for-the-build-of-${name}`;

const { status } = spawnSync(process.execPath, [strapiBin, "build"], { cwd: appDir, env, stdio: "inherit" });
process.exit(status ?? 1);
