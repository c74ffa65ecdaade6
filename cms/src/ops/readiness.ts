import { setTimeout as pause } from "node:timers/promises";
import type { Core } from "@strapi/strapi";

const deadlineMs = 2_000;
/** Anybody may ask, and each look is a query. */
const cacheMs = 1_000;

/**
 * `GET /readyz`: 200 while the database answers, otherwise 503, within two seconds. `/_health` says only that the process
 * serves.
 */
export function answerReadiness(strapi: Core.Strapi): void {
  let known = { at: Number.NEGATIVE_INFINITY, isReady: Promise.resolve(false) };
  strapi.server.routes([
    {
      method: "GET",
      path: "/readyz",
      async handler(ctx: { body: unknown; set(name: string, value: string): void; status: number }) {
        if (performance.now() - known.at > cacheMs) {
          known = { at: performance.now(), isReady: databaseAnswers(strapi) };
        }
        const isReady = await known.isReady;
        ctx.set("cache-control", "no-store");
        ctx.status = isReady ? 200 : 503;
        ctx.body = { status: isReady ? "ready" : "not ready" };
      },
      config: { auth: false },
    },
  ]);
}

/** Whether it does within two seconds. Never rejects. */
export function databaseAnswers({ db }: { db: { connection: Core.Strapi["db"]["connection"] } }) {
  return answersInTime(async () => db.connection.raw("select 1"), deadlineMs);
}

export function answersInTime(ask: () => Promise<unknown>, withinMs: number): Promise<boolean> {
  const answered = ask().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, pause(withinMs, false, { ref: false })]);
}
