import { createHash, randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
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
 * Runs a step unless it is done. If two commands need the same step, one runs it and the other waits.
 * @param {string} lock @param {Step} step @param {() => Promise<void>} work
 */
export async function once(lock, step, work) {
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
 * Runs work that only one command may do at a time; others wait. Each command adds its own file and has the lock if no other
 * command's file is fresh. The holder touches its file, so the file of a killed command soon counts as stale.
 * @template Result
 * @param {string} lock path prefix of these files
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(lock, work) {
  mkdirSync(path.dirname(lock), { recursive: true });
  const ownLock = `${lock}.${randomUUID()}`;
  while (!acquire(lock, ownLock)) {
    // A random delay, so that two commands that blocked each other do not try again at the same time.
    await delay(100 + 200 * Math.random());
  }
  const touch = setInterval(() => {
    const now = new Date();
    if (existsSync(ownLock)) utimesSync(ownLock, now, now);
  }, lockTouchMs);
  try {
    return await work();
  } finally {
    clearInterval(touch);
    rmSync(ownLock, { force: true });
  }
}

/** @param {string} lock @param {string} ownLock */
function acquire(lock, ownLock) {
  writeFileSync(ownLock, "");
  const folder = path.dirname(lock);
  for (const name of readdirSync(folder)) {
    const folderPath = path.join(folder, name);
    if (folderPath === ownLock || !name.startsWith(path.basename(lock))) continue;
    const touchedAt = statSync(folderPath, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const isHeld = Date.now() - touchedAt < lockStaleMs;
    if (isHeld) {
      rmSync(ownLock, { force: true });
      return false;
    }
    rmSync(folderPath, { force: true });
  }
  return true;
}
