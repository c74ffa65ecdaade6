import { createServer } from "node:net";
import { Problem } from "./problem.mjs";

/**
 * The port that a variable names, checked to be one and to be free.
 * @param {string} variable
 * @param {number} fallback
 */
export async function freePort(variable, fallback) {
  const given = process.env[variable] || String(fallback);
  const port = Number(given);
  if (!/^\d+$/.test(given) || port < 1 || port > 65_535) {
    throw new Problem(`${variable} is "${given}".`, "Allowed is a whole number from 1 to 65535.");
  }
  const failure = await listenError(port);
  if (failure === "EADDRINUSE") {
    throw new Problem(
      `Port ${port} is taken by another program.`,
      `End that program, or choose another port: ${variable}=${port + 1} npm start`,
    );
  }
  if (failure)
    throw new Problem(`Port ${port} cannot be used: ${failure}.`, `Choose another port with ${variable}.`);
  return port;
}

/** @param {number} port @returns {Promise<string | null>} */
function listenError(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code ?? error.message),
    );
    server.listen(port, () => server.close(() => resolve(null)));
  });
}
