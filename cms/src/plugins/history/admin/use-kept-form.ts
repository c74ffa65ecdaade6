import { useAuth, useForm } from "@strapi/strapi/admin";
import { useEffect, useMemo, useRef, useState } from "react";
import { type Fields, fieldsOf, isRecord, textIn } from "../../../lib/values";
import type { EditView } from "../../../strapi/panel/content-manager";
import { isSame, versionField } from "../changes";
import {
  forget,
  isKeptType,
  isReplaced,
  type KeptForm,
  keep,
  openForm,
  readKept,
  setShown,
} from "./kept-forms";

export interface FormState {
  /** From an earlier visit; the person decides whether to go on with it. */
  offered: KeptForm | undefined;
  restore: () => void;
  discard: () => void;
  /** Set when the entry was changed after the form was opened. */
  conflict: Conflict | undefined;
}

export interface Conflict {
  base: Fields;
  mine: Fields;
  theirs: Fields;
  /** Replaces the form's values by these, which take the other version into account. */
  resolve: (values: Fields) => void;
}

/**
 * Keeps in the browser what is typed into a form, because Strapi replaces it by the stored entry when a save is
 * refused (strapi/strapi#22646), and puts it back then.
 */
export function useKeptForm({ activeTab, document, documentId, model }: EditView): FormState {
  const user = useAuth("KeptForm", (auth) => auth.user?.id);
  const form = useForm("KeptForm", (context) => context);
  const { getValues, isSubmitting, modified, onChange, setValues } = form;
  const [initialValues, values] = [fieldsOf(form.initialValues), fieldsOf(form.values)];
  const version = textIn(document, "updatedAt");
  const isCopy = window.location.pathname.includes("/clone/");
  const isKept = user !== undefined && activeTab !== "published" && isKeptType(model) && !isCopy;
  const open = useMemo(() => openForm(user, model, documentId), [user, model, documentId]);
  const { key } = open;
  const [offered, setOffered] = useState<KeptForm>();
  // The form in which the person has typed or restored something since it was opened.
  const touched = useRef<string>();

  useEffect(() => {
    setShown(isKept ? open : undefined);
    if (!isKept) touched.current = undefined;
    return () => setShown(undefined);
  }, [isKept, open]);

  const opened = values[versionField];
  useEffect(() => {
    if (!isKept || !modified || offered) return;
    const kept = readKept(key);
    // Not the initial values: while a save is under way Strapi takes what was sent for those.
    const base = kept?.base ?? initialValues;
    if (isSame(values, base)) {
      if (isSubmitting) return;
      forget(key);
      return setValues(initialValues);
    }
    touched.current = key;
    if (version && opened === undefined) return onChange(versionField, version);
    if (JSON.stringify(kept?.values) !== JSON.stringify(values)) keep(key, values, base);
  }, [
    initialValues,
    isKept,
    isSubmitting,
    key,
    modified,
    offered,
    onChange,
    opened,
    setValues,
    values,
    version,
  ]);

  // Whatever has replaced the values: a refused save, or the entry that was read again after it.
  useEffect(() => {
    if (!isKept || isSubmitting) return;
    const kept = readKept(key);
    if (!kept) return;
    if (touched.current !== key) {
      if (isSame(kept.values, initialValues)) return forget(key);
      // A window that becomes narrow mounts the panels again, beside the same form.
      if (!isSame(kept.values, getValues())) return setOffered(kept);
      touched.current = key;
    }
    const isOwnSave = isReplaced(key, kept.values[versionField]);
    const back = isOwnSave ? { ...kept.values, [versionField]: version } : kept.values;
    if (JSON.stringify(back) !== JSON.stringify(getValues())) setValues(back);
  }, [getValues, initialValues, isKept, isSubmitting, key, setValues, version]);

  const isStale = version !== undefined && opened !== undefined && opened !== version;
  const isConflict = isKept && isStale && !isSubmitting && !isReplaced(key, opened);
  return {
    offered: isKept ? offered : undefined,
    restore() {
      touched.current = key;
      if (offered) setValues(withKnownIds(offered.values, initialValues));
      setOffered(undefined);
    },
    discard() {
      forget(key);
      setOffered(undefined);
    },
    conflict: isConflict
      ? {
          base: readKept(key)?.base ?? initialValues,
          mine: values,
          theirs: initialValues,
          resolve(merged) {
            forget(key);
            const isTheirs = isSame(merged, initialValues);
            setValues(
              isTheirs ? initialValues : { ...withKnownIds(merged, initialValues), [versionField]: version },
            );
          },
        }
      : undefined,
  };
}

/** Without the ids of components that the stored entry no longer has: Strapi makes new ones of those. */
function withKnownIds(values: Fields, stored: Fields): Fields {
  const known = new Set(componentIds(stored));
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (!isRecord(value) || "mime" in value) return value;
    const fields = Object.entries(value).filter(([name, id]) => name !== "id" || known.has(id));
    return Object.fromEntries(fields.map(([name, content]) => [name, strip(content)]));
  };
  return fieldsOf(strip(values));
}

function componentIds(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(componentIds);
  if (!isRecord(value) || "mime" in value) return [];
  return [...("id" in value ? [value.id] : []), ...Object.values(value).flatMap(componentIds)];
}
