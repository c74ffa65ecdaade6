import { existsSync, mkdirSync, statfsSync } from "node:fs";
import path from "node:path";
import { runtimeEnvironment } from "./node.mjs";
import { cmsFolder, root, siteFolder } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { step } from "./progress.mjs";
import { run } from "./run.mjs";
import { fingerprint, isCurrent, leaveStamp } from "./stamp.mjs";

const neededBytes = 3 * 1024 ** 3;
// Build tools are development dependencies, and an exported NODE_ENV=production would leave them out.
const quietNpm = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];

/** Installs the packages of the site and of the tools, where they are not there yet. */
export function installSite() {
  return install(root, [path.join(siteFolder, "package.json")], "Installing the site");
}

/** Installs the packages of the cms, where they are not there yet. */
export function installCms() {
  return install(cmsFolder, [], "Installing the cms (about 3 minutes the first time)");
}

/**
 * @param {string} folder
 * @param {readonly string[]} furtherInputs
 * @param {string} name
 */
async function install(folder, furtherInputs, name) {
  const inputs = ["package.json", "package-lock.json"].map((file) => path.join(folder, file));
  const print = fingerprint([...inputs, ...furtherInputs]);
  const stamp = path.join(folder, "node_modules", ".installed");
  if (isCurrent(stamp, print)) return;
  checkDiskSpace(folder);
  await step(name, async () => {
    // npm itself runs on the Node that started the command: the pinned one is what is being installed.
    const env = folder === root ? process.env : runtimeEnvironment();
    // Not `npm ci`: it refuses a lockfile without the optional packages of other platforms that a registry lacks.
    await run("npm", ["install", "--no-save", ...quietNpm], { cwd: folder, env, doing: name.toLowerCase() });
    leaveStamp(stamp, print);
  });
}

/** Builds the site, where its sources have changed. */
export async function buildSite() {
  await buildOnce("Building the site", siteInputs(), path.join(siteFolder, "build", ".built"), () =>
    run("npm", ["run", "build"], {
      cwd: siteFolder,
      env: productionEnvironment(),
      doing: "building the site",
    }),
  );
}

/** Builds the site with the gallery of its parts, beside the build that visitors get. */
export async function buildGallery() {
  const stamp = path.join(siteFolder, ".cache", "gallery", ".built");
  await buildOnce("Building the gallery", siteInputs(), stamp, () =>
    run("npm", ["run", "build"], {
      cwd: siteFolder,
      env: { ...productionEnvironment(), GALLERY: "1" },
      doing: "building the gallery",
    }),
  );
}

function siteInputs() {
  return [siteFolder, path.join(root, "content"), path.join(root, "package-lock.json")];
}

/** Builds the cms with its admin panel, where its sources have changed. */
export async function buildCms() {
  await buildOnce(
    "Building the admin panel (about 1 minute)",
    cmsInputs(),
    path.join(cmsFolder, "dist", ".built"),
    () =>
      run("npm", ["run", "build"], {
        cwd: cmsFolder,
        env: productionEnvironment(),
        doing: "building the cms",
      }),
  );
}

/** Builds the cms without its admin panel: enough for its API. */
export async function buildCmsApi() {
  if (isCurrent(path.join(cmsFolder, "dist", ".built"), fingerprint(cmsInputs()))) return;
  await buildOnce("Building the content API", cmsInputs(), path.join(cmsFolder, "dist", ".built-api"), () =>
    run("npm", ["run", "build:api"], {
      cwd: cmsFolder,
      env: productionEnvironment(),
      doing: "building the content API",
    }),
  );
}

function cmsInputs() {
  const names = ["src", "config", "tsconfig.json", "package.json", "package-lock.json"];
  return names.map((name) => path.join(cmsFolder, name));
}

/**
 * @param {string} name
 * @param {readonly string[]} inputs
 * @param {string} stamp
 * @param {() => Promise<void>} build
 */
async function buildOnce(name, inputs, stamp, build) {
  const print = fingerprint(inputs);
  if (isCurrent(stamp, print)) return;
  await step(name, async () => {
    await build();
    leaveStamp(stamp, print);
  });
}

function productionEnvironment() {
  return { ...runtimeEnvironment(), NODE_ENV: "production" };
}

/** @param {string} folder */
function checkDiskSpace(folder) {
  if (typeof statfsSync !== "function") return;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < neededBytes) {
    throw new Problem(
      `There are only ${Math.floor((bavail * bsize) / 1024 ** 2)} MB free where the project lies.`,
      "Free at least 3 GB: packages, the admin panel's build and the content need that much.",
    );
  }
}

/**
 * The folder of all state, made where it is missing and only its owner may read it.
 * @returns {string} its absolute path
 */
export function dataFolder() {
  const folder = path.resolve(root, process.env.DATA_DIR || ".data");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(
      `The state folder ${folder} cannot be used: ${reason}.`,
      existsSync(folder)
        ? "DATA_DIR must name a folder."
        : "Give a folder that can be written with DATA_DIR.",
    );
  }
  return folder;
}
