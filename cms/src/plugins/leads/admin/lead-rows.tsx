import { Checkbox, Flex, Typography } from "@strapi/design-system";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { formatShortTime, useTeamZone } from "../../../admin/team-time";
import { asRecord } from "../../../lib/values";
import { formatDay } from "../fields";
import { inquiriesPath } from "../filters";
import { amountLabel, subjectLabel, toText } from "../labels";
import type { Row } from "../responses";
import { useLeadRights } from "./frame";
import { ContactLink, StateBadge, StateBadges, useShortcuts } from "./parts";
import type { Selection } from "./selection-bar";

const List = styled.ul`
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: 0.4rem;
  background: ${({ theme }) => theme.colors.neutral0};
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template:
    "check name contact amount state time" auto
    "check about about about assignee assignee" auto
    / 2.4rem minmax(0, 1fr) minmax(0, 22rem) 9rem 19rem 14rem;
  gap: 0.4rem 1.6rem;
  align-items: center;
  padding: 1.2rem 1.6rem;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};

  &:hover,
  &:focus-within {
    background: ${({ theme }) => theme.colors.primary100};
  }

  @media (max-width: 1023px) {
    grid-template:
      "check name time" auto
      "check contact contact" auto
      "check about about" auto
      "check state amount" auto
      "check assignee assignee" auto
      / 2.4rem minmax(0, 1fr) auto;
  }
`;

const Name = styled(Link)`
  grid-area: name;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  font-weight: 600;
  overflow-wrap: anywhere;
  text-decoration: none;

  /* A click anywhere in the row opens the lead, except on a link or the checkbox, which lie above. */
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

const Cell = styled.div<{ $area: string; $isAbove?: boolean }>`
  grid-area: ${({ $area }) => $area};
  min-width: 0;
  ${({ $isAbove }) => $isAbove && "position: relative; z-index: 1; justify-self: start;"}
`;

const About = styled(Typography)`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** List of leads. j and k or the arrow keys move through it, Enter opens a lead, x selects it, / focuses the search. */
export function LeadRows({ response, selected, setSelected }: Selection) {
  const list = useRef<HTMLUListElement>(null);
  const { search, state } = useLocation();
  const toggle = (id: string) =>
    setSelected(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]);
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>("a[id^=lead-]") ?? [])];
  const focusedIndex = () => links().findIndex((link) => link.matches(":focus"));
  const move = (step: number) => () =>
    links()
      .at(Math.max(focusedIndex() + step, 0))
      ?.focus();
  useShortcuts({
    j: move(1),
    ArrowDown: move(1),
    k: move(-1),
    ArrowUp: move(-1),
    x: () => {
      const lead = response.rows[focusedIndex()];
      if (lead) toggle(lead.documentId);
    },
    Escape: () => setSelected([]),
    "/": () => document.querySelector<HTMLElement>("input[name=search]")?.focus(),
  });

  // When the user comes back from a lead, focus the lead's row.
  const { lastOpened } = asRecord(state);
  useEffect(() => {
    if (typeof lastOpened === "string") document.getElementById(`lead-${lastOpened}`)?.focus();
  }, [lastOpened]);

  return (
    <List ref={list} aria-label="Inquiries">
      {response.rows.map((lead) => (
        <LeadRow
          key={lead.documentId}
          lead={lead}
          to={{ pathname: `${inquiriesPath}/${lead.documentId}`, search }}
          state={{ ids: response.ids }}
          isSelected={selected.includes(lead.documentId)}
          toggle={() => toggle(lead.documentId)}
        />
      ))}
    </List>
  );
}

interface LeadRowProps {
  lead: Row;
  to: { pathname: string; search: string };
  state: object;
  isSelected: boolean;
  toggle: () => void;
}

function LeadRow({ isSelected, lead, state, to, toggle }: LeadRowProps) {
  const { canExport, canWork } = useLeadRights();
  const zone = useTeamZone();
  const about = [toText(lead.message), subjectLabel(lead), toText(lead.campaignLabel)];
  const phone = toText(lead.phone);
  return (
    <Item>
      {(canExport || canWork) && (
        <Cell $area="check" $isAbove>
          <Checkbox aria-label={`Select ${lead.name}`} checked={isSelected} onCheckedChange={toggle} />
        </Cell>
      )}
      <Name id={`lead-${lead.documentId}`} to={to} state={state}>
        {toText(lead.name)}
      </Name>
      <Cell $area="contact" $isAbove>
        <ContactLink kind={phone ? "tel" : "mailto"} value={phone || toText(lead.email)} />
      </Cell>
      <Cell $area="amount">
        <Typography fontWeight="semiBold">{amountLabel(lead.amount)}</Typography>
      </Cell>
      <Cell $area="state">
        <Flex gap={1} wrap="wrap">
          <StateBadges field="leadStatus" entry={lead} />
          {lead.deliveryState === "failed" && <StateBadge value="failed">Not delivered</StateBadge>}
        </Flex>
      </Cell>
      <Cell $area="time">
        <Typography variant="pi" textColor="neutral600">
          {lead.receivedAt ? formatShortTime(new Date(toText(lead.receivedAt)), zone) : ""}
        </Typography>
      </Cell>
      <Cell $area="about">
        <About textColor="neutral600">{about.filter(Boolean).join(" · ")}</About>
      </Cell>
      <Cell $area="assignee">
        <Typography variant="pi" textColor={lead.assigneeName ? "neutral800" : "neutral600"}>
          {toText(lead.assigneeName) || "Unassigned"}
          {lead.followUpOn ? ` · follow up ${formatDay(toText(lead.followUpOn))}` : ""}
        </Typography>
      </Cell>
    </Item>
  );
}
