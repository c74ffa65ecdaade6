import {
  Badge,
  Box,
  Button,
  Flex,
  Link,
  Searchbar,
  SearchForm,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from "@strapi/design-system";
import { type ChangeEvent, type ReactNode, useEffect, useState } from "react";
import { useStoredTime } from "../../../admin/team-time";
import { type Choices, type Entry, type Field, linesOf } from "../fields";
import { labelFor } from "../labels";

/** Strapi's own colors for variants are too pale to read. */
const tones: Record<string, "danger" | "neutral" | "primary" | "success" | "warning"> = {
  new: "primary",
  contacted: "warning",
  qualified: "success",
  spam: "danger",
  confirmed: "success",
  unconfirmed: "warning",
  review: "warning",
  failed: "danger",
};

export const Flag = ({ children, value }: { children: ReactNode; value: unknown }) => (
  <Badge backgroundColor={`${tones[String(value)] ?? "neutral"}200`} textColor="neutral800">
    {children}
  </Badge>
);

type StateField = "leadStatus" | "subscriptionState";

export const StateFlag = ({ field, value }: { field: StateField; value: unknown }) => (
  <Flag value={value}>{labelFor(field, value)}</Flag>
);

export function ContactLink({ kind, value }: { kind: "mailto" | "tel"; value: string }) {
  const target =
    kind === "tel" ? value.replace(/[^\d+]/g, "") : encodeURIComponent(value).replace("%40", "@");
  return (
    <Link href={`${kind}:${target}`}>
      <span style={{ overflowWrap: "anywhere" }}>{value}</span>
    </Link>
  );
}

interface ChoiceProps {
  label: string;
  /** Name of the empty choice; without one there is none. */
  none?: string | undefined;
  choices: Choices;
  value: string;
  isDisabled?: boolean;
  size?: "M" | "S";
  onChange: (value: string) => void;
}

/** A select whose empty choice has a name. */
export function Choice({
  choices,
  isDisabled = false,
  label,
  none,
  onChange,
  size = "M",
  value,
}: ChoiceProps) {
  return (
    <SingleSelect
      aria-label={label}
      disabled={isDisabled}
      size={size}
      value={value || "none-chosen"}
      onChange={(chosen: number | string) => onChange(chosen === "none-chosen" ? "" : String(chosen))}
    >
      {none !== undefined && <SingleSelectOption value="none-chosen">{none}</SingleSelectOption>}
      {Object.entries(choices).map(([key, text]) => (
        <SingleSelectOption key={key} value={key}>
          {text}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}

/** Fields that have a value, each below its label. */
export function Details({ entry, fields }: { entry: Entry; fields: Field[] }) {
  const formatTime = useStoredTime();
  return (
    <dl>
      {fields
        .filter(({ isDetail }) => isDetail)
        .map((field) => {
          const lines = linesOf(field, entry, formatTime).filter(Boolean);
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

/** Moves through the pages of a list. */
export function Pages({ count, page, show }: { count: number; page: number; show: (page: number) => void }) {
  if (count <= 1) return null;
  return (
    <Flex tag="nav" aria-label="Pages" gap={4} justifyContent="center" paddingTop={4}>
      <Button variant="tertiary" disabled={page <= 1} onClick={() => show(page - 1)}>
        Newer
      </Button>
      <Typography>{`Page ${page} of ${count}`}</Typography>
      <Button variant="tertiary" disabled={page >= count} onClick={() => show(page + 1)}>
        Older
      </Button>
    </Flex>
  );
}
