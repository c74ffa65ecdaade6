import { listen } from "./listen.ts";
import { type RunningPostgres, startPostgres } from "./running-postgres.ts";
import { collectTemporaryFiles } from "./temporary-folder.ts";

/** Shared by all projects of a run. */
let shared: Promise<RunningPostgres> | undefined;

/** Offers one PostgreSQL server to all tests of a run, and removes it and all temporary files at the end. */
export default async function offerSharedPostgres() {
  collectTemporaryFiles();
  const { origin, stop } = await listen((_request, response) => {
    // Tests do not need data to survive a power failure.
    shared ??= startPostgres("fsync=off");
    shared.then(
      ({ url }) => response.end(url),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  // Workers and other global setups inherit this variable. The first request starts PostgreSQL; each response is its URL.
  process.env.SHARED_POSTGRES = origin;
  return async () => {
    await stop();
    const running = shared;
    shared = undefined;
    await (await running?.catch(() => undefined))?.remove();
  };
}
