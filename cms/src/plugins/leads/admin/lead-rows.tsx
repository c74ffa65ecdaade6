import { Checkbox, Flex, Typography } from "@strapi/design-system";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { shortTime, useTeamZone } from "../../../admin/team-time";
import { fieldsOf } from "../../../lib/values";
import type { Row } from "../answers";
import { amountLabel, subjectLabel, textOf } from "../labels";
import { pagePath } from "../lead-filters";
import { ContactLink, Flag, StateBadge } from "./parts";
import { useListKeys } from "./use-keys";
import type { Selection } from "./use-selection";

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

  /* The whole row opens the lead; links and the checkbox lie above. */
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

interface LeadRowsProps {
  leads: Row[];
  selection: Selection;
  /** Query of the list, to which a lead leads back. */
  search: string;
}

export function LeadRows({ leads, search, selection }: LeadRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const zone = useTeamZone();
  useListKeys(list, {
    select: (index) => leads[index] && selection.toggle(leads[index].documentId),
    clear: selection.clear,
  });

  // Coming back from a lead, the list goes on where it was left.
  const opened = fieldsOf(useLocation().state).opened;
  const isShown = leads.length > 0;
  useEffect(() => {
    if (isShown && typeof opened === "string") document.getElementById(`lead-${opened}`)?.focus();
  }, [isShown, opened]);

  if (leads.length === 0) return null;
  const ids = leads.map(({ documentId }) => documentId);
  return (
    <List ref={list} aria-label="Inquiries">
      {leads.map((lead) => (
        <Item key={lead.documentId}>
          {selection.isAllowed && (
            <Cell $area="check" $isAbove>
              <Checkbox
                aria-label={`Select ${textOf(lead.name)}`}
                checked={selection.ids.has(lead.documentId)}
                onCheckedChange={() => selection.toggle(lead.documentId)}
              />
            </Cell>
          )}
          <Name
            id={`lead-${lead.documentId}`}
            to={{ pathname: `${pagePath}/${lead.documentId}`, search }}
            state={{ ids }}
          >
            {textOf(lead.name)}
          </Name>
          <Cell $area="contact" $isAbove>
            {lead.phone ? (
              <ContactLink kind="tel" value={textOf(lead.phone)} />
            ) : (
              <ContactLink kind="mailto" value={textOf(lead.email)} />
            )}
          </Cell>
          <Cell $area="amount">
            <Typography fontWeight="semiBold">{amountLabel(lead.amount)}</Typography>
          </Cell>
          <Cell $area="state">
            <Flex gap={1} wrap="wrap">
              <StateBadge field="leadStatus" value={lead.leadStatus} />
              {lead.needsReview === true && <Flag>Review</Flag>}
              {lead.deliveryState === "failed" && <Flag tone="danger">Not delivered</Flag>}
            </Flex>
          </Cell>
          <Cell $area="time">
            <Typography variant="pi" textColor="neutral600">
              {lead.receivedAt ? shortTime(new Date(textOf(lead.receivedAt)), zone) : ""}
            </Typography>
          </Cell>
          <Cell $area="about">
            <About textColor="neutral600">
              {[subjectLabel(lead), textOf(lead.campaignLabel), textOf(lead.message)]
                .filter(Boolean)
                .join(" · ")}
            </About>
          </Cell>
          <Cell $area="assignee">
            <Typography variant="pi" textColor={lead.assigneeName ? "neutral800" : "neutral600"}>
              {textOf(lead.assigneeName) || "Unassigned"}
              {lead.followUpOn ? ` · follow up ${textOf(lead.followUpOn)}` : ""}
            </Typography>
          </Cell>
        </Item>
      ))}
    </List>
  );
}
