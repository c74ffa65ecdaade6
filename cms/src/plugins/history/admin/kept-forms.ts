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
/** 30 days. */
const maxAgeMs = 30 * 86_400_000;

export const keyOf = (user: unknown, model: string, documentId = ""): string =>
  `${prefix}${user} ${model} ${documentId}`;

/** Returns undefined if the form is not stored or cannot be parsed. */
export function readKept(key: string): KeptForm | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    const at = textIn(stored, "at");
    const { base, values } = fieldsOf(stored);
    return at && isRecord(base) && isRecord(values) ? { at, base, values } : undefined;
  } catch {
    return undefined;
  }
}

export const forget = (key: string): void => localStorage.removeItem(key);

/** Stores the values. If the storage is full, removes the oldest forms. */
export function keep(key: string, values: Fields, base: Fields): void {
  const kept: KeptForm = { at: new Date().toISOString(), base, values };
  const text = JSON.stringify(kept);
  const others = keysOldestFirst().filter((other) => other !== key);
  while (!store(key, text)) {
    const oldest = others.shift();
    if (!oldest) return;
    forget(oldest);
  }
}

/** Returns false if the browser has no room. */
function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function forgetOld(): void {
  const limit = new Date(Date.now() - maxAgeMs).toISOString();
  for (const key of keysOldestFirst()) if (timeOf(key) < limit) forget(key);
}

/** Returns an empty text for a damaged form. */
const timeOf = (key: string): string => readKept(key)?.at ?? "";

const keysOldestFirst = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)));
