import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from "@internationalized/date";
import { Combobox, ComboboxOption, NumberInput, Radio, TextInput } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { type ChangeEvent, type FocusEvent, useEffect, useState } from "react";
import { type CustomInputProps, LabeledField } from "../../../admin/fields";
import { timeZoneName, useTeamZone } from "../../../admin/team-time";
import { useServiceData } from "../../../admin/use-service";
import { asRecord, stringField } from "../../../lib/values";

/** Text input of a post that offers the values in use, and accepts others. */
export function ChoiceInput({ disabled, name, onChange, value, ...field }: CustomInputProps) {
  const { data: choices } = useServiceData<Record<string, string[]>>("/post-choices");
  const change = (text?: string) => onChange(name, text || null);
  return (
    <LabeledField name={name} {...field}>
      <Combobox
        allowCustomValue
        autocomplete={{ type: "list", filter: "contains" }}
        value={value ?? ""}
        textValue={value ?? ""}
        disabled={disabled}
        placeholder="Choose or type"
        noOptionsMessage={() => "This is a new value. You can keep it."}
        onTextValueChange={change}
        onClear={() => change()}
      >
        {choices?.[name]?.map((choice) => (
          <ComboboxOption key={choice} value={choice}>
            {choice}
          </ComboboxOption>
        ))}
      </Combobox>
    </LabeledField>
  );
}

/** Date and time in the team's time zone, regardless of the computer's zone. */
export function TeamTimeInput({ disabled, hint, name, onChange, value, ...field }: CustomInputProps) {
  const zone = useTeamZone();
  const isTime = value && !Number.isNaN(Date.parse(value));
  const zoneHint = `In ${timeZoneName(zone)}.`;
  return (
    <LabeledField name={name} hint={hint ? `${hint} ${zoneHint}` : zoneHint} {...field}>
      <TextInput
        type="datetime-local"
        value={isTime ? toCalendarDateTime(parseAbsolute(value, zone)).toString().slice(0, 16) : ""}
        disabled={disabled}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
          onChange(name, target.value ? toZoned(parseDateTime(target.value), zone).toAbsoluteString() : null)
        }
        // Browsers report a date without a time only on blur. Set "incomplete", which the server refuses.
        onBlur={({ target }: FocusEvent<HTMLInputElement>) =>
          target.validity.badInput && onChange(name, "incomplete")
        }
      />
    </LabeledField>
  );
}

/** Length of a recording in whole seconds. The browser measures it when a recording is chosen. */
export function LengthInput({ disabled, name, onChange, value, ...field }: CustomInputProps<number>) {
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

/** A question without a default answer. On an unanswered toggle of Strapi, a click on "No" would choose "Yes". */
export function YesNoInput({ disabled, name, onChange, value, ...field }: CustomInputProps<boolean>) {
  return (
    <LabeledField name={name} {...field}>
      <Radio.Group
        value={typeof value === "boolean" ? String(value) : ""}
        disabled={disabled}
        onValueChange={(answer: string) => onChange(name, answer === "true")}
      >
        <Radio.Item value="true">Yes</Radio.Item>
        <Radio.Item value="false">No</Radio.Item>
      </Radio.Group>
    </LabeledField>
  );
}
