/** Pairs items with unique keys made of their texts. */
export function withKeys<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): readonly { readonly item: Item; readonly key: string }[] {
  const countByText = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const earlierCount = countByText.get(text) ?? 0;
    countByText.set(text, earlierCount + 1);
    return { item, key: `${earlierCount} ${text}` };
  });
}
