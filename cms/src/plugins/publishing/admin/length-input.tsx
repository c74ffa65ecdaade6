import { NumberInput, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { type CustomInputProps, LabeledField } from "../../../admin/fields";
import { fieldsOf, textIn } from "../../../lib/values";

type Measuring = "not needed" | "measuring" | "measured" | "failed";

/** How long the recording of the same entry is, in whole seconds: measured by the browser, which can play it. */
export default function LengthInput({
  disabled,
  error,
  label,
  name,
  onChange,
  value,
}: CustomInputProps<number>) {
  const url = useForm("LengthInput", ({ values }) => textIn(fieldsOf(values).audio, "url"));
  // What the entry came with has its length already.
  const [known, setKnown] = useState(value ? url : undefined);
  const [measuring, setMeasuring] = useState<Measuring>("not needed");

  useEffect(() => {
    if (!url || url === known || disabled) return;
    const recording = new Audio();
    const done = new AbortController();
    const listen = (type: string, then: () => void) =>
      recording.addEventListener(type, then, { once: true, signal: done.signal });
    setMeasuring("measuring");
    listen("error", () => setMeasuring("failed"));
    listen("loadedmetadata", () => {
      setMeasuring("measured");
      setKnown(url);
      onChange(name, Math.round(recording.duration));
    });
    recording.preload = "metadata";
    recording.src = url;
    return () => done.abort();
  }, [url, known, disabled, name, onChange]);

  return (
    <LabeledField name={name} label={label} error={error} required>
      {measuring === "failed" ? (
        <>
          <Typography textColor="neutral600">
            It could not be measured. How many seconds does it take?
          </Typography>
          <NumberInput
            value={value ?? undefined}
            disabled={disabled}
            onValueChange={(seconds: number | undefined) => onChange(name, seconds ?? null)}
          />
        </>
      ) : (
        <Typography>{measuring === "measuring" ? "Measuring …" : lengthText(value)}</Typography>
      )}
    </LabeledField>
  );
}

function lengthText(seconds: number | null | undefined): string {
  if (!seconds) return "Measured from the recording, once there is one.";
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
