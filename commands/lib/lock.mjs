import { existsSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";

const beatMs = 1_000;
const staleMs = 5_000;
const pollMs = 200;

/**
 * Does work that only one command may do at a time; others wait for it. Whoever holds the lock touches it every
 * second: one that was left behind by a killed command is soon no longer believed.
 * @template Result
 * @param {string} file
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(file, work) {
  mkdirSync(path.dirname(file), { recursive: true });
  while (!take(file)) await new Promise((resolve) => setTimeout(resolve, pollMs));
  const beat = setInterval(() => {
    const now = new Date();
    if (existsSync(file)) utimesSync(file, now, now);
  }, beatMs);
  const release = () => {
    clearInterval(beat);
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
function take(file) {
  try {
    writeFileSync(file, "", { flag: "wx" });
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (Date.now() - touched > staleMs) rmSync(file, { force: true });
  return false;
}
