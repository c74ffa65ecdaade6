import { statfs } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { environment } from "../lib/environment";

const deadlineMs = 2_000;
const neededBytes = 8 * 1024 * 1024;

/**
 * Serves `GET /readyz`: 200 while the database responds and can store a lead, otherwise 503, within two seconds.
 * `/_health` only reports that the process serves.
 */
export function serveReadiness(strapi: Core.Strapi): void {
  strapi.server.routes([
    {
      method: "GET",
      path: "/readyz",
      async handler(ctx: { body: unknown; set(name: string, value: string): void; status: number }) {
        const isReady = (await hasDiskSpace()) && (await isDatabaseUp(strapi));
        ctx.set("cache-control", "no-store");
        ctx.status = isReady ? 200 : 503;
        ctx.body = { status: isReady ? "ready" : "not ready" };
      },
      config: { auth: false },
    },
  ]);
}

/** Returns false if the disk of the embedded database is almost full. On a full disk, SQLite still answers queries. */
async function hasDiskSpace(): Promise<boolean> {
  const { dataDir, databaseUrl } = environment();
  if (databaseUrl !== undefined) return true;
  const disk = await statfs(dataDir).catch(() => undefined);
  return disk === undefined || disk.bavail * disk.bsize >= neededBytes;
}

/** Returns true if the database answers within two seconds. Never rejects. */
export const isDatabaseUp = ({ db }: Core.Strapi): Promise<boolean> =>
  answersInTime(async () => db.connection.raw("select 1"), deadlineMs);

export function answersInTime(query: () => Promise<unknown>, withinMs: number): Promise<boolean> {
  const answer = query().then(
    () => true,
    () => false,
  );
  return Promise.race([answer, pause(withinMs, false, { ref: false })]);
}
