import path from "node:path";
import { cmsArchive, makeArchive, siteArchive } from "./lib/archive.mjs";
import { command } from "./lib/command.mjs";
import { Problem, say } from "./lib/messages.mjs";
import { buildCms, buildSite, installCms, installSite } from "./lib/prepare.mjs";
import { root } from "./lib/project.mjs";
import { productToPack } from "./lib/version.mjs";

/** @typedef {import("./lib/version.mjs").Product} Product */

const makers = {
  site: async (/** @type {Product} */ product) => {
    await buildSite();
    return makeArchive(siteArchive, product);
  },
  cms: async (/** @type {Product} */ product) => {
    await installCms();
    await buildCms();
    return makeArchive(cmsArchive, product);
  },
};

/**
 * `npm run package [-- site | cms]`: an archive of each service, or of one, in `dist`. A host unpacks it and runs it on
 * Node; it installs and builds nothing.
 */
await command(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !Object.hasOwn(makers, name));
  if (unknown.length > 0) {
    throw new Problem(`There is no service named ${unknown.join(", ")}.`, "npm run package -- site, or cms.");
  }
  // The pinned Node and what builds come with the root's packages.
  await installSite();
  const product = productToPack(root);
  for (const [name, make] of Object.entries(makers)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const { file, bytes, unpackedBytes } = await make(product);
    say(`  ${path.relative(root, file)}: ${megabytes(bytes)}, unpacked ${megabytes(unpackedBytes)}`);
  }
});

/** @param {number} bytes */
function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
