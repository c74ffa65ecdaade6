import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./project.mjs";

/**
 * What Strapi and the cms depend on for the panel alone, which is built into files that browsers load, or to build,
 * compile and generate code. A service that runs loads none of it.
 */
export const panelAndBuild = [
  // the panel
  /^@(?:ai-sdk|dnd-kit|internationalized|milkdown|mux|radix-ui|reduxjs)\//,
  /^@strapi\/(?:design-system|icons)$/,
  /^(?:ai|codemirror5|cropperjs|dompurify|formik|highlight\.js|immer|motion|prismjs|sonner|styled-components)$/,
  /^(?:markdown-it|react|slate)(?:-|$)/,
  // builds, generators and the command line of Strapi's own
  /^@(?:pmmmwh|testing-library|types|vitejs)\//,
  /^@strapi\/(?:cloud-cli|generators|typescript-utils)$/,
  /^(?:browserslist(?:-to-esbuild)?|concurrently|inquirer|jszip|prettier|typescript|vite)$/,
  /^(?:esbuild|html-webpack|mini-css-extract|fork-ts-checker|typedoc|webpack)(?:-|$)/,
  /^(?:css|style)-loader$/,
];

/**
 * @typedef {object} Installed
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/**
 * The folders of the installed packages that a service loads or may load: all that its package depends on, directly
 * or not, for production.
 * @param {string} lockFolder the folder whose `node_modules` npm has filled, relative to the project
 * @param {string} service the folder of the package that the service is, relative to the project
 * @param {readonly RegExp[]} without names of packages that are left out, with what only they need
 * @returns {string[]} relative to the project, sorted
 */
export function servedPackages(lockFolder, service, without) {
  const list = path.join(root, lockFolder, "node_modules", ".package-lock.json");
  /** @type {Record<string, Installed>} */
  const installed = JSON.parse(readFileSync(list, "utf8")).packages;
  /** @type {Installed} */
  const own = JSON.parse(readFileSync(path.join(root, service, "package.json"), "utf8"));

  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} from @param {Installed} needing */
  const follow = (from, { dependencies = {}, optionalDependencies = {} }) => {
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const folder = without.some((pattern) => pattern.test(name)) ? null : lookUp(from, name);
      const entry = folder === null ? undefined : installed[folder];
      // What is not installed is optional: parts for other platforms.
      if (folder === null || entry === undefined || found.has(folder)) continue;
      found.add(folder);
      follow(folder, entry);
    }
  };
  /** Where Node finds a package that one in `from` asks for. @param {string} from @param {string} name */
  const lookUp = (from, name) => {
    for (let folder = from; ; folder = path.posix.dirname(folder)) {
      const candidate = path.posix.join(folder, "node_modules", name);
      if (installed[candidate]) return candidate;
      if (folder === ".") return null;
    }
  };
  follow(path.posix.relative(lockFolder, service) || ".", own);
  return [...found].map((folder) => path.posix.join(lockFolder, folder)).sort();
}
