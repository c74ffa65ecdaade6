import { setImmediate as nextTurn } from "node:timers/promises";

/** Too much is under way and waiting; trying again in a moment may help. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

interface Bound {
  readonly atATime: number;
  readonly waiting: number;
}

interface Bounded {
  /** Runs a task, in the line of the client that is named. */
  <Result>(task: () => Promise<Result>, whose?: string): Promise<Result>;
  /** `refused` since the start; the others now. */
  load(): { readonly refused: number; readonly underWay: number; readonly waiting: number };
}

type Place = PromiseWithResolvers<void>;

let lastTurn: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop in which no other task begins. Rendering blocks the thread: between two renderings
 * the loop has to accept, refuse and answer other requests.
 */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}

/**
 * Limits tasks of one kind: how many run at a time and how many wait; rejects with {@link Overloaded} beyond that.
 * Waiting clients take turns, and in a full line the one that has the most in it loses its last task: no client keeps
 * the others out by asking more.
 */
export function bounded({ atATime, waiting }: Bound): Bounded {
  const lines = new Map<string, Place[]>();
  let inLine = 0;
  let refused = 0;
  let underWay = 0;

  function makeRoom(ownLength: number): void {
    let longest: Place[] = [];
    for (const line of lines.values()) if (line.length > longest.length) longest = line;
    refused += 1;
    if (longest.length <= ownLength + 1) throw new Overloaded();
    longest.pop()?.reject(new Overloaded());
    inLine -= 1;
  }

  async function enter(whose: string): Promise<void> {
    if (underWay < atATime) {
      underWay += 1;
      return;
    }
    const line = lines.get(whose) ?? [];
    if (inLine >= waiting) makeRoom(line.length);
    const place: Place = Promise.withResolvers();
    line.push(place);
    lines.set(whose, line);
    inLine += 1;
    await place.promise;
  }

  function leave(): void {
    const [first] = lines;
    if (!first) {
      underWay -= 1;
      return;
    }
    const [whose, line] = first;
    const next = line.shift();
    lines.delete(whose);
    if (line.length > 0) lines.set(whose, line);
    inLine -= 1;
    next?.resolve();
  }

  async function run<Result>(task: () => Promise<Result>, whose = ""): Promise<Result> {
    await enter(whose);
    try {
      await ownTurn();
      return await task();
    } finally {
      leave();
    }
  }
  return Object.assign(run, { load: () => ({ refused, underWay, waiting: inLine }) });
}
