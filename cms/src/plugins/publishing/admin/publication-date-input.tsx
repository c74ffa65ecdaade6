import { type CustomInputProps, LabeledField } from "../../../admin/fields";
import { useTeamZone, zoneName } from "../../../admin/team-time";
import { DayAndTime, type Parts, partsOf, storedValue } from "./day-and-time";

/** Of a day that somebody gives an older text: the same day in every zone of the country. */
const noon = "12:00";

/** When an entry came out, by the team's clock. */
export default function PublicationDateInput({
  name,
  value,
  label,
  hint,
  disabled,
  onChange,
  ...field
}: CustomInputProps) {
  const zone = useTeamZone();
  const change = ({ date, time }: Parts) =>
    onChange(name, date ? storedValue({ date, time: time || noon }, zone) : null);
  return (
    <LabeledField
      name={name}
      label={label}
      hint={
        <>
          {hint} In {zoneName(zone)}.
        </>
      }
      {...field}
    >
      <DayAndTime
        label={String(label)}
        parts={partsOf(value, zone)}
        disabled={disabled === true}
        onChange={change}
      />
    </LabeledField>
  );
}
