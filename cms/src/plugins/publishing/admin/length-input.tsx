import { NumberInput } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { type CustomInputProps, LabeledField } from "../../../admin/fields";
import { fieldsOf, textIn } from "../../../lib/values";

/** Length of a recording in whole seconds. The browser measures it when a recording is chosen. */
export default function LengthInput({ disabled, name, onChange, value, ...field }: CustomInputProps<number>) {
  const url = useForm("LengthInput", ({ values }) => textIn(fieldsOf(values).audio, "url"));
  // URL of the recording whose length is stored.
  const [measuredUrl, setMeasuredUrl] = useState(value ? url : undefined);
  useEffect(() => {
    if (!url || url === measuredUrl || disabled) return;
    const recording = new Audio(url);
    recording.preload = "metadata";
    recording.onloadedmetadata = () => {
      setMeasuredUrl(url);
      onChange(name, Math.round(recording.duration));
    };
    return () => {
      recording.onloadedmetadata = null;
    };
  }, [url, measuredUrl, disabled, name, onChange]);
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
