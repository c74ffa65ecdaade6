import { accessSync, constants, existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { messageOf, UserError } from "./messages.mjs";
import { keysOf } from "./secrets.mjs";

/** Folder of the project, or of an unpacked archive. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
export const siteFolder = path.join(root, "site");
export const cmsFolder = path.join(root, "cms");

/** Creates the folder of all state, readable by its owner only, if it is missing, and checks that it can be written. @returns {string} its absolute path */
export function stateFolder() {
  const folder = path.resolve(root, process.env.DATA_DIR || ".data");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new UserError(
      `The state folder ${folder} cannot be used: ${messageOf(error)}.`,
      "DATA_DIR must name a folder that can be written.",
    );
  }
  return folder;
}

/**
 * Like `stateFolder`, and throws if the keys are wrong, so that they are reported before minutes of building. Skips this
 * check if the site reads another cms. Leaves an empty folder empty, because the site takes an empty one for a first start.
 */
export function checkedStateFolder() {
  const folder = stateFolder();
  const wouldCreateSecret = !process.env.SECRET && readdirSync(folder).length === 0;
  if (!process.env.CONTENT_API_URL && !wouldCreateSecret) keysOf(process.env, folder);
  return folder;
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
/** True if site and cms can run on the running Node. */
export const isNodeSupported = major > 22 || (major === 22 && minor >= 22);

/**
 * Returns the path of the Node for site and cms: the pinned one from the package registry. Where that is not installed (macOS,
 * unpacked archives), returns the running one if it is new enough for React Router 8.
 */
export function runtimeNode() {
  const [system, file] = process.platform === "win32" ? ["win", "node.exe"] : [process.platform, "node"];
  const pinnedNode = path.join(root, "node_modules", `node-${system}-${process.arch}`, "bin", file);
  if (existsSync(pinnedNode)) return pinnedNode;
  if (isNodeSupported) return process.execPath;
  throw new UserError(
    `Node ${process.versions.node} is too old: site and cms need 22.22 or newer.`,
    "Install Node 24.",
  );
}

/** Returns an environment in which `node` and the tools are the versions that the project installed. */
export function runtimeEnvironment() {
  const tools = path.join(root, "node_modules", ".bin");
  const folders = [path.dirname(runtimeNode()), tools, process.env.PATH ?? ""];
  return { ...process.env, PATH: folders.join(path.delimiter) };
}
