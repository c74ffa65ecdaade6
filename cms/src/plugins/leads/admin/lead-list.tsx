import { Box, Flex, Typography } from "@strapi/design-system";
import { useEffect, useRef } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
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
      <LeadRows rows={list.data?.rows ?? []} />
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

  /* A click anywhere in the row opens the lead, except on the contact link, which lies above. */
  h2 > a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

/** List of leads. j and k move through it, Enter opens a lead, / focuses the search. */
function LeadRows({ rows }: { rows: Row[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { search, state } = useLocation();
  const move = (step: number) => () => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>("a[id]") ?? [])];
    const focused = links.findIndex((link) => link.matches(":focus"));
    links[Math.max(focused + step, 0)]?.focus();
  };
  useShortcuts({
    j: move(1),
    k: move(-1),
    "/": () => document.querySelector<HTMLElement>("input[name=search]")?.focus(),
  });

  // When the user comes back from a lead, focus the lead's row.
  const { lastOpened } = asRecord(state);
  useEffect(() => {
    if (typeof lastOpened === "string") document.getElementById(`lead-${lastOpened}`)?.focus();
  }, [lastOpened]);

  return (
    <Box ref={list} tag="ul" aria-label="Inquiries" background="neutral0" hasRadius shadow="tableShadow">
      {rows.map((lead) => (
        <LeadRow key={lead.documentId} lead={lead} search={search} />
      ))}
    </Box>
  );
}

function LeadRow({ lead, search }: { lead: Row; search: string }) {
  const zone = useTeamZone();
  const about = [toText(lead.message), subjectLabel(lead), toText(lead.campaignLabel)];
  const phone = toText(lead.phone);
  return (
    <Item>
      <Flex justifyContent="space-between" gap={3}>
        <Typography tag="h2" variant="omega" fontWeight="semiBold" style={{ overflowWrap: "anywhere" }}>
          <Link
            id={`lead-${lead.documentId}`}
            to={{ pathname: `${inquiriesPath}/${lead.documentId}`, search }}
          >
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
        <Typography fontWeight="semiBold">{amountLabel(lead.amount)}</Typography>
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
