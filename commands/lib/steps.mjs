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
import { setTimeout as delay } from "node:timers/promises";

const generatedFolders = new Set(["node_modules", "build", "dist", ".react-router", ".strapi", ".cache"]);
const lockTouchMs = 1_000;
const lockStaleMs = 5_000;

/**
 * Work that is repeated only if its inputs have changed or an output is missing.
 * @typedef {object} Step
 * @property {readonly string[]} inputs files and folders
 * @property {(name: string) => boolean} [isIgnored] returns true for the name of a file or folder that does not count as input
 * @property {readonly string[]} outputs files and folders that must exist
 * @property {string} stamp file that stores the fingerprint of the inputs
 */

/**
 * Runs the work of a step unless it is done. If two commands need the same step, one runs it and the other waits.
 * @param {string} lock @param {Step} step @param {() => Promise<void>} work
 */
export async function runStep(lock, step, work) {
  if (isDone(step)) return;
  await withLock(lock, async () => {
    if (isDone(step)) return;
    rmSync(step.stamp, { force: true });
    // Computed before the work: if an input changes during the work, the next command repeats the step.
    const fingerprint = fingerprintOf(step);
    await work();
    mkdirSync(path.dirname(step.stamp), { recursive: true });
    const draft = `${step.stamp}.draft`;
    writeFileSync(draft, fingerprint, { flush: true });
    renameSync(draft, step.stamp);
  });
}

/** @param {Step} step */
function isDone(step) {
  if (!existsSync(step.stamp) || !step.outputs.every((output) => existsSync(output))) return false;
  return readFileSync(step.stamp, "utf8") === fingerprintOf(step);
}

/** Hashes names and contents of the inputs, without generated folders. @param {Step} step */
function fingerprintOf({ inputs, isIgnored = () => false }) {
  const hash = createHash("sha256").update(process.platform + process.arch);
  const add = (/** @type {string} */ file) => {
    if (!existsSync(file)) return;
    hash.update(`${path.basename(file)}\0`);
    if (!statSync(file).isDirectory()) {
      hash.update(readFileSync(file));
      return;
    }
    for (const name of readdirSync(file).sort()) {
      if (!generatedFolders.has(name) && !isIgnored(name)) add(path.join(file, name));
    }
  };
  for (const file of inputs) add(file);
  return hash.digest("hex");
}

/**
 * Runs work that only one command may do at a time; others wait. The holder touches the lock, so that the lock of a killed
 * command soon counts as stale.
 * @template Result
 * @param {string} lock
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(lock, work) {
  mkdirSync(path.dirname(lock), { recursive: true });
  while (!acquire(lock)) await delay(200);
  const touch = setInterval(() => writeFileSync(lock, ""), lockTouchMs);
  try {
    return await work();
  } finally {
    clearInterval(touch);
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function acquire(lock) {
  const touchedAt = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Date.now() - touchedAt > lockStaleMs) rmSync(lock, { force: true });
  try {
    writeFileSync(lock, "", { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}
