import { setTimeout } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import type { Environment } from "../environment";
import { runProgram } from "../program";
import { reasonOf } from "../reason";
import { backupStore, madeAt, newestBackup } from "./archive-store";

const longestPauseMs = 10 * 60_000;
const askedEveryMs = 60_000;
const longestAnswerMs = 1000;

/**
 * Makes an archive whenever the newest one is older than `BACKUP_EVERY`, in a process of its own that everything else
 * goes before. It asks the place of the archives instead of a clock, so restarts and further instances change nothing.
 */
export function scheduleBackups(strapi: Core.Strapi, environment: Environment): void {
  const { everyMs } = environment.backup;
  if (everyMs === 0) return;
  let isRunning = false;
  async function backUp(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      const newest = await newestBackup(environment);
      if (newest !== undefined && Date.now() - madeAt(newest) < everyMs) return;
      strapi.log.info(await runBackup());
    } catch (error) {
      strapi.log.error(`No backup was made: ${reasonOf(error)}`);
    } finally {
      isRunning = false;
    }
  }
  setInterval(backUp, Math.min(everyMs, longestPauseMs) / 2).unref();
  void backUp();
}

async function runBackup(): Promise<string> {
  const { code, output, problem } = await runProgram("data.mjs", ["backup", "--scheduled"], {
    priority: 15,
  });
  if (code !== 0) throw new Error(problem.trim() || `the program ended with ${code}`);
  return output.split("\n")[0] ?? "";
}

/** Deletes the oldest archives with content beyond BACKUP_KEEP, and nothing else that lies beside them. */
export async function deleteOldest(environment: Environment): Promise<void> {
  const store = backupStore(environment);
  const names = await store.list();
  for (const name of names.slice(0, -environment.backup.keep)) await store.remove(name);
}

const known = { askedAt: 0, madeAt: Number.NEGATIVE_INFINITY };

/**
 * Seconds since the newest archive with content was made, infinite without one. The place of the archives is asked once
 * a minute; one that does not answer within a second leaves what was last known.
 */
export async function backupAgeSeconds(environment: Environment): Promise<number> {
  if (Date.now() - known.askedAt > askedEveryMs) {
    known.askedAt = Date.now();
    const asked = newestBackup(environment).then((name) => {
      known.madeAt = name === undefined ? Number.NEGATIVE_INFINITY : madeAt(name);
    });
    await Promise.race([
      asked.catch(() => undefined),
      setTimeout(longestAnswerMs, undefined, { ref: false }),
    ]);
  }
  return (Date.now() - known.madeAt) / 1000;
}
