import { existsSync, mkdirSync, readFileSync, statfsSync } from "node:fs";
import path from "node:path";
import { withLock } from "./lock.mjs";
import { runtimeEnvironment } from "./node.mjs";
import { cmsFolder, root, siteFolder } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { step } from "./progress.mjs";
import { run } from "./run.mjs";
import { doAndRemember, fingerprint, isCurrent } from "./stamp.mjs";

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
function install(folder, furtherInputs, name) {
  const inputs = ["package.json", "package-lock.json"].map((file) => path.join(folder, file));
  const todo = {
    inputs: [...inputs, ...furtherInputs],
    outputs: () => installedPackages(folder),
    stamp: path.join(folder, "node_modules", ".installed"),
  };
  return once(name, folder, todo, () => {
    checkDiskSpace(folder);
    // npm itself runs on the Node that started the command: the pinned one is what is being installed.
    const env = folder === root ? process.env : runtimeEnvironment();
    // Not `npm ci`: it refuses a lockfile without the optional packages of other platforms that a registry lacks.
    return run("npm", ["install", "--no-save", ...quietNpm], { cwd: folder, env, doing: inSentence(name) });
  });
}

/**
 * A fingerprint of the packages that npm says it has installed, or nothing when one of them is gone.
 * @param {string} folder
 */
function installedPackages(folder) {
  const list = path.join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(list)) return "";
  const { packages } = JSON.parse(readFileSync(list, "utf8"));
  const complete = Object.keys(packages).every((name) => existsSync(path.join(folder, name)));
  return complete ? fingerprint([list]) : "";
}

/** Builds the site, where its sources have changed. */
export function buildSite() {
  return buildSiteInto("build", "Building the site", {});
}

/** Builds the site with the gallery of its parts, beside the build that visitors get. */
export function buildGallery() {
  return buildSiteInto(path.join(".cache", "gallery"), "Building the gallery", { GALLERY: "1" });
}

// Beside what ships: tests, and what only they use.
const testFolders = new Set(["e2e", "testing", "test-results", "playwright-report"]);

/**
 * @param {string} folder
 * @param {string} name
 * @param {Readonly<Record<string, string>>} variables
 */
function buildSiteInto(folder, name, variables) {
  const built = path.join(siteFolder, folder);
  const todo = {
    inputs: [siteFolder, path.join(root, "samples", "content"), path.join(root, "package-lock.json")],
    /** @param {string} file */
    leaveOut: (file) => testFolders.has(file) || /\.(?:test|spec)\.[a-z]+$/.test(file),
    outputs: () => made(built, ["client", "server"]),
    stamp: path.join(built, ".built"),
  };
  return once(name, siteFolder, todo, () =>
    run("npm", ["run", "build"], {
      cwd: siteFolder,
      env: { ...productionEnvironment(), ...variables },
      doing: inSentence(name),
    }),
  );
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

/**
 * @param {string} name
 * @param {"api" | "panel"} part
 * @param {readonly string[]} folders what it makes
 */
function buildOfCms(name, part, folders) {
  const dist = path.join(cmsFolder, "dist");
  const inputs = ["src", "config", "tsconfig.json", "package.json", "package-lock.json"];
  const todo = {
    inputs: inputs.map((input) => path.join(cmsFolder, input)),
    outputs: () => made(dist, folders),
    stamp: path.join(dist, `.built-${part}`),
  };
  return once(name, cmsFolder, todo, () =>
    run("npm", ["run", `build:${part}`], {
      cwd: cmsFolder,
      env: productionEnvironment(),
      doing: inSentence(name),
    }),
  );
}

/**
 * A fingerprint of folders that were made, or nothing when one of them is missing.
 * @param {string} folder
 * @param {readonly string[]} names
 */
function made(folder, names) {
  const paths = names.map((name) => path.join(folder, name));
  return paths.every((name) => existsSync(name)) ? fingerprint(paths) : "";
}

/**
 * Does a step unless it is done; two commands do it one after the other.
 * @param {string} name
 * @param {string} folder
 * @param {import("./stamp.mjs").Step} todo
 * @param {() => Promise<void>} work
 */
async function once(name, folder, todo, work) {
  if (isCurrent(todo)) return;
  await withLock(path.join(folder, ".cache", "lock"), async () => {
    if (isCurrent(todo)) return;
    await step(name, () => doAndRemember(todo, work));
  });
}

/** A step's name within a message, without its hint. @param {string} name */
function inSentence(name) {
  return name.replace(/ \(.*\)$/, "").toLowerCase();
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
