import {
  Badge,
  type BadgeProps,
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
import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useState } from "react";
import { useStoredTime } from "../../../admin/team-time";
import type { Row } from "../answers";
import type { Column } from "../columns";
import { labelFor } from "../labels";

const badges: Record<string, BadgeProps["variant"]> = {
  new: "primary",
  contacted: "secondary",
  qualified: "success",
  closed: "neutral",
  spam: "danger",
  unconfirmed: "secondary",
  confirmed: "success",
  unsubscribed: "neutral",
};

export const StateBadge = ({
  field,
  value,
}: {
  field: "leadStatus" | "subscriptionState";
  value: unknown;
}) => <Badge variant={badges[String(value)] ?? "neutral"}>{labelFor(field, value)}</Badge>;

/** In colors of its own: those of the variants are too pale to read. */
export const Flag = ({
  children,
  tone = "warning",
}: {
  children: ReactNode;
  tone?: "danger" | "warning";
}) => (
  <Badge backgroundColor={`${tone}200`} textColor="neutral800">
    {children}
  </Badge>
);

/** A phone number or an email address to call or write to. */
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
  none?: string;
  choices: Readonly<Record<string, string>>;
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
      value={value === "" ? "none-chosen" : value}
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

/** Values under their titles; a title without a value is left out. */
export function Details({ columns, entry }: { columns: Column[]; entry: Row }) {
  const formatTime = useStoredTime();
  return (
    <dl>
      {columns.map(({ lines, title }) => {
        const shown = lines(entry, formatTime).filter(Boolean);
        if (shown.length === 0) return null;
        return (
          <Box key={title} paddingBottom={3}>
            <Typography tag="dt" variant="sigma" textColor="neutral600">
              {title}
            </Typography>
            {shown.map((line) => (
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

export const Empty = ({ children }: { children: string }) => (
  <Box padding={8} marginTop={4} background="neutral0" hasRadius shadow="tableShadow">
    <Typography>{children}</Typography>
  </Box>
);

export function Section({ children, title }: { children: ReactNode; title: string }) {
  return (
    <Box tag="section" aria-label={title} background="neutral0" hasRadius padding={5} shadow="tableShadow">
      <Box paddingBottom={3}>
        <Typography tag="h2" variant="delta">
          {title}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** The search that is on. */
  value: string;
  onSearch: (text: string) => void;
}

export function SearchBox({ label, onSearch, placeholder, value }: SearchBoxProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(text.trim());
  }
  return (
    <SearchForm style={{ flex: "1 1 20rem" }} onSubmit={submit}>
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

/** Moves through the pages of a list; nothing when there is one page. */
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
