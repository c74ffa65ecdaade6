/** Whether the address of a list holds a filter or a search. */
export function hasFilters(search: string): boolean {
  return Array.from(new URLSearchParams(search).keys()).some(
    (name) => name === "_q" || name.startsWith("filters"),
  );
}
