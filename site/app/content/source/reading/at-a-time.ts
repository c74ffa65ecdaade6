import { setImmediate } from "node:timers/promises";

/** Does `work` for each item, a few at a time, each begun in a turn of its own, so that visitors come in between. */
export async function atATime<Item>(
  count: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  let turn: Promise<unknown> = Promise.resolve();
  async function worker(): Promise<void> {
    for (let next = rest.next(); !next.done; next = rest.next()) {
      turn = turn.then(() => setImmediate());
      await turn;
      await work(next.value);
    }
  }
  await Promise.all(Array.from({ length: count }, worker));
}
