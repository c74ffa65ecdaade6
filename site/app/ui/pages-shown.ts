type Gap = "gap-before" | "gap-after";

/** First, last, and the current page with its neighbours; a gap where at least two pages are left out. */
export function pagesShown(page: number, pageCount: number): readonly (Gap | number)[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount]);
  if (page <= 2) wanted.add(3);
  if (page >= pageCount - 1) wanted.add(pageCount - 2);
  const shown: (Gap | number)[] = [];
  for (let candidate = 1; candidate <= pageCount; candidate += 1) {
    const closesGap = wanted.has(candidate - 1) && wanted.has(candidate + 1);
    if (wanted.has(candidate) || closesGap) shown.push(candidate);
    else if (typeof shown.at(-1) === "number") shown.push(candidate < page ? "gap-before" : "gap-after");
  }
  return shown;
}
