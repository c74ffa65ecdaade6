import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

const madeFolders = new Set(["node_modules", "build", "dist", ".react-router", ".strapi", ".cache"]);

/**
 * What a step is made from, and what it makes. A step that is done is done again when either has changed: the
 * outputs may have been cut short or taken away by something else since.
 * @typedef {object} Step
 * @property {readonly string[]} inputs files and folders
 * @property {(name: string) => boolean} [leaveOut] files and folders below them that do not matter
 * @property {() => string} outputs a fingerprint of what was made; empty when there is nothing
 * @property {string} stamp the file that remembers both
 */

/** @param {Step} step */
export function isCurrent({ inputs, leaveOut, outputs, stamp }) {
  if (!existsSync(stamp)) return false;
  const [madeFrom, made] = readFileSync(stamp, "utf8").split("\n");
  return madeFrom === fingerprint(inputs, leaveOut) && made !== "" && made === outputs();
}

/**
 * Does a step and remembers it. What changes among the inputs in the meantime counts as not seen.
 * @param {Step} step
 * @param {() => Promise<void>} work
 */
export async function doAndRemember({ inputs, leaveOut, outputs, stamp }, work) {
  rmSync(stamp, { force: true });
  const madeFrom = fingerprint(inputs, leaveOut);
  await work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  // Written aside first: other commands may be looking at it.
  const draft = `${stamp}.${process.pid}`;
  writeFileSync(draft, `${madeFrom}\n${outputs()}`);
  renameSync(draft, stamp);
}

/**
 * A fingerprint of files and folders, by name and content. What is made of them below is left out.
 * @param {readonly string[]} files
 * @param {(name: string) => boolean} [leaveOut]
 */
export function fingerprint(files, leaveOut = () => false) {
  const hash = createHash("sha256").update(process.platform + process.arch);
  /** @param {string} file */
  const add = (file) => {
    if (!existsSync(file)) return;
    if (!statSync(file).isDirectory()) {
      hash.update(`${path.basename(file)}\0`).update(readFileSync(file));
      return;
    }
    for (const name of readdirSync(file).sort()) {
      if (madeFolders.has(name) || leaveOut(name)) continue;
      hash.update(`${name}/`);
      add(path.join(file, name));
    }
  };
  for (const file of files) add(file);
  return hash.digest("hex");
}
