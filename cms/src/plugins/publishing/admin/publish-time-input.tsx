import { useState } from "react";
import { type CustomInputProps, LabeledField } from "../../../admin/fields";
import { useTeamZone, zoneName } from "../../../admin/team-time";
import { DayAndTime, type Parts, partsOf, storedValue } from "./day-and-time";
import { useRights } from "./who-publishes";

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
  // What was said of the time before it was changed. Saving takes the message away first.
  const [isOutdated, setIsOutdated] = useState(false);
  if (isOutdated && !error) setIsOutdated(false);
  const change = (parts: Parts) => {
    setIsOutdated(true);
    onChange(name, storedValue(parts, zone));
  };
  const hint = `Pick a day and a time. All times are ${zoneName(zone)}. Leave it empty to publish by hand.`;
  // Saving with a time would be refused. One that an editor has set is shown.
  if (mayPublish === false && !value) return null;
  return (
    <LabeledField name={name} label={label} hint={hint} error={isOutdated ? undefined : error} {...field}>
      <DayAndTime
        label={String(label)}
        parts={partsOf(value, zone)}
        disabled={disabled === true || mayPublish === false}
        onChange={change}
      />
    </LabeledField>
  );
}
