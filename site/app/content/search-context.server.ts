import { createContext, type RouterContextProvider } from "react-router";
import type { SearchIndex } from "./search/search-index.server.ts";

export type Search = Pick<SearchIndex, "search">;

/** How loaders search the content; the server fills it for each request. */
export const searchContext = createContext<Search | null>(null);

export function searchOf(context: Readonly<RouterContextProvider>): Search {
  const search = context.get(searchContext);
  if (!search) throw new Error("No search in the request's context: the server did not provide it");
  return search;
}
