import { Button, Checkbox, Flex, Typography } from "@strapi/design-system";
import { Phone } from "@strapi/icons";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { shortTime, useTeamZone } from "../../../admin/team-time";
import { useServiceData } from "../../../admin/use-service";
import { fieldsOf } from "../../../lib/values";
import { dayText, type Entry } from "../fields";
import { type LeadFilter, maxSelected, pagePath, parseFilter, queryOf } from "../filters";
import { amountLabel, countedLeads, subjectLabel, textOf } from "../labels";
import type { LeadOptions, ListResponse, Row } from "../responses";
import { FilterBar } from "./filter-bar";
import { CallDialog, DialogButton } from "./forms";
import { PagedList, useExport, useRights } from "./frame";
import { Choice, ContactLink, Flag, StateFlag, useKeys } from "./parts";

/** All leads that match the filters in the URL, newest first. */
export function LeadList() {
  const [query, setQuery] = useSearchParams();
  const { post } = useFetchClient();
  const navigate = useNavigate();
  const filter = parseFilter(query);
  const page = Number(query.get("page") ?? 1);
  const search = queryOf(filter);
  const isFiltered = search !== "";
  const { data: options } = useServiceData<LeadOptions>("/lead-options");
  const { data: response, error, reload } = useServiceData<ListResponse>(`/leads?${search}&page=${page}`);
  const { canWork } = useRights();
  const [selected, setSelected] = useState<string[]>([]);
  const show = (next: LeadFilter, nextPage = 1) => {
    setQuery(`${queryOf(next)}${nextPage > 1 ? `&page=${nextPage}` : ""}`);
    if (nextPage === 1) setSelected([]);
  };
  async function enter(values: Entry) {
    const { data } = await post<{ data: { documentId: string } }>("/leads", values);
    navigate(`${pagePath}/${data.data.documentId}`);
  }
  return (
    <PagedList
      title={isFiltered ? "Inquiries" : "All inquiries"}
      actions={
        canWork &&
        options && (
          <CallDialog
            button={<Button startIcon={<Phone />}>Add an inquiry by phone</Button>}
            title="Add an inquiry by phone"
            action="Add"
            options={options}
            save={enter}
          />
        )
      }
      filters={options && <FilterBar filter={filter} options={options} onChange={show} />}
      exportRoute={`/lead-export?${search}`}
      empty={
        isFiltered ? "No inquiry matches these filters. “All” shows every inquiry." : "No inquiries yet."
      }
      show={(next) => show(filter, next)}
      {...{ response, error, isFiltered, page }}
    >
      {response && response.total > 0 && (
        <>
          <SelectionBar {...{ response, options, selected, setSelected }} onChanged={reload} />
          <Rows {...{ response, selected, setSelected }} />
        </>
      )}
    </PagedList>
  );
}

