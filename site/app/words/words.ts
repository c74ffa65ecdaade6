/** One point of a list: what it is, and what that means. */
export interface TitledText {
  readonly text: string;
  readonly title: string;
}

/** What a slot of the catalogue holds: a sentence, a picture, a list of either, or named slots. */
export type Slot = string | number | readonly Slot[] | Words;

/** The words of a page or of a shared place, by slot. */
export interface Words {
  readonly [slot: string]: Slot;
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
