import os from "node:os";
import path from "node:path";
import { print, secondsSince, UserError } from "./messages.mjs";
import { run } from "./processes.mjs";
import { cmsFolder, root, runtimeEnvironment, siteFolder } from "./project.mjs";
import { runStep } from "./steps.mjs";

const gigabyte = 1024 ** 3;
/** Memory in bytes for the largest step, the build of the admin panel (measured: 1.9 GB, see cms/commands/build.mjs). */
const neededMemory = 2 * gigabyte;
// Without --include=dev, NODE_ENV=production would leave out the build tools. `npm ci` would fail if the registry lacks an
// optional package of another platform.
const npmInstall = ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];

/** Installs the packages of the site and of the tools if they are missing or out of date. */
export function installSite() {
  // npm runs on the Node that started the command, because this step installs the pinned one.
  return install("Installing the site", root, process.env, [path.join(siteFolder, "package.json")]);
}

/** Installs the packages of the cms if they are missing or out of date. */
export function installCms() {
  return install("Installing the cms (about 3 minutes the first time)", cmsFolder, runtimeEnvironment());
}

/** @param {string} title @param {string} folder @param {NodeJS.ProcessEnv} env @param {string[]} [moreInputs] */
function install(title, folder, env, moreInputs = []) {
  const modules = path.join(folder, "node_modules");
  return npm(title, folder, npmInstall, env, {
    inputs: [path.join(folder, "package.json"), path.join(folder, "package-lock.json"), ...moreInputs],
    outputs: [path.join(modules, ".package-lock.json")],
    stamp: path.join(modules, ".installed"),
  });
}

// These folders do not ship, so a change in one needs no build.
const testFolders = new Set(["e2e", "testing", "test-results", "playwright-report"]);

/** Builds the site if its sources have changed. */
export function buildSite() {
  const buildFolder = path.join(siteFolder, "build");
  const env = { ...runtimeEnvironment(), NODE_ENV: "production" };
  return npm("Building the site", siteFolder, ["run", "build"], env, {
    inputs: [
      siteFolder,
      path.join(root, "commands/lib/secrets.mjs"),
      path.join(root, "samples/content"),
      path.join(root, "package-lock.json"),
    ],
    isIgnored: (name) => testFolders.has(name) || /\.(?:test|spec)\.[a-z]+$/.test(name),
    outputs: [path.join(buildFolder, "client"), path.join(buildFolder, "server", "index.js")],
    stamp: path.join(buildFolder, ".built"),
  });
}

/** Builds the cms with its admin panel if its sources have changed. */
export async function buildCms() {
  await buildCmsApi();
  await buildCmsPart("Building the admin panel (about 1 minute)", "panel", "build/index.html");
}

/** Builds the cms without its admin panel: enough for its API. */
export function buildCmsApi() {
  return buildCmsPart("Building the cms", "api", "src/lib/environment.js");
}

/** @param {string} title @param {"api" | "panel"} part @param {string} output */
function buildCmsPart(title, part, output) {
  const env = { ...runtimeEnvironment(), NODE_ENV: "production" };
  const inputs = ["src", "config", "tsconfig.json", "package.json", "package-lock.json"];
  return npm(title, cmsFolder, ["run", `build:${part}`], env, {
    inputs: inputs.map((input) => path.join(cmsFolder, input)),
    outputs: [path.join(cmsFolder, "dist", output)],
    stamp: path.join(cmsFolder, "dist", `.built-${part}`),
  });
}

/**
 * Runs npm for a step that is not done yet.
 * @param {string} title @param {string} folder @param {readonly string[]} args @param {NodeJS.ProcessEnv} env
 * @param {import("./steps.mjs").Step} step
 */
function npm(title, folder, args, env, step) {
  return runStep(path.join(folder, ".cache", "lock"), step, async () => {
    if (folder === cmsFolder) checkMemory();
    const startedAt = Date.now();
    print(`  ${title} ...`);
    await run("npm", args, { cwd: folder, env, doing: title.replace(/ \(.*\)$/, "").toLowerCase() });
    print(`  ${title}: done in ${secondsSince(startedAt)}`);
  });
}

/** Throws UserError if this machine has too little memory to build the cms. */
export function checkMemory() {
  // `constrainedMemory` is the limit of a container or systemd unit, and 0 or a huge number without one.
  const total = Math.min(os.totalmem(), process.constrainedMemory?.() || Number.POSITIVE_INFINITY);
  // On Linux `freemem` includes memory that can be freed from file caches; elsewhere it does not and is too low.
  const available = process.platform === "linux" ? Math.min(os.freemem(), total) : total;
  // The operating system, npm and the running site need the rest of a machine's memory.
  if (available >= neededMemory && total >= 1.35 * neededMemory) return;
  throw new UserError(
    `Building the cms and its admin panel needs ${toGigabytes(neededMemory)} GB of available memory on a machine with 3 GB. There are ${toGigabytes(total)} GB, of which ${toGigabytes(available)} GB are available.`,
    "Run `npm run package` on a larger machine, and run its archives here: they need 1 GB. See docs/operations/install.md.",
  );
}

/** @param {number} bytes */
const toGigabytes = (bytes) => (bytes / gigabyte).toFixed(1);
