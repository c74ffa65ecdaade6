/** What of the address of a list is a filter or a search. */
export const filtersIn = (search: string): [name: string, value: string][] =>
  [...new URLSearchParams(search)].filter(([name]) => name === "_q" || name.startsWith("filters"));

export const hasFilters = (search: string): boolean => filtersIn(search).length > 0;
