import { Badge, Box, Link, SingleSelect, SingleSelectOption, Typography } from "@strapi/design-system";
import { type ReactNode, useEffect } from "react";
import { useTimeFormatter } from "../../../admin/team-time";
import { type Choices, type Entry, type Field, formatLines, labelFor, toText } from "../fields";

/** Badge colors by value. Strapi's own variants are too pale to read. */
const badgeColors: Record<string, string> = {
  new: "primary200",
  contacted: "warning200",
  qualified: "success200",
  spam: "danger200",
  confirmed: "success200",
  unconfirmed: "warning200",
};

/** State of an entry, with further badges if it needs review or was not delivered. */
export function StateBadges({ entry, field }: { entry: Entry; field: "leadStatus" | "subscriptionState" }) {
  const badges = [
    [labelFor(field, entry[field]), badgeColors[toText(entry[field])] ?? "neutral200"],
    entry.needsReview === true && ["Needs review", "warning200"],
    entry.deliveryState === "failed" && ["Not delivered", "danger200"],
  ].filter((badge) => badge !== false);
  return badges.map(([text, color]) => (
    <Badge key={text} backgroundColor={color} textColor="neutral800">
      {text}
    </Badge>
  ));
}

export function ContactLink({ kind, value }: { kind: "mailto" | "tel"; value: string }) {
  const target =
    kind === "tel" ? value.replace(/[^\d+]/g, "") : encodeURIComponent(value).replace("%40", "@");
  return (
    <Link href={`${kind}:${target}`}>
      <span style={{ overflowWrap: "anywhere" }}>{value}</span>
    </Link>
  );
}

interface ChoiceSelectProps {
  label: string;
  /** Shown if nothing is chosen; without it, a choice is required. */
  emptyLabel?: string | undefined;
  choices: Choices;
  value: string;
  size?: "M" | "S";
  onChange: (value: string) => void;
}

/** A select that can be cleared if it has a label for no choice. */
export function ChoiceSelect({ choices, label, emptyLabel, onChange, value, ...select }: ChoiceSelectProps) {
  return (
    <SingleSelect
      aria-label={label}
      placeholder={emptyLabel}
      {...select}
      value={value || null}
      onChange={(chosen: number | string) => onChange(String(chosen))}
      {...(emptyLabel !== undefined && { clearLabel: `Clear ${label}`, onClear: () => onChange("") })}
    >
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
