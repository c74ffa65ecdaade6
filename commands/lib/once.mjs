import { createHash } from "node:crypto";
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
 * Does work that only one command may do at a time; others wait for it. The holder touches the lock every second:
 * one that a killed command left behind is soon ignored.
 * @template Result
 * @param {string} file
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(file, work) {
  mkdirSync(path.dirname(file), { recursive: true });
  while (!acquire(file)) await new Promise((resolve) => setTimeout(resolve, lockPollMs));
  const touch = setInterval(() => {
    const now = new Date();
    if (existsSync(file)) utimesSync(file, now, now);
  }, lockTouchedMs);
  const release = () => {
    clearInterval(touch);
    rmSync(file, { force: true });
  };
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

/** @param {string} file */
function acquire(file) {
  try {
    writeFileSync(file, "", { flag: "wx" });
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const touchedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (Date.now() - touchedAt > lockStaleMs) rmSync(file, { force: true });
  return false;
}
