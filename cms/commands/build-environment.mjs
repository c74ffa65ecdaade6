// Strapi loads its whole configuration for a build too, but uses no secrets. Missing ones get placeholders for this
// process.
import { keyNames } from "../../commands/lib/secrets.mjs";

/**
 * The environment of a build.
 * @returns {NodeJS.ProcessEnv}
 */
export function buildEnvironment() {
  const env = { NODE_ENV: "production", ...process.env, STRAPI_TELEMETRY_DISABLED: "true" };
  for (const name of keyNames) env[name] ||= `build-placeholder-${name}`;
  return env;
}
