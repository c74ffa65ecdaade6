import type { StrapiApp } from "@strapi/strapi/admin";
import { type Fields, fieldsOf, isRecord, textIn } from "../../../lib/values";
import { watchCalls } from "../../../strapi/panel/calls";
import { isSame, versionField } from "../changes";

/** Unsaved values of a form. */
export interface KeptForm {
  /** When they typed last, ISO 8601. */
  at: string;
  /** The values of the form before they began to type. */
  base: Fields;
  /** With the version of the entry that they saw, in `versionField`. */
  values: Fields;
}

const prefix = "unsaved ";
const keptMs = 30 * 86_400_000;

/** Leads and subscribers stay out of the browser's storage. */
export const isKeptType = (model: string): boolean =>
  model.startsWith("api::") && !model.startsWith("api::lead.");

export interface OpenForm {
  key: string;
  model: string;
  /** Empty for a new entry and for a type with one entry alone. */
  documentId: string;
}

export function openForm(user: unknown, model: string, documentId = ""): OpenForm {
  const locale = new URLSearchParams(window.location.search).get("plugins[i18n][locale]") ?? "";
  return { key: `${prefix}${user} ${model} ${documentId} ${locale}`, model, documentId };
}

export function readKept(key: string): KeptForm | undefined {
  const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
  const at = textIn(stored, "at");
  const { base, values } = fieldsOf(stored);
  return at && isRecord(base) && isRecord(values) ? { at, base, values } : undefined;
}

export function keep(key: string, values: Fields, base: Fields): void {
  const kept: KeptForm = { at: new Date().toISOString(), base, values };
  localStorage.setItem(key, JSON.stringify(kept));
}

export const forget = (key: string): void => localStorage.removeItem(key);

function forgetOld(): void {
  const oldest = new Date(Date.now() - keptMs).toISOString();
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  for (const key of keys) if ((readKept(key)?.at ?? "") < oldest) forget(key);
}

let shown: OpenForm | undefined;
/** Versions that a save from this window has replaced, by the form's key. */
const replaced = new Map<string, unknown>();

export const setShown = (form: OpenForm | undefined): void => {
  shown = form;
};

export const isReplaced = (key: string, version: unknown): boolean =>
  version !== undefined && replaced.get(key) === version;

const saving = ["createDocument", "publishDocument", "updateDocument"];
const ending = ["deleteDocument", "discardDocument"];

/** Forgets what was typed once it is saved, and not what was typed while it was being saved. */
export function watchSaves(app: StrapiApp): void {
  forgetOld();
  watchCalls(app, ({ arg, endpoint, isRefused, payload }) => {
    const isOfForm = arg.model === shown?.model && (arg.documentId ?? "") === shown?.documentId;
    if (!shown || isRefused || !isOfForm) return;
    const { key, model } = shown;
    const kept = readKept(key);
    if (ending.includes(endpoint)) forget(key);
    if (!kept || !saving.includes(endpoint)) return;
    replaced.set(key, kept.values[versionField]);
    const sent = fieldsOf(arg.data);
    const typed = Object.entries(kept.values).filter(([name]) => name in sent);
    if (isSame(Object.fromEntries(typed), sent)) return forget(key);
    const created = textIn(fieldsOf(payload).data, "documentId");
    if (shown.documentId || !created) return;
    // The form of the new entry opens next, and offers it.
    localStorage.setItem(key.replace(`${model}  `, `${model} ${created} `), JSON.stringify(kept));
    forget(key);
  });
}
