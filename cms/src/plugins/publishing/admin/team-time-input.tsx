import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from "@internationalized/date";
import { TextInput } from "@strapi/design-system";
import type { ChangeEvent, FocusEvent } from "react";
import { type CustomInputProps, LabeledField } from "../../../admin/fields";
import { timeZoneName, useTeamZone } from "../../../admin/team-time";

/** Date and time in the team's time zone, regardless of the computer's zone. */
export default function TeamTimeInput({ disabled, hint, name, onChange, value, ...field }: CustomInputProps) {
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
