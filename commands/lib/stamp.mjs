import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const madeFolders = new Set(["node_modules", "build", "dist", ".react-router", ".strapi", ".cache"]);

/**
 * A fingerprint of the files and folders a step is made from. The same fingerprint means nothing is to be done again.
 * @param {readonly string[]} inputs
 */
export function fingerprint(inputs) {
  const hash = createHash("sha256").update(process.platform + process.arch);
  for (const input of inputs) addTo(hash, input);
  return hash.digest("hex");
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} file
 */
function addTo(hash, file) {
  if (!existsSync(file)) return;
  if (!statSync(file).isDirectory()) {
    hash.update(`${path.basename(file)}\0`).update(readFileSync(file));
    return;
  }
  for (const name of readdirSync(file).sort()) {
    if (madeFolders.has(name)) continue;
    hash.update(`${name}/`);
    addTo(hash, path.join(file, name));
  }
}

/**
 * Whether the step that left `stamp` was made from just this.
 * @param {string} stamp
 * @param {string} print
 */
export function isCurrent(stamp, print) {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === print;
}

/**
 * @param {string} stamp
 * @param {string} print
 */
export function leaveStamp(stamp, print) {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}
