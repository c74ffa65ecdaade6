import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { Core } from "@strapi/strapi";
import { appDir, type Environment } from "../environment";
import { archiveStore, madeAt } from "./stores";

const longestPauseMs = 10 * 60_000;

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
      const newest = (await storeOf(environment).list()).at(-1);
      if (newest !== undefined && Date.now() - madeAt(newest) < everyMs) return;
      strapi.log.info(await runBackup());
    } catch (error) {
      strapi.log.error(`No backup was made: ${error instanceof Error ? error.message : error}`);
    } finally {
      isRunning = false;
    }
  }
  setInterval(backUp, Math.min(everyMs, longestPauseMs) / 2).unref();
  void backUp();
}

async function runBackup(): Promise<string> {
  const program = path.join(appDir, "commands", "moving.mjs");
  const child = spawn(process.execPath, [program, "backup", "--scheduled"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (child.pid !== undefined) setPriority(child.pid, 15);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [output, problem, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(problem.trim() || `the program ended with ${code}`);
  return output.split("\n")[0] ?? "";
}

/** Deletes the oldest archives beyond BACKUP_KEEP, and nothing else that lies beside them. */
export async function deleteOldest(environment: Environment): Promise<void> {
  const store = storeOf(environment);
  const names = await store.list();
  for (const name of names.slice(0, -environment.backup.keep)) await store.remove(name);
}

const storeOf = ({ backup, fileStorage, dataDir }: Environment) =>
  archiveStore(backup.to, fileStorage, dataDir);
