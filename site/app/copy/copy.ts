/** One point of a list: what it is, and what that means. */
export interface TitledText {
  readonly text: string;
  readonly title: string;
}

/** What a slot of the catalogue holds: a sentence, a picture or none, a list of either, or named slots. */
export type Slot = string | number | null | readonly Slot[] | Words;

/** The words of a page or of a shared place, by slot. */
export interface Words {
  readonly [slot: string]: Slot;
}

/** What editors wrote, by the whole path of its slot, such as "home.hero.title". Every other slot has its default. */
export type WordEdits = Readonly<Record<string, Slot>>;

const names = new WeakMap<Words, string>();

/** The defaults of a page or of a shared place. Its slots are known by `name` and their path in it. */
export function words<const Page extends Words>(name: string, slots: Page): Page {
  names.set(slots, name);
  return slots;
}

/** The words of a page with what editors wrote in place of its defaults. Edits were checked where they were read. */
export function edited<Page extends Words>(page: Page, edits: WordEdits): Page {
  const start = `${names.get(page)}.`;
  const own = Object.entries(edits).filter(([path]) => path.startsWith(start));
  if (own.length === 0) return page;
  const copy = structuredClone(page);
  for (const [path, value] of own) put(copy, path.slice(start.length).split("."), value);
  return copy;
}

function put(group: unknown, [name = "", ...rest]: readonly string[], value: Slot): void {
  if (typeof group !== "object" || group === null || !Object.hasOwn(group, name)) return;
  if (rest.length === 0) Reflect.set(group, name, value);
  else put(Reflect.get(group, name), rest, value);
}

/** The names between braces: `"From {minimum}"` has `"minimum"`. */
export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** A sentence with its figures in place; the compiler asks for exactly the names that the sentence has. */
export function fill<const Text extends string>(
  text: Text,
  values: Readonly<Record<Placeholder<Text>, number | string>>,
): string {
  const byName = new Map<string, number | string>(Object.entries(values));
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(byName.get(name) ?? placeholder));
}
