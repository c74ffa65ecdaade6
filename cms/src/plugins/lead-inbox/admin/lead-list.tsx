import { Box, Button, Checkbox, Flex, Modal, Typography } from "@strapi/design-system";
import { Download, Phone } from "@strapi/icons";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { shortTime, useTeamZone } from "../../../admin/team-time";
import { useAnswer, useAttempt, useErrorText } from "../../../admin/use-service";
import { fieldsOf } from "../../../record";
import type { LeadList as Answer, LeadOptions, Row } from "../answers";
import { amountLabel, subjectLabel, textOf } from "../labels";
import { filterIn, type LeadFilter, pagePath, queryOf } from "../lead-filters";
import { AssignDialog, CloseDialog } from "./bulk-dialogs";
import { FilterBar } from "./filter-bar";
import { ListFrame } from "./inquiries-page";
import { LeadDialog } from "./lead-dialog";
import { ContactLink, Flag, Pages, StateBadge } from "./parts";
import { useExport } from "./use-export";
import { useListKeys } from "./use-list-keys";
import { useRights } from "./use-rights";

const mostSelected = 500;

/** All leads that match the filters in the URL, newest first. */
export function LeadList() {
  const [query, setQuery] = useSearchParams();
  const filter = filterIn(query);
  const page = Number(query.get("page") ?? 1);
  const search = queryOf(filter);
  const { answer: options } = useAnswer<LeadOptions>("/lead-inbox/options");
  const { answer, error, reload } = useAnswer<Answer>(`/lead-inbox/leads?${search}&page=${page}`);
  const errorText = useErrorText();
  const { canExport, canWork } = useRights();
  const { isExporting, save } = useExport();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const show = (next: LeadFilter, nextPage = 1) => {
    setQuery(`${queryOf(next)}${nextPage > 1 ? `&page=${nextPage}` : ""}`);
    if (nextPage === 1) setSelected(new Set());
  };
  const total = answer?.total ?? 0;
  const isFiltered = search !== "";

  return (
    <ListFrame
      title={isFiltered ? "Inquiries" : "All inquiries"}
      actions={
        <>
          {canExport && (
            <Button
              variant="secondary"
              startIcon={<Download />}
              loading={isExporting}
              onClick={() => save(`/lead-inbox/export?${search}`)}
            >
              {isFiltered ? `Export these ${total}` : "Export all"}
            </Button>
          )}
          {canWork && options && <PhoneButton options={options} />}
        </>
      }
    >
      {options && <FilterBar filter={filter} options={options} onChange={show} />}
      {error !== undefined && (
        <Box paddingTop={4} role="alert">
          <Typography textColor="danger600">{errorText(error)}</Typography>
        </Box>
      )}
      {answer && error === undefined && (
        <>
          <Selection
            {...{ answer, filter, options, selected, setSelected }}
            onChanged={() => {
              setSelected(new Set());
              reload();
            }}
          />
          <Rows
            leads={answer.leads}
            selected={selected}
            setSelected={setSelected}
            search={query.toString()}
          />
          {total === 0 && (
            <Box padding={8} marginTop={4} background="neutral0" hasRadius>
              <Typography>
                {isFiltered
                  ? "No inquiry matches these filters. “All” shows every inquiry."
                  : "No inquiries yet."}
              </Typography>
            </Box>
          )}
          <Pages page={page} count={Math.ceil(total / answer.pageSize)} show={(next) => show(filter, next)} />
        </>
      )}
    </ListFrame>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.8rem 1.6rem;
  min-height: 5.6rem;
  padding: 0.8rem 1.6rem;
`;

interface SelectionProps {
  answer: Answer;
  filter: LeadFilter;
  options: LeadOptions | undefined;
  selected: ReadonlySet<string>;
  setSelected: (ids: ReadonlySet<string>) => void;
  onChanged: () => void;
}

/** Selects all leads that the filter leaves, over all pages, and says what to do with the selected ones. */
function Selection({ answer, filter, onChanged, options, selected, setSelected }: SelectionProps) {
  const { canExport, canWork } = useRights();
  const { get, post } = useFetchClient();
  const { attempt } = useAttempt();
  const { toggleNotification } = useNotification();
  const { save } = useExport();
  const { total } = answer;
  if (total === 0) return null;
  const ids = [...selected];
  const unassigned = answer.leads.filter((lead) => selected.has(lead.documentId) && !lead.assignee).length;

  const selectAll = () =>
    attempt(async () => {
      const { data } = await get<{ data: string[] }>(`/lead-inbox/lead-ids?${queryOf(filter)}`);
      setSelected(new Set(data.data));
    });
  const change = (what: object, message: string) =>
    attempt(async () => {
      await post("/lead-inbox/selection", { documentIds: ids, change: what });
      toggleNotification({ type: "success", message });
      onChanged();
    }, "Nothing was changed.");

  return (
    <Bar role="toolbar" aria-label="Selected inquiries">
      {(canWork || canExport) && (
        <Checkbox
          checked={
            selected.size === 0 ? false : selected.size >= Math.min(total, mostSelected) || "indeterminate"
          }
          onCheckedChange={(isOn: boolean | "indeterminate") =>
            isOn === true ? selectAll() : setSelected(new Set())
          }
        >
          {selected.size > 0 ? `${selected.size} selected` : `Select all ${Math.min(total, mostSelected)}`}
        </Checkbox>
      )}
      {selected.size > 0 && (
        <Flex gap={2} wrap="wrap">
          {canWork && options && (
            <>
              <AssignDialog
                count={ids.length}
                options={options}
                assign={(assignee) => change({ assignee }, `${ids.length} assigned.`)}
              />
              <CloseDialog
                count={ids.length}
                unassigned={unassigned}
                close={() => change({ leadStatus: "closed" }, `${ids.length} closed.`)}
              />
            </>
          )}
          {canExport && (
            <Button
              size="S"
              variant="secondary"
              onClick={() => save(`/lead-inbox/export?ids=${ids.join(",")}`)}
            >
              Export selected
            </Button>
          )}
        </Flex>
      )}
      <Typography textColor="neutral600" role="status" style={{ marginInlineStart: "auto" }}>
        {total === 1 ? "1 inquiry" : `${total.toLocaleString("en-US")} inquiries`}
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

interface RowsProps {
  leads: Row[];
  selected: ReadonlySet<string>;
  setSelected: (ids: ReadonlySet<string>) => void;
  search: string;
}

function Rows({ leads, search, selected, setSelected }: RowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const zone = useTeamZone();
  const { canExport, canWork } = useRights();
  const toggle = (id: string) =>
    setSelected(new Set(selected.has(id) ? [...selected].filter((one) => one !== id) : [...selected, id]));
  useListKeys(list, {
    select: (index) => leads[index] && toggle(leads[index].documentId),
    clear: () => setSelected(new Set()),
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
          {(canExport || canWork) && (
            <Cell $area="check" $isAbove>
              <Checkbox
                aria-label={`Select ${textOf(lead.name)}`}
                checked={selected.has(lead.documentId)}
                onCheckedChange={() => toggle(lead.documentId)}
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

function PhoneButton({ options }: { options: LeadOptions }) {
  const { post } = useFetchClient();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);

  async function save(values: object) {
    const { data } = await post<{ data: { documentId: string } }>("/lead-inbox/leads", values);
    setIsOpen(false);
    navigate(`${pagePath}/${data.data.documentId}`);
  }

  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button startIcon={<Phone />}>Add an inquiry by phone</Button>
      </Modal.Trigger>
      <LeadDialog
        title="Add an inquiry by phone"
        hint="Your name is kept with it. A phone number or an email address is needed."
        action="Add"
        options={options}
        isNew
        save={save}
      />
    </Modal.Root>
  );
}
