import {
  Badge,
  Box,
  Link,
  Searchbar,
  SearchForm,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from "@strapi/design-system";
import { type ChangeEvent, type ReactNode, useEffect, useState } from "react";
import { styled } from "styled-components";
import { useTimeFormatter } from "../../../admin/team-time";
import { type Choices, type Entry, type Field, formatLines } from "../fields";
import { labelFor } from "../labels";
import type { LeadOptions } from "../responses";

/** Badge colors by value. Strapi's own variants are too pale to read. */
const badgeColors: Record<string, "danger" | "neutral" | "primary" | "success" | "warning"> = {
  new: "primary",
  contacted: "warning",
  qualified: "success",
  spam: "danger",
  confirmed: "success",
  unconfirmed: "warning",
  review: "warning",
  failed: "danger",
};

export const StateBadge = ({ children, value }: { children: ReactNode; value: unknown }) => (
  <Badge backgroundColor={`${badgeColors[String(value)] ?? "neutral"}200`} textColor="neutral800">
    {children}
  </Badge>
);

/** State of an entry, with a second flag if it needs review. */
export const StateBadges = ({
  entry,
  field,
}: {
  entry: Entry;
  field: "leadStatus" | "subscriptionState";
}) => (
  <>
    <StateBadge value={entry[field]}>{labelFor(field, entry[field])}</StateBadge>
    {entry.needsReview === true && <StateBadge value="review">Needs review</StateBadge>}
  </>
);

/** Columns on a wide screen, one below the other on a narrow one. */
export const Columns = styled.div<{ $columns: string }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  gap: 1.6rem;
  align-items: start;

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export function ContactLink({ kind, value }: { kind: "mailto" | "tel"; value: string }) {
  const target =
    kind === "tel" ? value.replace(/[^\d+]/g, "") : encodeURIComponent(value).replace("%40", "@");
  return (
    <Link href={`${kind}:${target}`}>
      <span style={{ overflowWrap: "anywhere" }}>{value}</span>
    </Link>
  );
}

export const memberChoices = ({ team }: LeadOptions): Choices =>
  Object.fromEntries(team.map(({ id, name }) => [String(id), name]));

interface ChoiceSelectProps {
  label: string;
  /** Label of the empty choice; without it, there is no empty choice. */
  emptyLabel?: string | undefined;
  choices: Choices;
  value: string;
  disabled?: boolean;
  size?: "M" | "S";
  onChange: (value: string) => void;
}

/** A select with a labeled empty choice, which Strapi's select does not have. */
export function ChoiceSelect({ choices, label, emptyLabel, onChange, value, ...select }: ChoiceSelectProps) {
  return (
    <SingleSelect
      aria-label={label}
      {...select}
      value={value || "none-chosen"}
      onChange={(chosen: number | string) => onChange(chosen === "none-chosen" ? "" : String(chosen))}
    >
      {emptyLabel !== undefined && <SingleSelectOption value="none-chosen">{emptyLabel}</SingleSelectOption>}
      {Object.entries(choices).map(([key, text]) => (
        <SingleSelectOption key={key} value={key}>
          {text}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}

/** Lists the detail fields that have a value. */
export function DetailList({ entry, fields }: { entry: Entry; fields: Field[] }) {
  const formatTime = useTimeFormatter();
  return (
    <dl>
      {fields
        .filter(({ isDetail }) => isDetail)
        .map((field) => {
          const lines = formatLines(field, entry, formatTime).filter(Boolean);
          if (lines.length === 0) return null;
          return (
            <Box key={field.name} paddingBottom={3}>
              <Typography tag="dt" variant="sigma" textColor="neutral600">
                {field.label}
              </Typography>
              {lines.map((line) => (
                <Typography key={line} tag="dd" textColor="neutral800" style={{ overflowWrap: "anywhere" }}>
                  {line}
                </Typography>
              ))}
            </Box>
          );
        })}
    </dl>
  );
}

export function Section({ children, title }: { children: ReactNode; title: string }) {
  return (
    <Box tag="section" aria-label={title} background="neutral0" hasRadius padding={5} shadow="tableShadow">
      <Typography tag="h2" variant="delta" style={{ paddingBottom: "1.2rem" }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** The active search. */
  value: string;
  onSearch: (text: string) => void;
}

export function SearchBox({ label, onSearch, placeholder, value }: SearchBoxProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <SearchForm
      style={{ flex: "1 1 20rem" }}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <Searchbar
        name="search"
        size="S"
        clearLabel="Clear the search"
        placeholder={placeholder}
        value={text}
        onClear={() => onSearch("")}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value)}
      >
        {label}
      </Searchbar>
    </SearchForm>
  );
}

/** Returns true if the focused element handles keys itself, such as a field or an open dialog. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest("input, textarea, select, [role=combobox], [role=dialog], [role=listbox]") !== null;

/** Runs the action of a pressed key (by `KeyboardEvent.key`), except while the user types. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    function run(event: KeyboardEvent) {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const action = actions[event.key];
      if (!action) return;
      action();
      event.preventDefault();
    }
    document.addEventListener("keydown", run);
    return () => document.removeEventListener("keydown", run);
  });
}
