import { createContext, type RouterContextProvider } from "react-router";
import type { ContentSnapshot } from "./model/snapshot.ts";

/** Where loaders read the content from; the server fills it for each request. */
export const contentContext = createContext<ContentSnapshot | null>(null);

/** The content that this request shows. */
export function contentOf(context: Readonly<RouterContextProvider>): ContentSnapshot {
  const snapshot = context.get(contentContext);
  if (!snapshot) throw new Error("No content in the request's context: the server did not provide it");
  return snapshot;
}
