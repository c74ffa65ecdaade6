import { listen } from "./listen.ts";
import { type RunningPostgres, startPostgres } from "./running-postgres.ts";

/** One for all projects of a run. */
let shared: Promise<RunningPostgres> | undefined;

export default async function sharedPostgres() {
  const { origin, stop } = await listen((_request, response) => {
    // What a power failure would lose, no test misses.
    shared ??= startPostgres("fsync=off");
    shared.then(
      ({ url }) => response.end(url),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  // Workers and the global setups of the projects inherit it. It answers with the URL of the PostgreSQL, which it starts when first asked.
  process.env.SHARED_POSTGRES = origin;
  return async () => {
    await stop();
    const running = shared;
    shared = undefined;
    await (await running?.catch(() => undefined))?.remove();
  };
}
