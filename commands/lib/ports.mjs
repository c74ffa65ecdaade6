import { createServer } from "node:net";
import { UserError } from "./messages.mjs";

const cmsHost = () => process.env.CMS_HOST?.trim() || "127.0.0.1";
const reachableAtLocalhost = ["127.0.0.1", "::1", "localhost", "0.0.0.0", "::"];

/** Returns the port of the site; throws a UserError if it is taken. */
export const sitePort = () => freePort("PORT", 3000);

/** Returns the port of the cms; throws a UserError if it is taken. */
export const cmsPort = () => freePort("CMS_PORT", 1337, cmsHost());

/** Like `cmsPort`, for a cms that the site reaches at localhost; throws a UserError if CMS_HOST prevents that. */
export async function localCmsPort() {
  if (reachableAtLocalhost.includes(cmsHost())) return cmsPort();
  throw new UserError(
    `CMS_HOST is "${cmsHost()}".`,
    "When site and cms start together it must be 127.0.0.1 or 0.0.0.0, because the site calls the cms at localhost.",
  );
}

/**
 * Reads a port from a variable and checks that it is free.
 * @param {string} variable @param {number} fallback @param {string} [host] default: all addresses
 */
async function freePort(variable, fallback, host) {
  const value = process.env[variable] || String(fallback);
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) {
    throw new UserError(`${variable} is "${value}".`, "It must be a whole number from 1 to 65535.");
  }
  /** @type {string | undefined} */
  const failure = await new Promise((resolve) => {
    const server = createServer();
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
  if (failure === undefined) return port;
  throw new UserError(
    failure === "EADDRINUSE"
      ? `Port ${port} is taken by another program.`
      : `Port ${port} cannot be used: ${failure}.`,
    `End that program, or choose another port: ${variable}=${port + 1} npm start`,
  );
}
