import { parseAbsolute, parseDateTime, toCalendarDate, toTime, toZoned } from "@internationalized/date";
import { Field, Flex, TextInput } from "@strapi/design-system";
import { type ChangeEvent, useId } from "react";
import type { CustomInputProps } from "../../../admin/custom-input";
import { useTeamZone, zoneName } from "../../../admin/team-time";
import { useMayPublish } from "./who-publishes";

interface Parts {
  date: string;
  time: string;
}

/** A day without a time is kept as such, and a time without a day, so that saving can refuse the half of it. */
function partsOf(value: string | null | undefined, zone: string): Parts {
  if (!value) return { date: "", time: "" };
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return { date: value, time: "" };
  if (/^T\d{2}:\d{2}$/.test(value)) return { date: "", time: value.slice(1) };
  const moment = parseAbsolute(value, zone);
  return { date: toCalendarDate(moment).toString(), time: toTime(moment).toString().slice(0, 5) };
}

function storedValue({ date, time }: Parts, zone: string): string | null {
  if (date && time) return toZoned(parseDateTime(`${date}T${time}`), zone).toAbsoluteString();
  if (time) return `T${time}`;
  return date || null;
}

/** When an entry goes live: a day and a time of the team's, to the minute. */
export default function PublishTimeInput({
  name = "",
  value,
  label,
  hint: _ofTheSchema,
  disabled,
  onChange,
  ...field
}: CustomInputProps) {
  const zone = useTeamZone();
  const mayPublish = useMayPublish();
  const timeId = useId();
  const parts = partsOf(value, zone);
  const change =
    (part: keyof Parts) =>
    ({ target }: ChangeEvent<HTMLInputElement>) =>
      onChange?.(name, storedValue({ ...parts, [part]: target.value }, zone));
  const hint = `Pick a day and a time. All times are ${zoneName(zone)}. Leave it empty to publish by hand.`;
  // Saving with a time would be refused. One that an editor has set is shown.
  if (mayPublish === false && !value) return null;
  return (
    <Field.Root name={name} hint={hint} {...field}>
      <Field.Label>{label}</Field.Label>
      <Flex gap={2} role="group" aria-label={String(label)}>
        <TextInput
          type="date"
          aria-label="Day"
          value={parts.date}
          disabled={disabled || mayPublish === false}
          onChange={change("date")}
        />
        <TextInput
          id={timeId}
          type="time"
          aria-label="Time"
          value={parts.time}
          disabled={disabled || mayPublish === false}
          onChange={change("time")}
        />
      </Flex>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
