import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isAlive } from "./process-group.mjs";

const pollMs = 500;
const shells = /^-?(?:.*\/)?(?:ba|da|a|k|z)?sh$/;

/**
 * Calls back once the npm that started this process is gone: one that is killed, or whose terminal closes, tells nobody.
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

/** On most systems there is a shell between npm and this process. @param {number} parent */
function npmAbove(parent) {
  try {
    const [name, above] = nameAndParent(parent);
    return shells.test(name) ? Number(above) : parent;
  } catch {
    return parent;
  }
}

/** @param {number} pid @returns {[string, string]} */
function nameAndParent(pid) {
  if (process.platform === "linux") {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [, name = "", parent = ""] = /\((.*)\) \S (\d+)/s.exec(stat) ?? [];
    return [name, parent];
  }
  const line = execFileSync("ps", ["-o", "ppid=,comm=", "-p", String(pid)], { encoding: "utf8" });
  const [, parent = "", name = ""] = /(\d+)\s+(.*)/.exec(line.trim()) ?? [];
  return [name, parent];
}
