import { asRecord, type Fields, isRecord, stringField } from "../../lib/values";

/** Form field for the entry's `updatedAt` when the form was opened. No content type has a field of this name. */
export const versionField = "openedVersion";

/** A revision in a list, without the entry's content. */
export interface ListedRevision {
  id: number;
  /** A label, such as "Published". */
  action: string;
  isRefused: boolean;
  /** ISO 8601. */
  at: string;
  /** Name of the user, "The schedule" or "The installation". */
  by: string;
  /** Title of the entry. */
  name: string;
  /** Display name of the entry's type. */
  typeName: string;
}

export interface RecentEntry extends ListedRevision {
  /** Path of the entry in the Content Manager. */
  path: string;
}

/** Labels of a form's fields, by path: `picture.caption`. */
export type FormLabels = Readonly<Record<string, string>>;

export interface Difference {
  path: string[];
  before: unknown;
  after: unknown;
}

/** Fields that Strapi manages. */
export const managedFields = new Set([
  ...["id", "documentId", "createdAt", "createdBy", "updatedAt", "updatedBy", "publishedAt"],
  ...["locale", "localizations", "__temp_key__"],
]);

/** Technical fields, which users do not edit. */
const hiddenFields = new Set([...managedFields, "publishedSlug", "__component", versionField]);

/** Strapi's panel adds `status` to entries; a component may have a field of this name, with other values. */
const isHidden = (name: string, value: unknown): boolean =>
  hiddenFields.has(name) ||
  (name === "status" && ["draft", "modified", "published", undefined].some((state) => state === value));

/**
 * Returns a copy without these fields, at any depth. Each file is replaced by what `convertFile` returns; lists leave
 * out files for which it returns null.
 */
export function withoutFields(
  value: unknown,
  names: ReadonlySet<string>,
  convertFile: (file: Fields) => Fields | null,
): unknown {
  if (Array.isArray(value))
    return value.map((item) => withoutFields(item, names, convertFile)).filter((item) => item !== null);
  if (!isRecord(value)) return value;
  if ("mime" in value) return convertFile(value);
  const fields = Object.entries(value).filter(([name]) => !names.has(name));
  return Object.fromEntries(
    fields.map(([name, content]) => [name, withoutFields(content, names, convertFile)]),
  );
}

/** Returns true for a component or a JSON object whose keys are fields; false for a file or a picture in page copy. */
const isGroup = (value: unknown): value is Fields =>
  isRecord(value) && !("mime" in value) && !("file" in value) && !(value instanceof Date);

/** Prepares a value for comparison: removes empty values and technical fields except `__component`, sorts fields. */
function normalizeContent(value: unknown): unknown {
  if (value === "" || value === null) return undefined;
  if (Array.isArray(value)) return value.length > 0 ? value.map(normalizeContent) : undefined;
  if (isRecord(value) && "mime" in value) return { file: value.id };
  if (!isRecord(value) || value instanceof Date) return value;
  const names = Object.keys(value).filter((name) => name === "__component" || !isHidden(name, value[name]));
  // Keep empty texts of page copy, where a missing text means the default. Only page copy has field names with a dot.
  const isEmptied = (name: string) => name.includes(".") && value[name] === "";
  const fields = names
    .toSorted()
    .map((name) => [name, isEmptied(name) ? value[name] : normalizeContent(value[name])]);
  return fields.some(([, content]) => content !== undefined) ? Object.fromEntries(fields) : undefined;
}

export const isSameContent = (a: unknown, b: unknown): boolean =>
  JSON.stringify(normalizeContent(a)) === JSON.stringify(normalizeContent(b));

/** Compares two versions of an entry or component, field by field. */
export function differences(before: Fields, after: Fields, path: string[] = []): Difference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => !isHidden(name, before[name]) || !isHidden(name, after[name]))
    .filter((name) => !isSameContent({ [name]: before[name] }, { [name]: after[name] }))
    .flatMap((name) => {
      const [from, to, fieldPath] = [before[name], after[name], [...path, name]];
      const areGroups = [from, to].every((value) => isGroup(value) || value === null || value === undefined);
      if (areGroups) return differences(asRecord(from), asRecord(to), fieldPath);
      return [{ path: fieldPath, before: from, after: to }];
    });
}

/** Returns a copy of the entry with one change applied, possibly inside a component. */
export function withDifference(
  entry: Fields,
  { after, path: [name = "", ...rest], ...change }: Difference,
): Fields {
  const value =
    rest.length > 0 ? withDifference(asRecord(entry[name]), { ...change, after, path: rest }) : after;
  return { ...entry, [name]: value };
}

/** Turns a technical name into words, such as shortText into Short text. */
const toWords = (name: string): string => {
  const words = name
    .replace(/^.*[./]/, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_]/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns true for the position of a list item, which has no label of its own. */
const isPosition = (name: string) => /^\d+$/.test(name);

/** Returns the labels of a field and of the components around it, as the form shows them. Numbers list items from 1. */
export const fieldLabel = (path: string[], labels: FormLabels): string =>
  path
    .map((name, index) => {
      const key = path.slice(0, index + 1).filter((part) => !isPosition(part));
      return isPosition(name) ? String(Number(name) + 1) : (labels[key.join(".")] ?? toWords(name));
    })
    .filter(Boolean)
    .join(" › ");

/** Formats the value of a field as text that users can read. Page copy without a value has its default. */
export const fieldText = (value: unknown, path: string[], labels: FormLabels): string =>
  value === undefined && path[0] === "copy" ? "The default" : toText(value, path.join("."), labels);

function toText(value: unknown, path: string, labels: FormLabels): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.map((item) => toText(item, path, labels)).join("\n");
  if (!isRecord(value)) return String(value);
  if ("mime" in value) return String(value.name);
  const section = stringField(value, "__component");
  const groupPath = section ? `${path}.${section}` : path;
  const lines = Object.entries(value).flatMap(([name, content]) => {
    const fieldPath = `${groupPath}.${name}`;
    const text = isHidden(name, content) ? "" : toText(content, fieldPath, labels);
    return text === "" ? [] : [`${labels[fieldPath] ?? toWords(name)}: ${text}`];
  });
  return [...(section ? [labels[groupPath] ?? toWords(section)] : []), ...lines].join("\n");
}

/** Formats stored days and times in a text, if they make up a whole line or follow a field's name. */
export const formatTimes = (text: string, format: (storedTime: string) => string): string =>
  text.replaceAll(/(?<=^|: )\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/gm, format);

/** Removes equal lines at the start and end of two texts. Keeps one line of context on each side. */
export function excerpts(before: string, after: string): [string, string] {
  const [oldLines, newLines] = [before.split("\n"), after.split("\n")];
  const shorter = Math.min(oldLines.length, newLines.length);
  let start = 0;
  while (start < shorter && oldLines[start] === newLines[start]) start += 1;
  let end = 0;
  while (end < shorter - start && oldLines.at(-1 - end) === newLines.at(-1 - end)) end += 1;
  const [skippedBefore, skippedAfter] = [Math.max(0, start - 1), Math.max(0, end - 1)];
  const cutLines = (lines: string[]) =>
    [
      ...(skippedBefore > 0 ? ["…"] : []),
      ...lines.slice(skippedBefore, lines.length - skippedAfter),
      ...(skippedAfter > 0 ? ["…"] : []),
    ].join("\n");
  return [cutLines(oldLines), cutLines(newLines)];
}
