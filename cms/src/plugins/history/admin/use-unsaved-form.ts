import { useAuth, useForm } from "@strapi/strapi/admin";
import { useEffect, useRef, useState } from "react";
import { asRecord, type Fields, stringField } from "../../../lib/values";
import { usePanelCalls } from "../../../strapi/panel/calls";
import type { EditView } from "../../../strapi/panel/content-manager";
import {
  type Difference,
  differences,
  isSameContent,
  versionField,
  withDifference,
  withoutFields,
} from "../changes";
import {
  readUnsavedForm,
  removeUnsavedForm,
  storeUnsavedForm,
  type UnsavedForm,
  unsavedFormKey,
} from "./unsaved-forms";

/** Returns true for content types. Leads and subscriptions (`api::lead.*`) have no history and no stored forms. */
export const hasHistory = (model: string): boolean =>
  model.startsWith("api::") && !model.startsWith("api::lead.");

const savingEndpoints = ["createDocument", "publishDocument", "updateDocument"];
/** Endpoints after which the unsaved input is obsolete. */
const discardingEndpoints = ["deleteDocument", "discardDocument"];
/** Versions of entries (`updatedAt`) that a save from this window has replaced. */
const versionsReplacedHere = new Set<unknown>();

export interface UnsavedFormState {
  /** Form with input from an earlier visit, until the user restores or discards it. */
  offeredForm: UnsavedForm | undefined;
  answerOffer: (answer: "discard" | "restore") => void;
  /** Fields that differ from the stored entry, after a save was refused because the entry had changed meanwhile. */
  conflict: Difference[] | undefined;
  resolve: (choice: "mine" | "theirs") => void;
}

/**
 * Keeps unsaved input in the browser. Strapi overwrites the form with the stored entry when a save is refused
 * (strapi/strapi#22646); this puts the input back.
 */
export function useUnsavedForm({ activeTab, document, documentId, model }: EditView): UnsavedFormState {
  const userId = useAuth("UnsavedForm", (auth) => auth.user?.id);
  const form = useForm("UnsavedForm", (context) => context);
  const { getValues, isSubmitting, modified, onChange, setValues } = form;
  const [initialValues, values] = [asRecord(form.initialValues), asRecord(form.values)];
  const latestVersion = stringField(document, "updatedAt");
  const isCopy = window.location.pathname.includes("/clone/");
  const isTracked = userId !== undefined && activeTab !== "published" && hasHistory(model) && !isCopy;
  const key = unsavedFormKey(userId, model, documentId);
  const [offeredForm, setOfferedForm] = useState<UnsavedForm>();
  const [isSaveRefused, setIsSaveRefused] = useState(false);
  // Key of the form in which the user typed or restored something since opening it.
  const editedFormKey = useRef<string>();
  if (!isTracked) editedFormKey.current = undefined;

  usePanelCalls(({ arg, endpoint, isRejected }) => {
    if (!isTracked || arg.model !== model || (documentId && arg.documentId !== documentId)) return;
    const storedForm = readUnsavedForm(key);
    if (discardingEndpoints.includes(endpoint) && !isRejected) removeUnsavedForm(key);
    if (!savingEndpoints.includes(endpoint)) return;
    setIsSaveRefused(isRejected);
    if (isRejected || !storedForm) return;
    versionsReplacedHere.add(storedForm.values[versionField]);
    const sentData = asRecord(arg.data);
    const storedFields = Object.entries(storedForm.values).filter(([name]) => name in sentData);
    // The user may have kept typing during the save.
    if (isSameContent(Object.fromEntries(storedFields), sentData)) removeUnsavedForm(key);
  });

  const openedVersion = values[versionField];
  useEffect(() => {
    if (!isTracked || !modified || offeredForm) return;
    // Prefer the stored base: during a save, Strapi replaces the initial values with the values it sends.
    const base = readUnsavedForm(key)?.base ?? initialValues;
    if (isSameContent(values, base)) {
      if (isSubmitting) return;
      removeUnsavedForm(key);
      return setValues(initialValues);
    }
    editedFormKey.current = key;
    if (latestVersion && openedVersion === undefined) onChange(versionField, latestVersion);
    else storeUnsavedForm(key, values, base);
  }, [
    initialValues,
    isTracked,
    isSubmitting,
    key,
    modified,
    offeredForm,
    onChange,
    openedVersion,
    setValues,
    values,
    latestVersion,
  ]);

  // Put back input that Strapi has replaced with the stored entry after a refused save. Offer input of earlier visits.
  useEffect(() => {
    const storedForm = isTracked && !isSubmitting ? readUnsavedForm(key) : undefined;
    if (!storedForm) return;
    if (editedFormKey.current !== key) {
      if (isSameContent(storedForm.values, initialValues)) return removeUnsavedForm(key);
      // If the form already has these values, offer nothing: in narrow windows, Strapi remounts the side panels,
      // and this hook with them, but not the form.
      if (!isSameContent(storedForm.values, getValues())) return setOfferedForm(storedForm);
      editedFormKey.current = key;
    }
    const isOwnSave = versionsReplacedHere.has(storedForm.values[versionField]);
    const restoredValues = isOwnSave
      ? { ...storedForm.values, [versionField]: latestVersion }
      : storedForm.values;
    if (JSON.stringify(restoredValues) !== JSON.stringify(getValues())) setValues(restoredValues);
  }, [getValues, initialValues, isTracked, isSubmitting, key, setValues, latestVersion]);

  const isStale =
    latestVersion !== undefined && openedVersion !== undefined && openedVersion !== latestVersion;
  const isConflict = isTracked && isSaveRefused && isStale && !isSubmitting;
  // Start from the other person's version and apply only the user's changes.
  const merged = isConflict
    ? differences(readUnsavedForm(key)?.base ?? initialValues, values).reduce(withDifference, initialValues)
    : values;
  return {
    offeredForm: isTracked ? offeredForm : undefined,
    answerOffer(answer) {
      if (answer === "discard") removeUnsavedForm(key);
      else {
        editedFormKey.current = key;
        if (offeredForm) setValues(withoutComponentIds(offeredForm.values));
      }
      setOfferedForm(undefined);
    },
    conflict: isConflict ? differences(initialValues, merged) : undefined,
    resolve(choice) {
      removeUnsavedForm(key);
      setIsSaveRefused(false);
      const usesMine = choice === "mine" && !isSameContent(merged, initialValues);
      setValues(usesMine ? { ...withoutComponentIds(merged), [versionField]: latestVersion } : initialValues);
    },
  };
}

/** Removes the IDs of components, because Strapi refuses IDs that the stored entry no longer has. */
const withoutComponentIds = (values: Fields): Fields => ({
  ...asRecord(withoutFields(values, new Set(["id"]), (file) => file)),
  ...("id" in values && { id: values.id }),
});
