import { Fragment, type ReactNode } from "react";
import type { Placeholder, Words } from "./words.ts";

/**
 * The words of a page, by slot. Components read the catalogue through this alone, so that what an editor writes for a
 * slot can take the place of its default here.
 */
export function useWords<Page extends Words>(page: Page): Page {
  return page;
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
