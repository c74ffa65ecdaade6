import { parseAbsolute, parseDateTime, toCalendarDate, toTime, toZoned } from "@internationalized/date";
import { Box, TextInput } from "@strapi/design-system";
import { type ChangeEvent, useId } from "react";
import { styled } from "styled-components";

export interface Parts {
  date: string;
  time: string;
}

/** A day without a time is kept as such, and a time without a day, so that saving can refuse the half of it. */
export function partsOf(value: string | null | undefined, zone: string): Parts {
  if (!value) return { date: "", time: "" };
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return { date: value, time: "" };
  if (/^T\d{2}:\d{2}$/.test(value)) return { date: "", time: value.slice(1) };
  const moment = parseAbsolute(value, zone);
  return { date: toCalendarDate(moment).toString(), time: toTime(moment).toString().slice(0, 5) };
}

export function storedValue({ date, time }: Parts, zone: string): string | null {
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

interface DayAndTimeProps {
  label: string;
  parts: Parts;
  disabled: boolean;
  onChange: (parts: Parts) => void;
}

/** The browser's own fields for a day and a time, whose zone is for whoever shows them to say. */
export function DayAndTime({ disabled, label, onChange, parts }: DayAndTimeProps) {
  const timeId = useId();
  const change =
    (part: keyof Parts) =>
    ({ target }: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...parts, [part]: target.value });
  return (
    <SideBySide role="group" aria-label={label}>
      <TextInput
        type="date"
        aria-label="Day"
        value={parts.date}
        disabled={disabled}
        onChange={change("date")}
      />
      <TextInput
        id={timeId}
        type="time"
        aria-label="Time"
        value={parts.time}
        disabled={disabled}
        onChange={change("time")}
      />
    </SideBySide>
  );
}
