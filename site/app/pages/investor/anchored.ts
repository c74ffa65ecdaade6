/** Items beside the ids of their places on the page; of several that would share one, the first has it. */
export function anchored<Item>(
  items: readonly Item[],
  anchorOf: (item: Item) => string,
): readonly { readonly id: string | undefined; readonly item: Item }[] {
  const anchors = items.map(anchorOf);
  return items.map((item, index) => {
    const anchor = anchors[index];
    return { id: anchor !== undefined && anchors.indexOf(anchor) === index ? anchor : undefined, item };
  });
}
