import { createContext, Fragment, type ReactNode, useContext, useMemo } from "react";
import { edited, type Placeholder, type WordEdits, type Words } from "./copy.ts";

export const noEdits: WordEdits = {};

/** What editors wrote for the page that is shown and for what frames it. */
export const WordEditsContext = createContext(noEdits);

/**
 * The words of a page, by slot, with what editors wrote in place of its defaults. Components read the catalogue through
 * this alone.
 */
export function useCopy<Page extends Words>(page: Page): Page {
  const edits = useContext(WordEditsContext);
  return useMemo(() => edited(page, edits), [page, edits]);
}

interface FilledProps<Text extends string> {
  readonly text: Text;
  readonly values: Readonly<Record<Placeholder<Text>, ReactNode>>;
}

/** A sentence with links or other elements in place of its placeholders. */
export function Filled<const Text extends string>({ text, values }: FilledProps<Text>) {
  const byName = new Map<string, ReactNode>(Object.entries(values));
  // Splitting by a group keeps what it matched: words and names take turns.
  return text
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 0 ? part : <Fragment key={part}>{byName.get(part)}</Fragment>));
}
