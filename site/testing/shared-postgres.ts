import type { TestProject } from "vitest/node";
import { listen } from "./listen.ts";
import { type RunningPostgres, startPostgres } from "./running-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers with the URL of the PostgreSQL that all tests of this run share, and starts it when first asked. */
    readonly sharedPostgres: string;
  }
}

/** One for all projects of a run. */
let shared: Promise<RunningPostgres> | undefined;

export default async function sharedPostgres(project: TestProject) {
  const { origin, stop } = await listen((_request, response) => {
    // What a power failure would lose, no test misses.
    shared ??= startPostgres("fsync=off");
    shared.then(
      ({ url }) => response.end(url),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  project.provide("sharedPostgres", origin);
  return async () => {
    await stop();
    const running = shared;
    shared = undefined;
    await (await running?.catch(() => undefined))?.remove();
  };
}
