import { execFile } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { setPriority } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Core } from "@strapi/strapi";
import { appDir, type Environment } from "../lib/environment";
import { errorMessage } from "../lib/values";

const maxCheckPauseMs = 5 * 60_000;
/** Niceness of the backup process, so that the services run first. */
const lowPriority = 15;

/** Matches the file names of archives with content and of dumps by deploy/dump-postgres.sh. */
const backupName = /^website-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\S*Z\S*\.(?:tar\.gz|dump)$/;

/**
 * Makes an archive whenever the newest one in BACKUP_TO is older than BACKUP_EVERY. Its file name has its time, so the
 * schedule survives restarts.
 */
export function scheduleBackups(strapi: Core.Strapi, { backup }: Environment): void {
  if (backup.everyMs === 0) return;
  let isRunning = false;
  async function backUp(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      if ((await newestBackupAgeMs(backup.to)) >= backup.everyMs) strapi.log.info(await runBackup());
    } catch (error) {
      const reason =
        error instanceof Error && "stderr" in error ? String(error.stderr).trim() : errorMessage(error);
      strapi.log.error(`No backup was made: ${reason}`);
    } finally {
      isRunning = false;
    }
  }
  setInterval(backUp, Math.min(backup.everyMs / 2, maxCheckPauseMs)).unref();
  void backUp();
}

async function runBackup(): Promise<string> {
  const program = path.join(appDir, "commands", "data.mjs");
  const running = promisify(execFile)(process.execPath, [program, "backup", "--scheduled"]);
  if (running.child.pid !== undefined) setPriority(running.child.pid, lowPriority);
  return (await running).stdout.split("\n")[0] ?? "";
}

/** Deletes the oldest backups beyond BACKUP_KEEP and no other files. */
export async function deleteOldBackups({ backup }: Environment): Promise<void> {
  for (const name of (await listBackups(backup.to)).slice(0, -backup.keep))
    await rm(path.join(backup.to, name));
}

/** Returns the age of the newest backup in BACKUP_TO in seconds, Infinity if there is none. */
export const backupAgeSeconds = async ({ backup }: Environment) =>
  (await newestBackupAgeMs(backup.to)) / 1000;

async function newestBackupAgeMs(folder: string): Promise<number> {
  const newest = (await listBackups(folder)).at(-1);
  if (newest === undefined) return Number.POSITIVE_INFINITY;
  return Date.now() - Date.parse(newest.replace(backupName, "$1T$2:$3:$4Z"));
}

const listBackups = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => backupName.test(name)).toSorted();
