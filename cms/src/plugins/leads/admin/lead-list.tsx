import { Box, Button, Checkbox, Flex, Typography } from "@strapi/design-system";
import { useNotification } from "@strapi/strapi/admin";
import { useEffect, useRef, useState } from "react";
import { Link, type LinkProps, useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { DialogButton } from "../../../admin/form-dialog";
import { formatShortTime, useTeamZone } from "../../../admin/team-time";
import { sendToService, useErrorMessage, useServiceData } from "../../../admin/use-service";
import { asRecord } from "../../../lib/values";
import {
  amountLabel,
  type Choices,
  type Field,
  fieldsEditableIn,
  formatDay,
  formatValue,
  subjectLabel,
  toText,
  withUsers,
} from "../fields";
import { inquiriesPath, leadFilters } from "../filters";
import type { LeadOptions, Row } from "../responses";
import { EraseButton, FieldInput, PhoneLeadButton } from "./forms";
import { ListPage } from "./list-page";
import { ContactLink, StateBadges, useShortcuts } from "./parts";

/** Lists the leads that match the filters in the URL, newest first, a page at a time. */
export function LeadList() {
  const { data: options } = useServiceData<LeadOptions>("/lead-options");
  return (
    <ListPage
      title="Inquiries"
      actions={
        <>
          <PhoneLeadButton />
          <EraseButton />
        </>
      }
      route="/leads"
      exportRoute="/lead-export"
      filters={leadFilters}
      addedChoices={options}
      searchPlaceholder="Name, email, phone, message, project"
    >
      {(rows, reload) => <LeadRows team={options?.assignee ?? {}} {...{ rows, reload }} />}
    </ListPage>
  );
}

const ListItem = styled.li`
  position: relative;
  padding: 1.2rem 1.6rem;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};

  &:hover,
  &:focus-within {
    background: ${({ theme }) => theme.colors.primary100};
  }

  h2 > a {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: none;
  }

  /* A click anywhere in the row opens the lead, except on the checkbox and the contact link, which lie above. */
  h2 > a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

/** List of leads. j and k or the arrow keys move through it, Enter opens a lead, x selects it, / focuses the search. */
function LeadRows({ reload, rows, team }: Pick<SelectionBarProps, "reload" | "rows" | "team">) {
  const list = useRef<HTMLUListElement>(null);
  const { search, state } = useLocation();
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  const toggle = (id: string) =>
    setSelectedIds((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  const move = (step: number) => () => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>("a[id]") ?? [])];
    const focused = links.findIndex((link) => link.closest("li")?.matches(":focus-within"));
    links[Math.max(focused + step, 0)]?.focus();
  };
  useShortcuts({
    j: move(1),
    ArrowDown: move(1),
    k: move(-1),
    ArrowUp: move(-1),
    x: () => list.current?.querySelector<HTMLElement>("li:focus-within [role=checkbox]")?.click(),
    "/": () => document.querySelector<HTMLElement>("input[type=search]")?.focus(),
  });

  // When the user comes back from a lead, focus the lead's row.
  const { lastOpened } = asRecord(state);
  useEffect(() => {
    if (typeof lastOpened === "string") document.getElementById(`lead-${lastOpened}`)?.focus();
  }, [lastOpened]);

  return (
    <>
      <SelectionBar
        {...{ rows, team, reload }}
        selected={rows.filter(({ documentId }) => selectedIds.includes(documentId))}
        setSelected={(leads) => setSelectedIds(leads.map(({ documentId }) => documentId))}
      />
      <Box ref={list} tag="ul" aria-label="Inquiries" background="neutral0" hasRadius shadow="tableShadow">
        {rows.map((lead) => (
          <LeadRow
            key={lead.documentId}
            lead={lead}
            link={{
              to: { pathname: `${inquiriesPath}/${lead.documentId}`, search },
              state: { ids: rows.map(({ documentId }) => documentId) },
            }}
            isSelected={selectedIds.includes(lead.documentId)}
            onToggle={() => toggle(lead.documentId)}
          />
        ))}
      </Box>
    </>
  );
}

interface LeadRowProps {
  lead: Row;
  link: LinkProps;
  isSelected: boolean;
  onToggle: () => void;
}

function LeadRow({ isSelected, lead, link, onToggle }: LeadRowProps) {
  const zone = useTeamZone();
  const about = [toText(lead.message), subjectLabel(lead), toText(lead.campaignLabel)];
  const phone = toText(lead.phone);
  return (
    <ListItem>
      <Flex gap={3}>
        <Box position="relative" zIndex={1}>
          <Checkbox aria-label={`Select ${lead.name}`} checked={isSelected} onCheckedChange={onToggle} />
        </Box>
        <Typography
          tag="h2"
          variant="omega"
          fontWeight="semiBold"
          style={{ flexGrow: 1, overflowWrap: "anywhere" }}
        >
          <Link id={`lead-${lead.documentId}`} {...link}>
            {toText(lead.name)}
          </Link>
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {lead.receivedAt ? formatShortTime(new Date(toText(lead.receivedAt)), zone) : ""}
        </Typography>
      </Flex>
      <Flex gap={3} wrap="wrap" paddingTop={1} paddingBottom={1}>
        <Box position="relative" zIndex={1}>
          <ContactLink kind={phone ? "tel" : "mailto"} value={phone || toText(lead.email)} />
        </Box>
        <StateBadges field="leadStatus" entry={lead} />
        {lead.amount !== null && <Typography fontWeight="semiBold">{amountLabel(lead.amount)}</Typography>}
        <Typography variant="pi" textColor="neutral800">
          {toText(lead.assigneeName) || "Unassigned"}
          {lead.followUpOn ? ` · follow up ${formatDay(toText(lead.followUpOn))}` : ""}
        </Typography>
      </Flex>
      <Typography tag="p" textColor="neutral600" ellipsis>
        {about.filter(Boolean).join(" · ")}
      </Typography>
    </ListItem>
  );
}

interface SelectionBarProps {
  rows: Row[];
  selected: Row[];
  /** Users to whom a lead can be assigned. */
  team: Choices;
  setSelected: (rows: Row[]) => void;
  reload: () => void;
}

/** Selects all leads of the page. Assigns the selected leads, or sets their status. */
function SelectionBar({ reload, rows, selected, setSelected, team }: SelectionBarProps) {
  const { toggleNotification } = useNotification();
  const errorMessage = useErrorMessage();
  const [value, setValue] = useState<unknown>(null);
  const count = `${selected.length} ${selected.length === 1 ? "inquiry" : "inquiries"}`;

  /** Saves each selected lead. Refused leads, for example because somebody else changed them, stay selected. */
  async function save(field: string) {
    const refused: Row[] = [];
    const reasons: string[] = [];
    for (const lead of selected) {
      try {
        const body = { revision: lead.revision ?? null, changes: { [field]: value } };
        await sendToService("put", `/leads/${lead.documentId}`, body);
      } catch (error) {
        refused.push(lead);
        reasons.push(`${lead.name}: ${errorMessage(error)}`);
      }
    }
    setSelected(refused);
    reload();
    toggleNotification(
      reasons.length > 0
        ? { type: "danger", message: reasons.join(" "), blockTransition: true }
        : { type: "success", message: `${count} saved.` },
    );
  }
  function submitLabel(field: Field): string {
    if (field.kind === "user") return `Assign ${count} to ${formatValue(field, value)}`;
    return value === null ? "Save" : `Set ${count} to ${formatValue(field, value)}`;
  }
  return (
    <Flex role="toolbar" aria-label="Selected inquiries" gap={3} wrap="wrap" minHeight="4.8rem">
      <Checkbox
        checked={selected.length > 0 && (selected.length === rows.length || "indeterminate")}
        onCheckedChange={(isOn: boolean | "indeterminate") => setSelected(isOn === true ? rows : [])}
      >
        {selected.length > 0 ? `${selected.length} selected` : "Select all on this page"}
      </Checkbox>
      {selected.length > 0 &&
        withUsers(fieldsEditableIn("anyLead"), team)
          .filter(({ kind }) => kind === "choice" || kind === "user")
          .map((field) => (
            <DialogButton
              key={field.name}
              button={<Button variant="secondary">{`${field.label}…`}</Button>}
              title={`${field.label}: ${count}`}
              submitLabel={submitLabel(field)}
              canSubmit={value !== null || field.kind === "user"}
              onChange={() => setValue(null)}
              onSubmit={() => save(field.name)}
            >
              <FieldInput field={field} value={value} onChange={setValue} />
            </DialogButton>
          ))}
    </Flex>
  );
}
