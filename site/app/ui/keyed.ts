/** Pairs items with unique keys made of their texts. */
export function keyed<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): readonly { readonly item: Item; readonly key: string }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const earlier = seen.get(text) ?? 0;
    seen.set(text, earlier + 1);
    return { item, key: `${earlier} ${text}` };
  });
}
