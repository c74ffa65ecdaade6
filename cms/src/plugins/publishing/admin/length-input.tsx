import { NumberInput } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { type CustomInputProps, LabeledField } from "../../../admin/fields";
import { fieldsOf, textIn } from "../../../lib/values";

/** Length of a recording in whole seconds. The browser measures it when a recording is chosen. */
export default function LengthInput({ disabled, name, onChange, value, ...field }: CustomInputProps<number>) {
  const url = useForm("LengthInput", ({ values }) => textIn(fieldsOf(values).audio, "url"));
  // The recording that the stored length belongs to.
  const [known, setKnown] = useState(value ? url : undefined);
  useEffect(() => {
    if (!url || url === known || disabled) return;
    const recording = new Audio(url);
    recording.preload = "metadata";
    recording.onloadedmetadata = () => {
      setKnown(url);
      onChange(name, Math.round(recording.duration));
    };
    return () => {
      recording.onloadedmetadata = null;
    };
  }, [url, known, disabled, name, onChange]);
  return (
    <LabeledField name={name} {...field}>
      <NumberInput
        value={value ?? undefined}
        disabled={disabled}
        onValueChange={(seconds: number | undefined) => onChange(name, seconds ?? null)}
      />
    </LabeledField>
  );
}
