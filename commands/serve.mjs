import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Problem, tell } from "./lib/messages.mjs";
import { root } from "./lib/project.mjs";

/** @type {Readonly<Record<string, string>>} */
const programs = { site: "site/build/server/index.js", cms: "cms/commands/start.mjs" };

/**
 * `node commands/serve.mjs` in the folder of an unpacked archive: runs its service in this process, which ends on
 * SIGTERM. Everything the service writes goes to DATA_DIR and to the folder for temporary files.
 */
try {
  const { name, engines } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const program = programs[name];
  if (!program) throw new Problem("This is no unpacked archive.", "In the project itself use npm start.");
  checkNode(engines.node);
  const dataDir = process.env.DATA_DIR ?? "";
  if (!path.isAbsolute(dataDir)) {
    throw new Problem(
      `DATA_DIR is "${dataDir}".`,
      "It must be the whole path of the folder in which this service keeps its state.",
    );
  }
  process.env.NODE_ENV = "production";
  await import(pathToFileURL(path.join(root, program)).href);
} catch (error) {
  tell(error);
  process.exit(1);
}

/** @param {string} made the version that the archive was made for */
function checkNode(made) {
  const [major = 0, minor = 0] = made.split(".").map(Number);
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split(".").map(Number);
  if (ownMajor === major && ownMinor >= minor) return;
  throw new Problem(`This is Node ${process.versions.node}.`, `Install Node ${made}, or a newer ${major}.`);
}
