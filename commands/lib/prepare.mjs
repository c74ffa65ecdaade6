import { existsSync, readFileSync, statfsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Problem } from "./messages.mjs";
import { runtimeEnvironment } from "./node.mjs";
import { fingerprint, once } from "./once.mjs";
import { run } from "./processes.mjs";
import { cmsFolder, root, siteFolder } from "./project.mjs";

const gigabyte = 1024 ** 3;
/** Packages and npm's cache, or what a build writes; in bytes. */
const neededDisk = { install: 3 * gigabyte, build: 0.5 * gigabyte };
/** The largest step, the admin panel's build, in bytes (measured: 1.9 GB, see cms/commands/build.mjs). */
const neededMemory = 2 * gigabyte;
// Build tools are development dependencies, and an exported NODE_ENV=production would leave them out. Not `npm ci`: it
// refuses a lockfile without the optional packages of other platforms that a registry lacks.
const npmInstall = ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];

/** Installs the packages of the site and of the tools, where they are not there yet. */
export function installSite() {
  // npm itself runs on the Node that started the command: the pinned one is what is being installed.
  return install(root, "Installing the site", { env: process.env, furtherInputs: ["site/package.json"] });
}

/** Installs the packages of the cms, where they are not there yet. */
export function installCms() {
  const name = "Installing the cms (about 3 minutes the first time)";
  return install(cmsFolder, name, { env: runtimeEnvironment(), furtherInputs: [] });
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {{ env: NodeJS.ProcessEnv, furtherInputs: readonly string[] }} options
 */
function install(folder, name, { env, furtherInputs }) {
  return npmOnce(name, folder, npmInstall, env, {
    inputs: ["package.json", "package-lock.json", ...furtherInputs].map((file) => path.join(folder, file)),
    outputs: () => installedPackages(folder),
    stamp: path.join(folder, "node_modules", ".installed"),
  });
}

/** A fingerprint of the packages that npm says it has installed; empty when one is gone. @param {string} folder */
function installedPackages(folder) {
  const list = path.join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(list)) return "";
  const { packages } = JSON.parse(readFileSync(list, "utf8"));
  const isComplete = Object.keys(packages).every((name) => existsSync(path.join(folder, name)));
  return isComplete ? fingerprint([list]) : "";
}

// They do not ship, and a change of one is no reason to build.
const testFolders = new Set(["e2e", "testing", "test-results", "playwright-report"]);

/** Builds the site, where its sources have changed. */
export function buildSite() {
  const built = path.join(siteFolder, "build");
  const env = { ...runtimeEnvironment(), NODE_ENV: "production" };
  return npmOnce("Building the site", siteFolder, ["run", "build"], env, {
    inputs: [
      siteFolder,
      ...["hang-guard.mjs", "secrets.mjs"].map((file) => path.join(root, "commands", "lib", file)),
      path.join(root, "samples", "content"),
      path.join(root, "package-lock.json"),
    ],
    leaveOut: (file) => testFolders.has(file) || /\.(?:test|spec)\.[a-z]+$/.test(file),
    outputs: () => made(built, ["client", "server"]),
    stamp: path.join(built, ".built"),
  });
}

/** Builds the cms with its admin panel, where its sources have changed. */
export async function buildCms() {
  await buildCmsApi();
  await buildOfCms("Building the admin panel (about 1 minute)", "panel", ["build"]);
}

/** Builds the cms without its admin panel: enough for its API. */
export function buildCmsApi() {
  return buildOfCms("Building the cms", "api", ["src", "config"]);
}

/** @param {string} name @param {"api" | "panel"} part @param {readonly string[]} folders what it makes */
function buildOfCms(name, part, folders) {
  const dist = path.join(cmsFolder, "dist");
  const env = { ...runtimeEnvironment(), NODE_ENV: "production" };
  const inputs = ["src", "config", "tsconfig.json", "package.json", "package-lock.json"];
  return npmOnce(name, cmsFolder, ["run", `build:${part}`], env, {
    inputs: inputs.map((input) => path.join(cmsFolder, input)),
    outputs: () => made(dist, folders),
    stamp: path.join(dist, `.built-${part}`),
  });
}

/** A fingerprint of folders that were made; empty when one is missing. @param {string} folder @param {readonly string[]} names */
function made(folder, names) {
  const paths = names.map((name) => path.join(folder, name));
  return paths.every((name) => existsSync(name)) ? fingerprint(paths) : "";
}

/**
 * Lets npm do a step that is not done yet.
 * @param {string} name
 * @param {string} folder
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {import("./once.mjs").Step} step
 */
function npmOnce(name, folder, args, env, step) {
  const doing = name.replace(/ \(.*\)$/, "").toLowerCase();
  return once(name, path.join(folder, ".cache", "lock"), step, () => {
    if (folder === cmsFolder) checkMemory();
    checkDiskSpace(folder, args === npmInstall ? neededDisk.install : neededDisk.build);
    return run("npm", args, { cwd: folder, env, doing });
  });
}

/** Refuses to begin what a machine this small cannot finish. */
function checkMemory() {
  // The limit of a container or of a systemd unit; a huge number, or none, without one.
  const total = Math.min(os.totalmem(), process.constrainedMemory?.() || Number.POSITIVE_INFINITY);
  // Other systems report as free only what they do not use to cache files.
  const available = process.platform === "linux" ? Math.min(os.freemem(), total) : total;
  // Node itself and the site that runs meanwhile need the rest.
  if (available >= neededMemory && total >= 1.35 * neededMemory) return;
  throw new Problem(
    `Building the cms and its admin panel needs ${inGigabytes(neededMemory)} GB of available memory on a machine with 3 GB. There are ${inGigabytes(total)} GB, of which ${inGigabytes(available)} GB are available.`,
    "Run `npm run package` on a larger machine, and run its archives here: they need 1 GB. See docs/operations/install.md.",
  );
}

/** @param {string} folder @param {number} needed bytes */
function checkDiskSpace(folder, needed) {
  if (typeof statfsSync !== "function") return;
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new Problem(
    `This step needs ${inGigabytes(needed)} GB of disk. There are ${inGigabytes(free)} GB free on the disk of the project.`,
    `Free at least ${inGigabytes(needed - free)} GB more.`,
  );
}

/** @param {number} bytes */
const inGigabytes = (bytes) => (bytes / gigabyte).toFixed(1);
