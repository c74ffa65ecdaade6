import { type Fields, fieldsOf, isRecord, textIn } from "../../../lib/values";

/** Unsaved values of a form, in the browser's storage. */
export interface KeptForm {
  /** Time of the last input, ISO 8601. */
  at: string;
  /** Values of the form before the first input. */
  base: Fields;
  /** Includes the version of the entry that was opened, in `versionField`. */
  values: Fields;
}

const prefix = "unsaved ";
const dayMs = 86_400_000;
const maxAgeMs = 30 * dayMs;

export const keyOf = (user: unknown, model: string, documentId = ""): string =>
  `${prefix}${user} ${model} ${documentId}`;

/** Returns undefined if the form is not stored or cannot be parsed. */
export function readForm(key: string): KeptForm | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    const at = textIn(stored, "at");
    const { base, values } = fieldsOf(stored);
    return at && isRecord(base) && isRecord(values) ? { at, base, values } : undefined;
  } catch {
    return undefined;
  }
}

export const removeForm = (key: string): void => localStorage.removeItem(key);

/** Stores the values. If the storage is full, removes the oldest forms. */
export function storeForm(key: string, values: Fields, base: Fields): void {
  const kept: KeptForm = { at: new Date().toISOString(), base, values };
  const text = JSON.stringify(kept);
  const otherKeys = keysOldestFirst().filter((other) => other !== key);
  while (!tryToStore(key, text)) {
    const oldest = otherKeys.shift();
    if (!oldest) return;
    removeForm(oldest);
  }
}

/** Returns false if the storage is full. */
function tryToStore(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeExpiredForms(): void {
  const limit = new Date(Date.now() - maxAgeMs).toISOString();
  for (const key of keysOldestFirst()) if (timeOf(key) < limit) removeForm(key);
}

/** Returns an empty string if the form cannot be parsed, so that it counts as the oldest. */
const timeOf = (key: string): string => readForm(key)?.at ?? "";

const keysOldestFirst = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)));
