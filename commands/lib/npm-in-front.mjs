import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const pollMs = 500;
const shells = /^-?(?:.*\/)?(?:ba|da|a|k|z)?sh$/;

/**
 * Calls back once the npm that started this process is gone: one that is killed, or hung up on, tells nobody.
 * @param {() => void} then
 */
export function whenNpmIsGone(then) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const npm = npmAbove(parent);
  const poll = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return;
    clearInterval(poll);
    then();
  }, pollMs);
  poll.unref();
}

/** Most systems' npm has a shell between itself and us. @param {number} parent */
function npmAbove(parent) {
  try {
    const { name, above } = process.platform === "linux" ? fromProc(parent) : fromPs(parent);
    return shells.test(name) ? above : parent;
  } catch {
    return parent;
  }
}

/** @param {number} pid */
function fromProc(pid) {
  const [, name = "", above = ""] =
    /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  return { above: Number(above), name };
}

/** @param {number} pid */
function fromPs(pid) {
  const line = execFileSync("ps", ["-o", "ppid=,comm=", "-p", String(pid)], { encoding: "utf8" });
  const [, above = "", name = ""] = /(\d+)\s+(.*)/.exec(line.trim()) ?? [];
  return { above: Number(above), name };
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