interface Selection {
  response: ListResponse;
  /** Document IDs. */
  selected: string[];
  setSelected: (ids: string[]) => void;
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.8rem 1.6rem;
  min-height: 5.6rem;
  padding: 0.8rem 1.6rem;
`;

const small = { size: "S", variant: "secondary" } as const;

interface SelectionBarProps extends Selection {
  options: LeadOptions | undefined;
  onChanged: () => void;
}

/** Selects all leads that match the filters, on all pages, and changes or exports the selected ones. */
function SelectionBar({ response, onChanged, options, selected, setSelected }: SelectionBarProps) {
  const { canExport, canWork } = useRights();
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { save } = useExport();
  const [assignee, setAssignee] = useState("");
  const count = selected.length;
  const most = Math.min(response.total, maxSelected);
  const people = Object.fromEntries(options?.team.map(({ id, name }) => [String(id), name]) ?? []);

  async function change(changes: object, done: string) {
    await put("/leads", { documentIds: selected, changes });
    toggleNotification({ type: "success", message: `${count} ${done}.` });
    setSelected([]);
    onChanged();
  }
  return (
    <Bar role="toolbar" aria-label="Selected inquiries">
      {(canExport || canWork) && (
        <Checkbox
          checked={count === 0 ? false : count >= most || "indeterminate"}
          onCheckedChange={(isOn: boolean | "indeterminate") =>
            setSelected(isOn === true ? response.ids : [])
          }
        >
          {count > 0 ? `${count} selected` : `Select all ${most}`}
        </Checkbox>
      )}
      {count > 0 && (
        <Flex gap={2} wrap="wrap">
          {canWork && (
            <>
              <DialogButton
                button={<Button {...small}>Assign selected</Button>}
                title={`Assign ${countedLeads(count)}`}
                action="Assign"
                onSubmit={() => change({ assignee: Number(assignee) || null }, "assigned")}
              >
                <Choice
                  label="Assigned to"
                  none="Nobody"
                  choices={people}
                  value={assignee}
                  onChange={setAssignee}
                />
              </DialogButton>
              <DialogButton
                button={<Button {...small}>Close selected</Button>}
                title={`Close ${countedLeads(count)}?`}
                action="Close them"
                onSubmit={() => change({ leadStatus: "closed" }, "closed")}
              >
                <Typography>A closed inquiry counts as done.</Typography>
              </DialogButton>
            </>
          )}
          {canExport && (
            <Button {...small} onClick={() => save(`/lead-export?ids=${selected.join(",")}`)}>
              Export selected
            </Button>
          )}
        </Flex>
      )}
      <Typography textColor="neutral600" role="status" style={{ marginInlineStart: "auto" }}>
        {countedLeads(response.total)}
      </Typography>
    </Bar>
  );
}

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

/** j and k or the arrow keys move through the rows, Enter opens one, x selects it, / goes to the search. */
function Rows({ response, selected, setSelected }: Selection) {
  const list = useRef<HTMLUListElement>(null);
  const { search, state } = useLocation();
  const toggle = (id: string) =>
    setSelected(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>("a[id^=lead-]") ?? [])];
  const focused = () => links().findIndex((link) => link.matches(":focus"));
  const move = (step: number) => () =>
    links()
      .at(Math.max(focused() + step, 0))
      ?.focus();
  useKeys({
    j: move(1),
    ArrowDown: move(1),
    k: move(-1),
    ArrowUp: move(-1),
    x: () => {
      const lead = response.rows[focused()];
      if (lead) toggle(lead.documentId);
    },
    Escape: () => setSelected([]),
    "/": () => document.querySelector<HTMLElement>("input[name=search]")?.focus(),
  });

  // When the user comes back from a lead, focus the lead's row.
  const { opened } = fieldsOf(state);
  useEffect(() => {
    if (typeof opened === "string") document.getElementById(`lead-${opened}`)?.focus();
  }, [opened]);

  return (
    <List ref={list} aria-label="Inquiries">
      {response.rows.map((lead) => (
        <LeadRow
          key={lead.documentId}
          lead={lead}
          to={{ pathname: `${pagePath}/${lead.documentId}`, search }}
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
  const { canExport, canWork } = useRights();
  const zone = useTeamZone();
  const about = [textOf(lead.message), subjectLabel(lead), textOf(lead.campaignLabel)];
  const phone = textOf(lead.phone);
  return (
    <Item>
      {(canExport || canWork) && (
        <Cell $area="check" $isAbove>
          <Checkbox aria-label={`Select ${lead.name}`} checked={isSelected} onCheckedChange={toggle} />
        </Cell>
      )}
      <Name id={`lead-${lead.documentId}`} to={to} state={state}>
        {textOf(lead.name)}
      </Name>
      <Cell $area="contact" $isAbove>
        <ContactLink kind={phone ? "tel" : "mailto"} value={phone || textOf(lead.email)} />
      </Cell>
      <Cell $area="amount">
        <Typography fontWeight="semiBold">{amountLabel(lead.amount)}</Typography>
      </Cell>
      <Cell $area="state">
        <Flex gap={1} wrap="wrap">
          <StateFlag field="leadStatus" entry={lead} />
          {lead.deliveryState === "failed" && <Flag value="failed">Not delivered</Flag>}
        </Flex>
      </Cell>
      <Cell $area="time">
        <Typography variant="pi" textColor="neutral600">
          {lead.receivedAt ? shortTime(new Date(textOf(lead.receivedAt)), zone) : ""}
        </Typography>
      </Cell>
      <Cell $area="about">
        <About textColor="neutral600">{about.filter(Boolean).join(" · ")}</About>
      </Cell>
      <Cell $area="assignee">
        <Typography variant="pi" textColor={lead.assigneeName ? "neutral800" : "neutral600"}>
          {textOf(lead.assigneeName) || "Unassigned"}
          {lead.followUpOn ? ` · follow up ${dayText(textOf(lead.followUpOn))}` : ""}
        </Typography>
      </Cell>
    </Item>
  );
}
