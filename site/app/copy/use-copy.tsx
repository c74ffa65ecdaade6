import { createContext, Fragment, type ReactNode, useContext, useMemo } from "react";
import { type Copy, type CopyEdits, type Placeholder, withEdits } from "./copy.ts";

export const noEdits: CopyEdits = {};

/** Edits of the copy of the current page and of the layout around it. */
export const CopyEditsContext = createContext(noEdits);

/** Returns the copy of a page with edits applied. Components read copy through this hook, so that they show edits. */
export function useCopy<Page extends Copy>(page: Page): Page {
  const edits = useContext(CopyEditsContext);
  return useMemo(() => withEdits(page, edits), [page, edits]);
}

interface FilledProps<Text extends string> {
  readonly text: Text;
  readonly values: Readonly<Record<Placeholder<Text>, ReactNode>>;
}

/** Renders a sentence with elements in place of its placeholders. */
export function Filled<const Text extends string>({ text, values }: FilledProps<Text>) {
  const byName = new Map<string, ReactNode>(Object.entries(values));
  // `split` with a group keeps the names, at odd positions.
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{byName.get(part)}</Fragment>));
}
