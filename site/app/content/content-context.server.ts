import { createContext, type RouterContextProvider } from "react-router";
import type { ContentSnapshot } from "./model/snapshot.ts";
import type { SearchIndex } from "./search/search-index.server.ts";

export type Search = Pick<SearchIndex, "search">;

/** Contexts from which loaders read the content and its search. The server sets both for each request. */
export const contentContext = createContext<ContentSnapshot>();
export const searchContext = createContext<Search>();

type Context = Readonly<RouterContextProvider>;

export const contentOf = (context: Context): ContentSnapshot => context.get(contentContext);
export const searchOf = (context: Context): Search => context.get(searchContext);
