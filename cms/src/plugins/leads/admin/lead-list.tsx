import { Box, Checkbox, Flex, Typography } from "@strapi/design-system";
import { useEffect, useRef, useState } from "react";
import { Link, type LinkProps, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { formatShortTime, useTeamZone } from "../../../admin/team-time";
import { sendToService, useServiceData } from "../../../admin/use-service";
import { asRecord } from "../../../lib/values";
import { type Entry, formatDay } from "../fields";
import { inquiriesPath, type LeadFilter, parseFilter, toQuery } from "../filters";
import { amountLabel, subjectLabel, toText } from "../labels";
import type { LeadOptions, ListResponse, Row } from "../responses";
import { EraseButton } from "./erase-button";
import { FilterBar } from "./filter-bar";
import { PhoneLeadButton } from "./forms";
import { ListPage } from "./frame";
import { ContactLink, StateBadges, useShortcuts } from "./parts";
import { SelectionBar, type SelectionBarProps } from "./selection-bar";

/** All leads that match the filters in the URL, newest first. */
export function LeadList() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const filter = parseFilter(query);
  const page = Number(query.get("page") ?? 1);
  const filterQuery = toQuery(filter);
  const { data: options } = useServiceData<LeadOptions>("/lead-options");
  const list = useServiceData<ListResponse>(`/leads?${filterQuery}&page=${page}`);
  const showLeads = (newFilter: LeadFilter, newPage = 1) =>
    setQuery(`${toQuery(newFilter)}${newPage > 1 ? `&page=${newPage}` : ""}`);
  async function addPhoneLead(values: Entry) {
    const { documentId } = await sendToService<{ documentId: string }>("post", "/leads", values);
    navigate(`${inquiriesPath}/${documentId}`);
  }
  return (
    <ListPage
      title={filterQuery ? "Inquiries" : "All inquiries"}
      actions={
        <>
          <PhoneLeadButton save={addPhoneLead} />
          <EraseButton onErased={list.reload} />
        </>
      }
      filters={options && <FilterBar filter={filter} options={options} onChange={showLeads} />}
      exportRoute={`/lead-export?${filterQuery}`}
      emptyMessage={
        filterQuery ? "No inquiry matches these filters. “All” shows every inquiry." : "No inquiries yet."
      }
      response={list.data}
      error={list.error}
      page={page}
      openPage={(next) => showLeads(filter, next)}
    >
      <LeadRows
        key={query.toString()}
        rows={list.data?.rows ?? []}
        team={options?.team ?? {}}
        onChanged={list.reload}
      />
    </ListPage>
  );
}

const Item = styled.li`
  position: relative;
  padding: 1.2rem 1.6rem;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};

  &:hover,
  &:focus-within {
    background: ${({ theme }) => theme.colors.primary100};
  }

  h2 > a {
    color: inherit;
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
function LeadRows({ onChanged, rows, team }: Pick<SelectionBarProps, "onChanged" | "rows" | "team">) {
  const list = useRef<HTMLUListElement>(null);
  const { search, state } = useLocation();
  const [selected, setSelected] = useState<string[]>([]);
  const toggle = (id: string) =>
    setSelected(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]);
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
    "/": () => document.querySelector<HTMLElement>("input[name=search]")?.focus(),
  });

  // When the user comes back from a lead, focus the lead's row.
  const { lastOpened } = asRecord(state);
  useEffect(() => {
    if (typeof lastOpened === "string") document.getElementById(`lead-${lastOpened}`)?.focus();
  }, [lastOpened]);

  return (
    <>
      <SelectionBar
        {...{ rows, team, onChanged }}
        selected={rows.filter(({ documentId }) => selected.includes(documentId))}
        select={(leads) => setSelected(leads.map(({ documentId }) => documentId))}
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
            isSelected={selected.includes(lead.documentId)}
            toggle={() => toggle(lead.documentId)}
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
  toggle: () => void;
}

function LeadRow({ isSelected, lead, link, toggle }: LeadRowProps) {
  const zone = useTeamZone();
  const about = [toText(lead.message), subjectLabel(lead), toText(lead.campaignLabel)];
  const phone = toText(lead.phone);
  return (
    <Item>
      <Flex gap={3}>
        <Box position="relative" zIndex={1}>
          <Checkbox aria-label={`Select ${lead.name}`} checked={isSelected} onCheckedChange={toggle} />
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
    </Item>
  );
}
