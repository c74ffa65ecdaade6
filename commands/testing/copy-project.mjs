import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../site/testing/temporary-folder.ts";
import { root } from "../lib/project.mjs";

const copiedOfCms = [
  "commands",
  "config",
  "dist",
  "favicon.png",
  "package.json",
  "package-lock.json",
  "src",
  "tsconfig.json",
  "types",
];

/**
 * Copies the project into a folder with a space in its name. Commands and cms are copies, so that a test may compile,
 * interrupt or delete them; site and packages are links to the originals.
 */
export function copyProject() {
  const folder = path.join(temporaryFolder(), "a project");
  mkdirSync(path.join(folder, "cms"), { recursive: true });
  // Copies instead of links, because programs resolve the project from their real path.
  cpSync(path.join(root, "commands"), path.join(folder, "commands"), { recursive: true });
  for (const name of copiedOfCms) {
    cpSync(path.join(root, "cms", name), path.join(folder, "cms", name), { recursive: true });
  }
  for (const name of [
    "bench",
    "cms/node_modules",
    "node_modules",
    "package.json",
    "package-lock.json",
    "samples",
    "site",
  ]) {
    symlinkSync(path.join(root, name), path.join(folder, name));
  }
  return folder;
}
