import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from "@internationalized/date";
import { TextInput } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import type { ChangeEvent, FocusEvent } from "react";
import { type CustomInputProps, LabeledField } from "../../../admin/fields";
import { timeZoneName, useTeamZone } from "../../../admin/team-time";
import { useEntryRights } from "./schedule";

/** Date and time in the team's time zone, regardless of the computer's zone. */
export default function TeamTimeInput({ disabled, hint, name, onChange, value, ...field }: CustomInputProps) {
  const zone = useTeamZone();
  const { errors, setErrors } = useForm("TeamTimeInput", (form) => form);
  const canPublish = useEntryRights()?.canPublish !== false;
  const isSchedule = name === "publishAt";
  // Only users who may publish can set a schedule. The others see the field only if it has a time.
  if (isSchedule && !canPublish && !value) return null;
  // Also remove the field's error, because it is about the previous time.
  const change = (time: string | null) => {
    onChange(name, time);
    const otherErrors = Object.entries(errors).filter(([field]) => field !== name);
    if (name in errors) setErrors(Object.fromEntries(otherErrors));
  };
  const isTime = value && !Number.isNaN(Date.parse(value));
  const inputValue = isTime ? toCalendarDateTime(parseAbsolute(value, zone)).toString().slice(0, 16) : "";
  return (
    <LabeledField
      name={name}
      hint={
        <>
          {hint} In {timeZoneName(zone)}.
        </>
      }
      {...field}
    >
      <TextInput
        type="datetime-local"
        value={inputValue}
        disabled={disabled === true || (isSchedule && !canPublish)}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
          change(target.value ? toZoned(parseDateTime(target.value), zone).toAbsoluteString() : null)
        }
        // Browsers report a date without a time only on blur. Set "incomplete", which the server refuses.
        onBlur={({ target }: FocusEvent<HTMLInputElement>) =>
          target.validity.badInput && change("incomplete")
        }
      />
    </LabeledField>
  );
}
