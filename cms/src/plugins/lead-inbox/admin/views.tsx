import { Badge, type BadgeProps, SingleSelect, Typography } from "@strapi/design-system";
import { InputRenderer, useField } from "@strapi/strapi/admin";
import type { ComponentType, ReactNode } from "react";
import type { Row } from "../../../admin/content-manager";
import { useStoredTime } from "../../../admin/team-time";
import { formLabel, labelFor, textOf } from "../labels";
import { useAssigneeOptions } from "./assignee-input";
import { VisitorText } from "./visitor-input";

const badges: Record<string, BadgeProps["variant"]> = {
  new: "primary",
  contacted: "secondary",
  qualified: "success",
  closed: "neutral",
  spam: "danger",
  unconfirmed: "secondary",
  confirmed: "success",
  unsubscribed: "neutral",
  waiting: "secondary",
  delivered: "success",
  failed: "danger",
};

const plain = (text: string): ReactNode => <Typography textColor="neutral800">{text}</Typography>;

/** Where an entry is a card, nothing stands in its place. */
const none = (
  <Typography className="empty" textColor="neutral800">
    -
  </Typography>
);
const textCell = (name: string) => (row: Row) => (row[name] ? plain(textOf(row[name])) : none);

const timeCell = (name: string) => (row: Row) => <StoredTime value={row[name]} />;
const StoredTime = ({ value }: { value: unknown }) => plain(useStoredTime()(value));
/** When a lead came and, where its columns are one card, from which form. */
const receivedCell = (row: Row) => (
  <>
    <StoredTime value={row.receivedAt} />
    <Typography className="in-cards" variant="pi" textColor="neutral600">
      {formLabel(row)}
    </Typography>
  </>
);
const linkCell = (name: "email" | "phone") => (row: Row) =>
  row[name] ? <VisitorText name={name} value={textOf(row[name])} /> : none;
const labelCell = (name: "confirmation" | "reason") => (row: Row) =>
  row[name] ? plain(labelFor(name, row[name])) : none;
const badgeCell = (name: "leadStatus" | "subscriptionState" | "deliveryState") => (row: Row) =>
  row[name] ? (
    <Badge variant={badges[String(row[name])] ?? "neutral"}>{labelFor(name, row[name])}</Badge>
  ) : (
    none
  );

/** Not in the badge's own color for a warning, which is too pale to read. */
const reviewBadge = (
  <Badge backgroundColor="warning200" textColor="neutral800">
    Review
  </Badge>
);

/** Columns of leads and subscriptions. Fields of these names occur in no other list. */
export const cells: Record<string, (row: Row) => ReactNode> = {
  receivedAt: receivedCell,
  erasedAt: timeCell("erasedAt"),
  requestedAt: timeCell("requestedAt"),
  email: linkCell("email"),
  phone: linkCell("phone"),
  reason: labelCell("reason"),
  assignee: textCell("assignee"),
  project: textCell("project"),
  campaignLabel: textCell("campaignLabel"),
  form: (row) => plain(formLabel(row)),
  deliveryState: badgeCell("deliveryState"),
  confirmation: labelCell("confirmation"),
  leadStatus: badgeCell("leadStatus"),
  subscriptionState: badgeCell("subscriptionState"),
  needsReview: ({ needsReview }) => (needsReview ? reviewBadge : none),
};

interface Field {
  name: string;
}

const isOurs = (fields: Field[]): boolean =>
  fields.some(({ name }) => name === "leadStatus" || name === "subscriptionState");

interface Filter extends Field {
  input?: ComponentType<never>;
}

interface ListView {
  displayedFilters: Filter[];
  layout: unknown;
}

function AssigneeFilter({ name, "aria-label": label }: { name: string; "aria-label"?: string }) {
  const { value, onChange } = useField<string>(name);
  const options = useAssigneeOptions(value);
  return (
    <SingleSelect
      aria-label={label}
      value={value}
      onChange={(chosen: string | number) => onChange(name, String(chosen))}
    >
      {options}
    </SingleSelect>
  );
}

const filterInputs: Record<string, Filter["input"]> = {
  assignee: AssigneeFilter,
  // The panel's own input; named here, a chosen filter shows the label of its option and not the stored value.
  form: InputRenderer,
  leadStatus: InputRenderer,
  deliveryState: InputRenderer,
  subscriptionState: InputRenderer,
  confirmation: InputRenderer,
};

/** Of no use to somebody who looks for a lead or a subscription. */
const technical = [
  "id",
  "documentId",
  "createdAt",
  "updatedAt",
  "submissionId",
  "consentVersion",
  "consentWording",
  "unsubscribeLink",
];

export function usefulFilters({ displayedFilters, layout }: ListView): ListView {
  if (!isOurs(displayedFilters)) return { displayedFilters, layout };
  const useful = displayedFilters
    .filter(({ name }) => !technical.includes(name))
    .map((filter) => ({ ...filter, input: filterInputs[filter.name] ?? filter.input }));
  return { displayedFilters: useful, layout };
}

interface EditView {
  layout: { layout: (Field & { attribute: object })[][][] };
  query: unknown;
}

/**
 * For the content manager's hook on the layout of an entry: without "max. 254 characters" below what a visitor
 * wrote long ago. The limits themselves are in the schema.
 */
export function withoutLengths({ layout, query }: EditView): EditView {
  const panels = layout.layout;
  if (!isOurs(panels.flat(2))) return { layout, query };
  const unlimited = panels.map((rows) =>
    rows.map((fields) =>
      fields.map((field) => ({
        ...field,
        attribute: { ...field.attribute, minLength: undefined, maxLength: undefined },
      })),
    ),
  );
  return { layout: { ...layout, layout: unlimited }, query };
}
