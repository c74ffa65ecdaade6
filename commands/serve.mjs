import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { report, UserError } from "./lib/messages.mjs";
import { root, stateFolder } from "./lib/project.mjs";

/** @type {Readonly<Record<string, string>>} */
const programs = { site: "site/build/server/index.js", cms: "cms/commands/start.mjs" };

/** `node commands/serve.mjs` in the folder of an unpacked archive: runs its service in this process until SIGTERM. */
try {
  const { name, engines } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const program = programs[name];
  if (!program)
    throw new UserError("This is not an unpacked archive.", "In the project itself use npm start.");
  const [tested, running] = [engines.node, process.versions.node].map((version) =>
    version.split(".").map(Number),
  );
  if (running[0] !== tested[0] || running[1] < tested[1]) {
    throw new UserError(
      `This is Node ${process.versions.node}.`,
      `Install Node ${engines.node}, or a later ${tested[0]}.x release.`,
    );
  }
  const dataDir = process.env.DATA_DIR ?? "";
  if (!path.isAbsolute(dataDir)) {
    throw new UserError(
      `DATA_DIR is "${dataDir}".`,
      "It must be the absolute path of the state folder of this service.",
    );
  }
  stateFolder();
  process.env.NODE_ENV = "production";
  await import(pathToFileURL(path.join(root, program)).href);
} catch (error) {
  report(error);
  process.exit(1);
}
