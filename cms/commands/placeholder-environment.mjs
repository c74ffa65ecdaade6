import { keyNames } from "../../commands/lib/secrets.mjs";

/**
 * Returns the environment of a command that needs no keys, such as a build or a backup. Missing keys get placeholders,
 * because loading the configuration requires them.
 * @returns {NodeJS.ProcessEnv}
 */
export function placeholderEnvironment() {
  const env = { NODE_ENV: "production", ...process.env, STRAPI_TELEMETRY_DISABLED: "true" };
  for (const name of keyNames) env[name] ||= `build-placeholder-${name}`;
  return env;
}
