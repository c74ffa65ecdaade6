import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from "@internationalized/date";
import { TextInput } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import type { ChangeEvent, FocusEvent } from "react";
import { type CustomInputProps, LabeledField } from "../../../admin/fields";
import { useTeamZone, zoneName } from "../../../admin/team-time";
import { useRights } from "./schedule";

/** Date and time in the team's time zone, regardless of the computer's zone. */
export default function TeamTimeInput({ disabled, hint, name, onChange, value, ...field }: CustomInputProps) {
  const zone = useTeamZone();
  const { errors, setErrors } = useForm("TeamTimeInput", (form) => form);
  const mayPublish = useRights()?.canPublish !== false;
  const isSchedule = name === "publishAt";
  // Users who may not publish cannot set a schedule; they only see a time that someone else has set.
  if (isSchedule && !mayPublish && !value) return null;
  // Clear the field's error too: it is about the earlier time.
  const change = (time: string | null) => {
    onChange(name, time);
    const others = Object.entries(errors).filter(([field]) => field !== name);
    if (name in errors) setErrors(Object.fromEntries(others));
  };
  const isMoment = value && !Number.isNaN(Date.parse(value));
  const shown = isMoment ? toCalendarDateTime(parseAbsolute(value, zone)).toString().slice(0, 16) : "";
  return (
    <LabeledField
      name={name}
      hint={
        <>
          {hint} In {zoneName(zone)}.
        </>
      }
      {...field}
    >
      <TextInput
        type="datetime-local"
        value={shown}
        disabled={disabled === true || (isSchedule && !mayPublish)}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
          change(target.value ? toZoned(parseDateTime(target.value), zone).toAbsoluteString() : null)
        }
        // Browsers report a date without a time only on blur. The server refuses the value "incomplete".
        onBlur={({ target }: FocusEvent<HTMLInputElement>) =>
          target.validity.badInput && change("incomplete")
        }
      />
    </LabeledField>
  );
}
