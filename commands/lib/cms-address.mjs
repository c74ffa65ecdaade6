/** The address that the cms listens on. */
export function cmsHost() {
  return process.env.CMS_HOST?.trim() || "127.0.0.1";
}

/** Who listens on all addresses is reached at these. @type {Readonly<Record<string, string>>} */
const own = { "0.0.0.0": "127.0.0.1", "::": "::1" };

/**
 * Where the cms is reached from this machine.
 * @param {number} port
 * @param {string} [host]
 */
export function cmsAddress(port, host = cmsHost()) {
  const reached = own[host] ?? host;
  return `http://${reached.includes(":") ? `[${reached}]` : reached}:${port}`;
}
