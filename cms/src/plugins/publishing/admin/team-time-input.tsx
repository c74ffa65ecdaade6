import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from "@internationalized/date";
import { TextInput } from "@strapi/design-system";
import type { ChangeEvent, FocusEvent } from "react";
import { type CustomInputProps, LabeledField } from "../../../admin/fields";
import { useTeamZone, zoneName } from "../../../admin/team-time";
import { useRights } from "./schedule";

/** A day and a time by the team's clock, whatever the computer's zone. */
export default function TeamTimeInput({ disabled, hint, name, onChange, value, ...field }: CustomInputProps) {
  const zone = useTeamZone();
  const mayPublish = useRights()?.canPublish !== false;
  const isSchedule = name === "publishAt";
  // Saving with a time would be refused. A time that an editor has set is shown.
  if (isSchedule && !mayPublish && !value) return null;
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
          onChange(name, target.value ? toZoned(parseDateTime(target.value), zone).toAbsoluteString() : null)
        }
        // Browsers report a day without a time only here; saving refuses it.
        onBlur={({ target }: FocusEvent<HTMLInputElement>) =>
          target.validity.badInput && onChange(name, "incomplete")
        }
      />
    </LabeledField>
  );
}
