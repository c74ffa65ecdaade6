/** Title and text of one item in a list. */
export interface TitledText {
  readonly text: string;
  readonly title: string;
}

/** Value of a field: text, a number, null for no picture, a list, or named fields such as those of a picture. */
export type CopyValue = string | number | null | readonly CopyValue[] | Copy;

/** Copy of a page or a shared part, by field. */
export interface Copy {
  readonly [field: string]: CopyValue;
}

/** Edits by full path, such as "home.hero.title". All other fields keep their defaults. */
export type CopyEdits = Readonly<Record<string, CopyValue>>;

/** Name of each registered copy. */
const names = new WeakMap<Copy, string>();

/** Registers the defaults of a page or a shared part; `name` is the first part of each path. */
export function defineCopy<const Page extends Copy>(name: string, fields: Page): Page {
  names.set(fields, name);
  return fields;
}

/** Returns the copy of a page with edits applied, except those of unknown paths. Values are already validated. */
export function withEdits<Page extends Copy>(page: Page, edits: CopyEdits): Page {
  const start = `${names.get(page)}.`;
  const ownEdits = Object.entries(edits).filter(([path]) => path.startsWith(start));
  if (ownEdits.length === 0) return page;
  const copy = structuredClone(page);
  for (const [path, value] of ownEdits) put(copy, path.slice(start.length).split("."), value);
  return copy;
}

function put(group: unknown, [name = "", ...rest]: readonly string[], value: CopyValue): void {
  if (typeof group !== "object" || group === null || !Object.hasOwn(group, name)) return;
  if (rest.length === 0) Reflect.set(group, name, value);
  else put(Reflect.get(group, name), rest, value);
}

/** Placeholder names of a text: `"From {minimum}"` has `"minimum"`. */
export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** Fills the placeholders of a sentence; the compiler requires exactly the names that it has. */
export function fill<const Text extends string>(
  text: Text,
  values: Readonly<Record<Placeholder<Text>, number | string>>,
): string {
  const byName = new Map<string, number | string>(Object.entries(values));
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(byName.get(name) ?? placeholder));
}
