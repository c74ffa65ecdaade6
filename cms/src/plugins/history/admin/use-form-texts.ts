import { useServiceData } from "../../../admin/use-service";
import type { FormTexts } from "../changes";

const noTexts: FormTexts = { defaults: {}, labels: {} };

/** Returns the labels and defaults of a type's form; empty until they are loaded. */
export const useFormTexts = (model: string): FormTexts =>
  useServiceData<FormTexts>(`/content-history/form-texts/${model}`).data ?? noTexts;
