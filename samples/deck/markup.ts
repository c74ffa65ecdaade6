import { escapeText } from "../typesetting/convention.ts";

/** HTML that is safe to insert as it stands. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Insert = Markup | number | string | undefined | readonly Markup[];

/** Escapes every inserted text; markup, and lists of it, stand as they are. */
export function html(strings: TemplateStringsArray, ...inserts: readonly Insert[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...inserts.map(insert)));
}

function insert(value: Insert): string {
  if (value === undefined) return "";
  if (value instanceof Markup) return value.source;
  if (typeof value === "object") return value.map(({ source }) => source).join("");
  return escapeText(value);
}
