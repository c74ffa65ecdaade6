import { NumberInput } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { type CustomInputProps, LabeledField } from "../../../admin/fields";
import { asRecord, stringField } from "../../../lib/values";

/** Length of a recording in whole seconds. The browser measures it when a recording is chosen. */
export default function LengthInput({ disabled, name, onChange, value, ...field }: CustomInputProps<number>) {
  const url = useForm("LengthInput", ({ values }) => stringField(asRecord(values).audio, "url"));
  // URL of the recording whose length is stored.
  const [measuredUrl, setMeasuredUrl] = useState(value ? url : undefined);
  useEffect(() => {
    if (!url || url === measuredUrl || disabled) return;
    const audio = new Audio(url);
    audio.preload = "metadata";
    audio.onloadedmetadata = () => {
      setMeasuredUrl(url);
      onChange(name, Math.round(audio.duration));
    };
    return () => {
      audio.onloadedmetadata = null;
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
