// Strapi loads the whole configuration also to build, and uses none of its secrets for that: missing ones get
// stand-ins that end with the process.
import { createRequire } from "node:module";
import path from "node:path";
import { distDir } from "./boot.mjs";

const require = createRequire(import.meta.url);

/**
 * The environment of a build. Needs the compiled sources.
 * @returns {NodeJS.ProcessEnv}
 */
export function buildEnvironment() {
  const { secretNames } = require(path.join(distDir, "src", "environment.js"));
  const env = { NODE_ENV: "production", ...process.env, STRAPI_TELEMETRY_DISABLED: "true" };
  for (const name of secretNames) env[name] ||= `stand-in-for-the-build-of-${name}`;
  return env;
}
