import { asRecord, type Fields, isRecord, stringField } from "../../../lib/values";

/** Unsaved values of a form, in the browser's local storage. */
export interface UnsavedForm {
  /** Time of the last input, ISO 8601. */
  at: string;
  /** Values of the form before the first input. */
  base: Fields;
  /** Values with the unsaved input. For a stored entry, `versionField` has its `updatedAt` from when it was opened. */
  values: Fields;
}

const keyPrefix = "unsaved ";
const dayMs = 86_400_000;
const maxAgeMs = 30 * dayMs;

export const unsavedFormKey = (userId: unknown, model: string, documentId = ""): string =>
  `${keyPrefix}${userId} ${model} ${documentId}`;

/** Returns undefined if the form is not stored or cannot be parsed. */
export function readUnsavedForm(key: string): UnsavedForm | undefined {
  try {
    const storedForm: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    const at = stringField(storedForm, "at");
    const { base, values } = asRecord(storedForm);
    return at && isRecord(base) && isRecord(values) ? { at, base, values } : undefined;
  } catch {
    return undefined;
  }
}

export const removeUnsavedForm = (key: string): void => localStorage.removeItem(key);

/** Stores the values. If the storage is full, removes other forms, oldest first; if that is not enough, gives up. */
export function storeUnsavedForm(key: string, values: Fields, base: Fields): void {
  const form: UnsavedForm = { at: new Date().toISOString(), base, values };
  const otherKeys = listKeysOldestFirst().filter((other) => other !== key);
  for (const oldestKey of [...otherKeys, undefined]) {
    try {
      localStorage.setItem(key, JSON.stringify(form));
      return;
    } catch {
      if (oldestKey) removeUnsavedForm(oldestKey);
    }
  }
}

export function removeExpiredUnsavedForms(): void {
  const limit = new Date(Date.now() - maxAgeMs).toISOString();
  for (const key of listKeysOldestFirst()) if (lastInputTime(key) < limit) removeUnsavedForm(key);
}

/** Returns an empty string if the form cannot be parsed, so that it counts as the oldest. */
const lastInputTime = (key: string): string => readUnsavedForm(key)?.at ?? "";

const listKeysOldestFirst = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(keyPrefix))
    .toSorted((a, b) => lastInputTime(a).localeCompare(lastInputTime(b)));
