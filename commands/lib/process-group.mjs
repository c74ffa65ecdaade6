import { spawnSync } from "node:child_process";

const graceMs = 9_000;
const pollMs = 50;
const windows = process.platform === "win32";

/**
 * Ends process groups: asks first, and after a while insists. Resolves once nothing of them is left.
 * @param {readonly number[]} leaders process ids of their first processes
 */
export async function endGroups(leaders) {
  const left = () => leaders.filter((leader) => isAlive(windows ? leader : -leader));
  for (const leader of left()) signalGroup(leader, "SIGTERM");
  const deadline = Date.now() + graceMs;
  while (left().length > 0) {
    if (Date.now() > deadline) {
      for (const leader of left()) signalGroup(leader, "SIGKILL");
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

/** @param {number} leader @param {"SIGTERM" | "SIGKILL"} signal */
function signalGroup(leader, signal) {
  if (windows) {
    // Windows knows no groups, and its console programs no polite request.
    spawnSync("taskkill", ["/pid", String(leader), "/T", "/F"], { stdio: "ignore" });
    return;
  }
  try {
    process.kill(-leader, signal);
  } catch {
    // Ended by itself in the meantime.
  }
}

/** Whether a process lives, or with a negative id any process of a group. @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
