import { createServer } from "node:net";
import { Problem } from "./messages.mjs";

/** The address that the cms listens on. */
export function cmsHost() {
  return process.env.CMS_HOST?.trim() || "127.0.0.1";
}

/** A service that listens on all addresses is reached at these. @type {Readonly<Record<string, string>>} */
const loopback = { "0.0.0.0": "127.0.0.1", "::": "::1" };

/**
 * Where the cms is reached from this machine.
 * @param {number} port
 * @param {string} [host]
 */
export function cmsAddress(port, host = cmsHost()) {
  const reached = loopback[host] ?? host;
  return `http://${reached.includes(":") ? `[${reached}]` : reached}:${port}`;
}

/**
 * The port that a variable names, once it is known to be one and to be free.
 * @param {string} variable
 * @param {number} fallback
 * @param {string} [host] the address to listen on; all of them without it
 */
export async function freePort(variable, fallback, host) {
  const given = process.env[variable] || String(fallback);
  const port = Number(given);
  if (!/^\d+$/.test(given) || port < 1 || port > 65_535) {
    throw new Problem(`${variable} is "${given}".`, "Allowed is a whole number from 1 to 65535.");
  }
  const failure = await listenError(port, host);
  if (failure === "EADDRINUSE") {
    throw new Problem(
      `Port ${port} is taken by another program.`,
      `End that program, or choose another port: ${variable}=${port + 1} npm start`,
    );
  }
  if (failure === "EADDRNOTAVAIL" || failure === "ENOTFOUND") {
    throw new Problem(`This machine has no address ${host}.`, "CMS_HOST must name one of its own.");
  }
  if (failure)
    throw new Problem(`Port ${port} cannot be used: ${failure}.`, `Choose another port with ${variable}.`);
  return port;
}

/** @param {number} port @param {number} cmsPort */
export function checkPortsDiffer(port, cmsPort) {
  if (port === cmsPort) {
    throw new Problem(`PORT and CMS_PORT are both ${port}.`, "Site and cms need a port each.");
  }
}

/** @param {number} port @param {string} [host] @returns {Promise<string | null>} */
function listenError(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code ?? error.message),
    );
    server.listen({ port, host }, () => server.close(() => resolve(null)));
  });
}
