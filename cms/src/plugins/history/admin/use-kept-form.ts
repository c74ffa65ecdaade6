import { useAuth, useForm } from "@strapi/strapi/admin";
import { useEffect, useRef, useState } from "react";
import { type Fields, fieldsOf, isRecord, textIn } from "../../../lib/values";
import { usePanelCalls } from "../../../strapi/panel/calls";
import type { EditView } from "../../../strapi/panel/content-manager";
import { type Difference, differences, isSame, versionField, withField } from "../changes";
import { type KeptForm, keyOf, readForm, removeForm, storeForm } from "./kept-forms";

/** Returns true for content types. Leads and subscriptions (`api::lead.*`) have no history and no stored forms. */
export const hasHistory = (model: string): boolean =>
  model.startsWith("api::") && !model.startsWith("api::lead.");

const savingEndpoints = ["createDocument", "publishDocument", "updateDocument"];
/** Endpoints after which the unsaved input is obsolete. */
const discardingEndpoints = ["deleteDocument", "discardDocument"];
/** Values of `updatedAt` that a save from this window has replaced. */
const ownVersions = new Set<unknown>();

export interface FormState {
  /** Input from an earlier visit, until the user restores or discards it. */
  offered: KeptForm | undefined;
  answerOffer: (answer: "discard" | "restore") => void;
  /** Fields that differ from the stored entry, after a save was refused because someone else changed it. */
  conflict: Difference[] | undefined;
  resolve: (choice: "mine" | "theirs") => void;
}

/**
 * Keeps unsaved input in the browser. Strapi overwrites the form with the stored entry when a save is refused
 * (strapi/strapi#22646); this puts the input back.
 */
export function useKeptForm({ activeTab, document, documentId, model }: EditView): FormState {
  const user = useAuth("KeptForm", (auth) => auth.user?.id);
  const form = useForm("KeptForm", (context) => context);
  const { getValues, isSubmitting, modified, onChange, setValues } = form;
  const [initialValues, values] = [fieldsOf(form.initialValues), fieldsOf(form.values)];
  const version = textIn(document, "updatedAt");
  const isCopy = window.location.pathname.includes("/clone/");
  const isKept = user !== undefined && activeTab !== "published" && hasHistory(model) && !isCopy;
  const key = keyOf(user, model, documentId);
  const [offered, setOffered] = useState<KeptForm>();
  const [isRefused, setIsRefused] = useState(false);
  // Key of the form in which the user typed or restored something since opening it.
  const touchedKey = useRef<string>();
  if (!isKept) touchedKey.current = undefined;

  usePanelCalls(({ arg, endpoint, isRefused: refused }) => {
    if (!isKept || arg.model !== model || (documentId && arg.documentId !== documentId)) return;
    const kept = readForm(key);
    if (discardingEndpoints.includes(endpoint) && !refused) removeForm(key);
    if (!savingEndpoints.includes(endpoint)) return;
    setIsRefused(refused);
    if (refused || !kept) return;
    ownVersions.add(kept.values[versionField]);
    const sent = fieldsOf(arg.data);
    const typed = Object.entries(kept.values).filter(([name]) => name in sent);
    // The user may have kept typing during the save.
    if (isSame(Object.fromEntries(typed), sent)) removeForm(key);
  });

  const openedVersion = values[versionField];
  useEffect(() => {
    if (!isKept || !modified || offered) return;
    // Prefer the stored base: during a save, Strapi replaces the initial values with the values it sends.
    const base = readForm(key)?.base ?? initialValues;
    if (isSame(values, base)) {
      if (isSubmitting) return;
      removeForm(key);
      return setValues(initialValues);
    }
    touchedKey.current = key;
    if (version && openedVersion === undefined) onChange(versionField, version);
    else storeForm(key, values, base);
  }, [
    initialValues,
    isKept,
    isSubmitting,
    key,
    modified,
    offered,
    onChange,
    openedVersion,
    setValues,
    values,
    version,
  ]);

  // Put back input that Strapi has replaced with the stored entry after a refused save.
  useEffect(() => {
    const kept = isKept && !isSubmitting ? readForm(key) : undefined;
    if (!kept) return;
    if (touchedKey.current !== key) {
      if (isSame(kept.values, initialValues)) return removeForm(key);
      // If the form already has these values, offer nothing: in narrow windows, Strapi remounts only the side panels.
      if (!isSame(kept.values, getValues())) return setOffered(kept);
      touchedKey.current = key;
    }
    const isOwnSave = ownVersions.has(kept.values[versionField]);
    const restored = isOwnSave ? { ...kept.values, [versionField]: version } : kept.values;
    if (JSON.stringify(restored) !== JSON.stringify(getValues())) setValues(restored);
  }, [getValues, initialValues, isKept, isSubmitting, key, setValues, version]);

  const isStale = version !== undefined && openedVersion !== undefined && openedVersion !== version;
  const isConflict = isKept && isRefused && isStale && !isSubmitting;
  // Start from the other person's version and apply only the user's changes.
  const merged = isConflict
    ? differences(readForm(key)?.base ?? initialValues, values).reduce(withField, initialValues)
    : values;
  return {
    offered: isKept ? offered : undefined,
    answerOffer(answer) {
      if (answer === "discard") removeForm(key);
      else {
        touchedKey.current = key;
        if (offered) setValues(withoutComponentIds(offered.values));
      }
      setOffered(undefined);
    },
    conflict: isConflict ? differences(initialValues, merged) : undefined,
    resolve(choice) {
      removeForm(key);
      setIsRefused(false);
      const usesMine = choice === "mine" && !isSame(merged, initialValues);
      setValues(usesMine ? { ...withoutComponentIds(merged), [versionField]: version } : initialValues);
    },
  };
}

/** Removes the IDs of components, because Strapi refuses IDs that the stored entry no longer has. */
function withoutComponentIds(values: Fields): Fields {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (!isRecord(value) || "mime" in value) return value;
    const fields = Object.entries(value).filter(([name]) => name !== "id");
    return Object.fromEntries(fields.map(([name, content]) => [name, strip(content)]));
  };
  return { ...fieldsOf(strip(values)), ...("id" in values && { id: values.id }) };
}
