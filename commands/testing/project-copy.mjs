import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "./running-command.mjs";

const ownOfCms = [
  "commands",
  "config",
  "favicon.png",
  "package.json",
  "package-lock.json",
  "src",
  "tsconfig.json",
  "types",
];

/**
 * The project a second time, in a folder with a space in its name: its commands and its cms are its own, so that what
 * a test compiles, cuts off or takes away is nobody else's; site and packages are shared.
 * @param {{ cmsInstalled: boolean }} options whether the cms has its packages and what is built of it
 */
export function projectCopy({ cmsInstalled }) {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), "command-test-")), "a project");
  mkdirSync(path.join(folder, "cms"), { recursive: true });
  // Copies instead of links, because programs resolve the project from their real path.
  cpSync(path.join(root, "commands"), path.join(folder, "commands"), { recursive: true });
  for (const name of cmsInstalled ? [...ownOfCms, "dist"] : ownOfCms) {
    cpSync(path.join(root, "cms", name), path.join(folder, "cms", name), { recursive: true });
  }
  for (const name of ["bench", "node_modules", "package.json", "package-lock.json", "samples", "site"]) {
    symlinkSync(path.join(root, name), path.join(folder, name));
  }
  if (cmsInstalled) symlinkSync(path.join(root, "cms/node_modules"), path.join(folder, "cms/node_modules"));
  return folder;
}
