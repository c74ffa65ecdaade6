import pages from "./catalogue.json";

/** A word or picture of a page, as `site/app/copy/catalogue.server.ts` lists it. */
export interface Slot {
  path: string;
  kind: string;
  label: string;
  note?: string;
  /** Of a picture its address on the site. */
  default: string | number | string[] | null;
  /** Of a picture for phones: the path of the one that they show once that is edited, and this one is not. */
  follows?: string;
  /** Of a picture; empty for a decoration. */
  alt?: string;
  /** In characters, of a list each line. */
  longest?: number;
  /** Whether an editor may leave nothing there; where nothing is left in another slot, its default stands. */
  mayBeEmpty?: boolean;
  placeholders?: string[];
  /** Of a wording that visitors agree to: all that ever were the default, the newest last. */
  versions?: { version: string; wording: string }[];
}

export interface CataloguePage {
  key: string;
  title: string;
  /** Where it is seen, or seen best. */
  address: string;
  sections: { title: string; slots: Slot[] }[];
}

export const catalogue: CataloguePage[] = pages;

/** A picture of the media library in the place of one of ours; `file` is the hash in its name. */
export type PictureEdit = {
  file: string;
  alt: string;
};

/** What stands in place of a default. */
export type Edit = string | number | string[] | PictureEdit;
export type Edits = Record<string, Edit>;

export const slotsOf = (key: unknown): Slot[] =>
  catalogue.find((page) => page.key === key)?.sections.flatMap(({ slots }) => slots) ?? [];

export const isPictureEdit = (value: unknown): value is PictureEdit =>
  typeof value === "object" &&
  value !== null &&
  "file" in value &&
  "alt" in value &&
  typeof value.file === "string" &&
  typeof value.alt === "string";

const plain = (text: string) => text.replace(/[ \t\r\n]+/g, " ").trim();

/** The names between braces, each once. */
const placeholdersIn = (text: string) =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name))].sort();

/** What is kept of a value: nothing of one that says what the default says, or is empty where it may not be. */
export function kept(slot: Slot, value: unknown): Edit | undefined {
  const edit = tidied(slot, value);
  if (edit === "" && !slot.mayBeEmpty) return undefined;
  return JSON.stringify(edit) === JSON.stringify(slot.default) ? undefined : edit;
}

function tidied({ kind }: Slot, value: unknown): Edit {
  if (isPictureEdit(value)) return value.file === "" ? "" : { file: value.file, alt: plain(value.alt) };
  if (Array.isArray(value)) {
    const lines = value.map((line) => plain(String(line))).filter((line) => line !== "");
    return lines.length > 0 ? lines : "";
  }
  if (typeof value === "number") return value;
  const text = typeof value === "string" ? plain(value) : "";
  return kind === "number" && /^\d+$/.test(text) ? Number(text) : text;
}

/** What is wrong with an edit, as a sentence; undefined of a good one. */
export function problemOf(slot: Slot, edit: Edit): string | undefined {
  const { alt, kind, longest = Number.POSITIVE_INFINITY, placeholders = [] } = slot;
  if (edit === "" && slot.mayBeEmpty) return undefined;
  if (kind === "picture") {
    if (!isPictureEdit(edit)) return "Choose a picture.";
    return edit.alt === "" && alt !== "" ? "Describe the picture for people who cannot see it." : undefined;
  }
  if (kind === "number") return typeof edit === "number" ? undefined : "Write a whole number.";
  if (kind === "date") return isDate(edit) ? undefined : "Pick a day.";
  const lines = kind === "list" ? edit : [edit];
  if (!Array.isArray(lines) || !lines.every((line) => typeof line === "string")) return "Write a text.";
  const tooLong = lines.find((line) => line.length > longest);
  if (tooLong !== undefined) return `Shorten it to ${longest} characters; it has ${tooLong.length}.`;
  const found = placeholdersIn(lines.join(" "));
  const lost = placeholders.filter((name) => !found.includes(name));
  const unknown = found.filter((name) => !placeholders.includes(name ?? ""));
  if (lost.length > 0) return `Keep ${braced(lost)}: the site puts the figure or name there.`;
  return unknown.length > 0 ? `Nothing is known as ${braced(unknown)} here.` : undefined;
}

const braced = (names: (string | undefined)[]) => names.map((name) => `{${name}}`).join(", ");

const isDate = (value: Edit) =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
