import { createServer } from "node:net";
import { UserError } from "./messages.mjs";

const cmsHost = () => process.env.CMS_HOST?.trim() || "127.0.0.1";
const reachableAtLocalhost = ["127.0.0.1", "::1", "localhost", "0.0.0.0", "::"];

/** Returns the port of the site. Throws a UserError if it is invalid or taken. */
export const checkedSitePort = () => checkedPort("PORT", 3000);

/** Returns the port of the cms. Throws a UserError if it is invalid or taken. */
export const checkedCmsPort = () => checkedPort("CMS_PORT", 1337, cmsHost());

/** Throws a UserError if the port of the cms is taken, because a running cms changes its data. */
export const checkCmsStopped = () =>
  checkedPort(
    "CMS_PORT",
    1337,
    cmsHost(),
    "If that is the cms, stop it. If not, set CMS_PORT to a free port.",
  );

/** Like `checkedCmsPort`, for a cms that the site reaches at localhost; throws a UserError if CMS_HOST prevents that. */
export async function checkedLocalCmsPort() {
  if (reachableAtLocalhost.includes(cmsHost())) return checkedCmsPort();
  throw new UserError(
    `CMS_HOST is "${cmsHost()}".`,
    "When site and cms start together use 127.0.0.1 or 0.0.0.0, because the site calls the cms at localhost.",
  );
}

/**
 * Reads a port from a variable and checks that it is free.
 * @param {string} variable @param {number} fallback @param {string} [host] default: all addresses
 * @param {string} [takenAdvice] advice if the port is taken
 */
async function checkedPort(variable, fallback, host, takenAdvice) {
  const value = process.env[variable] || String(fallback);
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) {
    throw new UserError(`${variable} is "${value}".`, "It must be a whole number from 1 to 65535.");
  }
  /** @type {string | undefined} */
  const errorCode = await new Promise((resolve) => {
    const server = createServer();
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
  if (errorCode === undefined) return port;
  if (errorCode === "EADDRINUSE") {
    throw new UserError(
      `Port ${port} is taken by another program.`,
      takenAdvice ??
        `End that program, or choose another port, such as ${variable}=${port + 1}. If npm start was killed, its site and cms still run.`,
    );
  }
  throw new UserError(
    `Port ${port} cannot be used: ${errorCode}.`,
    errorCode === "EACCES" || !host
      ? `Ports below 1024 need privileges. Choose another port, such as ${variable}=${fallback}.`
      : `Set CMS_HOST to an address of this machine; it is ${host}.`,
  );
}
