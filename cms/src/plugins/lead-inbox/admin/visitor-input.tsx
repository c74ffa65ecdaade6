import { Link, Typography } from "@strapi/design-system";
import { type CustomInputProps, LabeledField } from "../../../admin/fields";

const schemes: Record<string, string> = { email: "mailto:", phone: "tel:" };

/** A link where there is something to write to or to call; what a visitor sent cannot be changed. */
export function VisitorText({ name, value }: { name: string; value: string }) {
  const scheme = schemes[name];
  if (!scheme || !value) return <Typography style={{ whiteSpace: "pre-wrap" }}>{value || "-"}</Typography>;
  const address =
    name === "phone" ? value.replace(/[^\d+]/g, "") : encodeURIComponent(value).replace("%40", "@");
  return (
    <Link
      href={`${scheme}${address}`}
      onClick={(event: { stopPropagation(): void }) => event.stopPropagation()}
    >
      <span style={{ whiteSpace: "nowrap" }}>{value}</span>
    </Link>
  );
}

export default function VisitorInput({ label, name, value }: CustomInputProps) {
  return (
    <LabeledField name={name} label={label}>
      <VisitorText name={name} value={value ?? ""} />
    </LabeledField>
  );
}
