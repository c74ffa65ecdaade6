import pLimit from "p-limit";

/** More is under way and waiting than this server takes on; asking again in a moment may help. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

export interface Bound {
  readonly atATime: number;
  readonly waiting: number;
}

/** Runs tasks of one kind, so many at a time and so many in line; rejects with {@link Overloaded} beyond that. */
export function bounded({
  atATime,
  waiting,
}: Bound): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const limit = pLimit(atATime);
  return (task) =>
    limit.activeCount + limit.pendingCount < atATime + waiting
      ? limit(task)
      : Promise.reject(new Overloaded());
}
