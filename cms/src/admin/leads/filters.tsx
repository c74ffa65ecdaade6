import { SingleSelect, SingleSelectOption } from "@strapi/design-system";
import { InputRenderer, useField } from "@strapi/strapi/admin";
import type { ComponentType } from "react";
import { useAssignees } from "./use-assignees";

interface Filter {
  name: string;
  /** The panel gives each kind of input properties of its own. */
  input?: ComponentType<never>;
}

interface ListView {
  displayedFilters: Filter[];
  layout: unknown;
}

function AssigneeFilter({ name, "aria-label": label }: { name: string; "aria-label"?: string }) {
  const { value, onChange } = useField<string>(name);
  const choices = useAssignees(value);
  return (
    <SingleSelect
      aria-label={label}
      value={value}
      onChange={(chosen: string | number) => onChange(name, String(chosen))}
    >
      {choices.map((choice) => (
        <SingleSelectOption key={choice} value={choice}>
          {choice}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}

const inputs: Record<string, Filter["input"]> = {
  assignee: AssigneeFilter,
  // As the panel does by itself; named here, a chosen filter says the words of its option and not the stored value.
  form: InputRenderer,
  leadStatus: InputRenderer,
  subscriptionState: InputRenderer,
  confirmation: InputRenderer,
};

/** Of no use to whoever looks for a lead or a subscription. */
const technical = [
  "id",
  "documentId",
  "createdAt",
  "updatedAt",
  "submissionId",
  "consentVersion",
  "unsubscribeLink",
];

/** For the content manager's hook on the filters of a list. */
export function leadFilters({ displayedFilters, layout }: ListView): ListView {
  const isOurs = displayedFilters.some(({ name }) => name === "leadStatus" || name === "subscriptionState");
  if (!isOurs) return { displayedFilters, layout };
  const useful = displayedFilters
    .filter(({ name }) => !technical.includes(name))
    .map((filter) => ({ ...filter, input: inputs[filter.name] ?? filter.input }));
  return { displayedFilters: useful, layout };
}
