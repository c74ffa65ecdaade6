const batchSize = 500;

/** Items in pieces that fit into one statement: databases limit how many values one may hold. */
export function* batches<Item>(items: Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += batchSize) yield items.slice(from, from + batchSize);
}
