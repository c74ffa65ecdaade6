import { parseAbsolute, parseDateTime, toCalendarDate, toTime, toZoned } from "@internationalized/date";
import { Box, TextInput } from "@strapi/design-system";
import { type ChangeEvent, useId, useState } from "react";
import { styled } from "styled-components";
import { type CustomInputProps, LabeledField } from "../../../admin/fields";
import { useTeamZone, zoneName } from "../../../admin/team-time";
import { useRights } from "./who-publishes";

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

/** Below each other where the column is too narrow for a whole date beside a time. */
const SideBySide = styled(Box)`
  display: grid;
  gap: 0.8rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
`;

/** When an entry goes live: a day and a time of the team's, to the minute. */
export default function PublishTimeInput({
  name,
  value,
  label,
  hint: _ofTheSchema,
  disabled,
  error,
  onChange,
  ...field
}: CustomInputProps) {
  const zone = useTeamZone();
  const mayPublish = useRights()?.canPublish;
  const timeId = useId();
  const parts = partsOf(value, zone);
  // What was said of the time before it was changed. Saving takes the message away first.
  const [isOutdated, setIsOutdated] = useState(false);
  if (isOutdated && !error) setIsOutdated(false);
  const change =
    (part: keyof Parts) =>
    ({ target }: ChangeEvent<HTMLInputElement>) => {
      setIsOutdated(true);
      onChange(name, storedValue({ ...parts, [part]: target.value }, zone));
    };
  const hint = `Pick a day and a time. All times are ${zoneName(zone)}. Leave it empty to publish by hand.`;
  // Saving with a time would be refused. One that an editor has set is shown.
  if (mayPublish === false && !value) return null;
  return (
    <LabeledField name={name} label={label} hint={hint} error={isOutdated ? undefined : error} {...field}>
      <SideBySide role="group" aria-label={String(label)}>
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
      </SideBySide>
    </LabeledField>
  );
}
