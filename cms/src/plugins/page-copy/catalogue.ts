import { stringField } from "../../lib/values";
import pages from "./catalogue.json";

/** A text or picture of a page, as `site/app/copy/catalogue.server.ts` lists it. */
export interface CopyField {
  path: string;
  kind: string;
  label: string;
  note?: string;
  /** For a picture, its path on the site. */
  default: string | number | string[] | null;
  /**
   * For a variant of a picture, for phones or the dark theme: `path` of the field with the main picture. If only the
   * main picture is edited, its edit replaces the variant too.
   */
  follows?: string;
  /** Description of a picture; empty for a decoration. */
  alt?: string;
  /** Maximum length in characters; in a list, of each line. */
  longest?: number;
  /** Allows an empty text; elsewhere an empty text means the default. */
  mayBeEmpty?: boolean;
  placeholders?: string[];
  /** Every default of a consent wording, newest last. */
  versions?: { version: string; wording: string }[];
}

export interface CataloguePage {
  key: string;
  title: string;
  /** Path of the page, or of one that shows the copy. */
  address: string;
  sections: { title: string; fields: CopyField[] }[];
}

export const catalogue: CataloguePage[] = pages;

/** A picture of the media library instead of the default; `file` is the hash in its file name. */
type PictureEdit = { file: string; alt: string };

/** A value that replaces a default. */
export type Edit = string | number | string[] | PictureEdit;
/** Edits of a page, by the path of their field. */
export type Edits = Record<string, Edit>;

export const listPageFields = (key: unknown): CopyField[] =>
  catalogue.find((page) => page.key === key)?.sections.flatMap(({ fields }) => fields) ?? [];

export const isPictureEdit = (value: unknown): value is PictureEdit =>
  stringField(value, "file") !== undefined && stringField(value, "alt") !== undefined;

/** Returns true if the field's label, default, edit or description contains the query. Ignores case and quote style. */
export function fieldMatches(
  { alt, default: copy, label }: CopyField,
  edit: unknown,
  query: string,
): boolean {
  const texts = [label, copy, alt, isPictureEdit(edit) ? edit.alt : edit].flat().join("\n");
  return normalizeForSearch(texts).includes(normalizeForSearch(query));
}

export const normalizeForSearch = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[^\S\n]+/g, " ")
    .trim();

const toOneLine = (text: string) => text.replace(/[ \t\r\n]+/g, " ").trim();

/** Returns each name between braces once, in alphabetical order. */
const findPlaceholders = (text: string) =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name))].sort();

/** Returns the edit to store; undefined for the default, or for an empty value in a field that needs one. */
export function normalizeEdit(field: CopyField, value: unknown): Edit | undefined {
  const edit = normalizeValue(field, value);
  if (edit === "" && !field.mayBeEmpty) return undefined;
  return JSON.stringify(edit) === JSON.stringify(field.default) ? undefined : edit;
}

function normalizeValue({ kind }: CopyField, value: unknown): Edit {
  if (isPictureEdit(value)) return value.file === "" ? "" : { file: value.file, alt: toOneLine(value.alt) };
  if (Array.isArray(value)) {
    const lines = value.map((line) => toOneLine(String(line))).filter((line) => line !== "");
    return lines.length > 0 ? lines : "";
  }
  if (typeof value === "number") return value;
  const text = typeof value === "string" ? toOneLine(value) : "";
  return kind === "number" && /^\d+$/.test(text) ? Number(text) : text;
}

export const missingDescription = "Describe the picture for people who cannot see it.";

/** Returns a sentence for the editor, or undefined if the edit is valid. */
export function editProblem(field: CopyField, edit: Edit): string | undefined {
  const { alt, kind, longest = Number.POSITIVE_INFINITY, placeholders = [] } = field;
  if (edit === "" && field.mayBeEmpty) return undefined;
  if (kind === "picture") {
    if (!isPictureEdit(edit)) return "Choose a picture.";
    return edit.alt === "" && alt !== "" ? missingDescription : undefined;
  }
  if (kind === "number") return typeof edit === "number" ? undefined : "Enter a whole number.";
  if (kind === "date") return isIsoDate(edit) ? undefined : "Choose a date.";
  const lines = kind === "list" ? edit : [edit];
  if (!Array.isArray(lines) || !lines.every((line) => typeof line === "string")) return "Enter text.";
  const tooLong = lines.find((line) => line.length > longest);
  if (tooLong !== undefined) return `Shorten this to ${longest} characters. It has ${tooLong.length}.`;
  const usedPlaceholders = findPlaceholders(lines.join(" "));
  const missingPlaceholders = placeholders.filter((name) => !usedPlaceholders.includes(name));
  const unknownPlaceholders = usedPlaceholders.filter((name) => !placeholders.includes(name));
  if (missingPlaceholders.length > 0)
    return `Keep ${inBraces(missingPlaceholders)}: the site puts the figure or name there.`;
  return unknownPlaceholders.length > 0
    ? `The site has no value for ${inBraces(unknownPlaceholders)} here.`
    : undefined;
}

export const inBraces = (names: string[]) => names.map((name) => `{${name}}`).join(", ");

const isIsoDate = (value: Edit) =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
