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
import { say, seconds } from "./messages.mjs";

const madeFolders = new Set(["node_modules", "build", "dist", ".react-router", ".strapi", ".cache"]);
const lockTouchedMs = 1_000;
const lockStaleMs = 5_000;
const lockPollMs = 200;

/**
 * A step that is done once. It is done again when what it is made from has changed, or what it made: the outputs may
 * have been cut short or taken away by something else since.
 * @typedef {object} Step
 * @property {readonly string[]} inputs files and folders
 * @property {(name: string) => boolean} [leaveOut] files and folders below the inputs that do not matter
 * @property {() => string} outputs a fingerprint of what was made; empty when there is nothing
 * @property {string} stamp the file that remembers both
 */

/**
 * Does a step unless it is done; two commands do it one after the other.
 * @param {string} name for people
 * @param {string} lock
 * @param {Step} step
 * @param {() => Promise<void>} work
 */
export async function once(name, lock, step, work) {
  if (isDone(step)) return;
  await withLock(lock, async () => {
    if (isDone(step)) return;
    const startedAt = Date.now();
    say(`  ${name} ...`);
    await doStep(step, work);
    say(`  ${name}: done in ${seconds(startedAt)}`);
  });
}

/** @param {Step} step */
export function isDone({ inputs, leaveOut, outputs, stamp }) {
  if (!existsSync(stamp)) return false;
  const [madeFrom, made] = readFileSync(stamp, "utf8").split("\n");
  return madeFrom === fingerprint(inputs, leaveOut) && made !== "" && made === outputs();
}

/**
 * Does a step and remembers it. Inputs that change meanwhile count as not seen.
 * @param {Step} step
 * @param {() => Promise<void>} work
 */
export async function doStep({ inputs, leaveOut, outputs, stamp }, work) {
  rmSync(stamp, { force: true });
  const madeFrom = fingerprint(inputs, leaveOut);
  await work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeWhole(stamp, `${madeFrom}\n${outputs()}`);
}

/**
 * Writes a file so that others, and the next start after a crash, see the old one or all of the new one.
 * @param {string} file
 * @param {string} text
 * @param {number} [mode]
 */
export function writeWhole(file, text, mode) {
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, text, { flush: true, mode });
  renameSync(draft, file);
}

/**
 * A fingerprint of files and folders, by name and content, without what is made of them.
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

/**
 * Does work that only one command may do at a time; others wait for it. Each command that wants the lock adds a file of
 * its own, and has the lock if no other file is fresh. The holder touches its file every second, so a file that a killed
 * command left behind is soon ignored, and removing one never removes another command's lock.
 * @template Result
 * @param {string} lock the path that those files' names start with
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(lock, work) {
  mkdirSync(path.dirname(lock), { recursive: true });
  const own = `${lock}.${randomUUID()}`;
  while (!acquire(lock, own)) {
    // Random, so that two commands that saw each other do not meet again.
    await new Promise((resolve) => setTimeout(resolve, lockPollMs * (0.5 + Math.random())));
  }
  const touch = setInterval(() => {
    const now = new Date();
    if (existsSync(own)) utimesSync(own, now, now);
  }, lockTouchedMs);
  const release = () => {
    clearInterval(touch);
    rmSync(own, { force: true });
  };
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

/** @param {string} lock @param {string} own */
function acquire(lock, own) {
  writeFileSync(own, "");
  const folder = path.dirname(lock);
  for (const name of readdirSync(folder)) {
    const other = path.join(folder, name);
    if (other === own || !name.startsWith(path.basename(lock))) continue;
    const touchedAt = statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - touchedAt < lockStaleMs) {
      rmSync(own, { force: true });
      return false;
    }
    rmSync(other, { force: true });
  }
  return true;
}
