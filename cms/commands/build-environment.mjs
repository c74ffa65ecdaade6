// Strapi loads its whole configuration even for a build, which uses no secrets. Missing secrets get placeholders for
// this process.
import { keyNames } from "../../commands/lib/secrets.mjs";

/**
 * Returns the environment for a build.
 * @returns {NodeJS.ProcessEnv}
 */
export function buildEnvironment() {
  const env = { NODE_ENV: "production", ...process.env, STRAPI_TELEMETRY_DISABLED: "true" };
  for (const name of keyNames) env[name] ||= `build-placeholder-${name}`;
  return env;
}
