import { Box, Button, Flex, Link, Typography } from "@strapi/design-system";
import { ArrowLeft, Pencil } from "@strapi/icons";
import { Page } from "@strapi/strapi/admin";
import { NavLink, Link as RouterLink, useLocation, useNavigate, useParams } from "react-router-dom";
import { styled } from "styled-components";
import { useStoredTime } from "../../../admin/team-time";
import { sendToService, useAttempt, useErrorText, useServiceData } from "../../../admin/use-service";
import { fieldsOf } from "../../../lib/values";
import { type Entry, eventText, type Field, formFields, leadFields } from "../fields";
import { pagePath } from "../filters";
import { amountLabel, failuresOf, formLabel, labelFor, subjectLabel, textOf } from "../labels";
import type { LeadDetail, LeadOptions } from "../responses";
import { CallDialog } from "./forms";
import { Frame, useRights } from "./frame";
import { Columns, ContactLink, Details, memberChoices, Section, StateFlag, useShortcuts } from "./parts";
import { WorkForm } from "./work-form";

const note: Field = { name: "note", label: "Add a note", kind: "longText" };

/** Page of the lead in the URL: the inquiry, the team's work on it and its timeline. */
export function LeadPage() {
  const { documentId = "" } = useParams();
  return <OpenLead key={documentId} documentId={documentId} />;
}

function OpenLead({ documentId }: { documentId: string }) {
  const route = `/leads/${documentId}`;
  const { data: response, error, reload, setData: setResponse } = useServiceData<LeadDetail>(route);
  const { data: options } = useServiceData<LeadOptions>("/lead-options");
  const { canWork = false } = useRights();
  const errorText = useErrorText();
  if (error !== null) {
    return (
      <Frame>
        <Neighbors documentId={documentId} />
        <Typography role="alert">{errorText(error)}</Typography>
      </Frame>
    );
  }
  if (!response || !options) return <Page.Loading />;
  const { lead, others } = response;
  async function save(changes: Entry, revision: unknown, text?: string) {
    const body = { revision: revision ?? null, changes, ...(text && { note: text }) };
    setResponse(await sendToService("put", route, body));
  }
  return (
    <Frame>
      <Neighbors documentId={documentId} />
      <Flex gap={3} wrap="wrap" paddingTop={4} paddingBottom={4}>
        <Typography tag="h1" variant="alpha" style={{ overflowWrap: "anywhere" }}>
          {textOf(lead.name)}
        </Typography>
        <StateFlag field="leadStatus" entry={lead} />
      </Flex>
      <Columns $columns="minmax(0, 5fr) minmax(0, 3fr)">
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Inquiry lead={lead} />
          <Failures {...{ lead, route, setResponse }} />
          <Section title="Follow-up">
            <WorkForm
              entry={lead}
              fields={[...workFields(lead, options), ...(canWork ? [note] : [])]}
              reload={reload}
              save={({ note: typed, ...changes }, revision) => save(changes, revision, textOf(typed).trim())}
            />
          </Section>
          <Timeline events={response.events} />
        </Flex>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {Boolean(lead.enteredBy) && canWork && (
            <CallDialog
              button={
                <Button variant="secondary" startIcon={<Pencil />}>
                  Correct details
                </Button>
              }
              title="Correct details"
              submit="Correct"
              options={options}
              lead={lead}
              save={(values) => save(values, lead.revision)}
            />
          )}
          <Others others={others} />
          <Section title="About this inquiry">
            <Details fields={leadFields} entry={lead} />
          </Section>
        </Flex>
      </Columns>
    </Frame>
  );
}

/** Returns the fields that the team edits. The assignee remains a choice even after leaving the team. */
function workFields(lead: Entry, options: LeadOptions): Field[] {
  const former = lead.assignee ? { [textOf(lead.assignee)]: textOf(lead.assigneeName) } : {};
  const choices = { ...memberChoices(options), ...former };
  return formFields(leadFields, "work").map((field) =>
    field.kind === "user" ? { ...field, choices } : field,
  );
}

/** Links to the list and to the previous and next lead. The keys Escape, k and j do the same. */
function Neighbors({ documentId }: { documentId: string }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { ids } = fieldsOf(state);
  const listed: unknown[] = Array.isArray(ids) ? ids : [];
  const index = listed.indexOf(documentId);
  const list = { pathname: pagePath, search };
  const fromLead = { state: { lastOpened: documentId } };
  const [previous, next] = index < 0 ? [] : [listed[index - 1], listed[index + 1]];
  const open = (id: unknown) => {
    if (typeof id === "string") navigate({ pathname: `${pagePath}/${id}`, search }, { state });
  };
  useShortcuts({ Escape: () => navigate(list, fromLead), j: () => open(next), k: () => open(previous) });
  return (
    <Flex justifyContent="space-between" gap={2} wrap="wrap">
      <Button tag={RouterLink} variant="tertiary" startIcon={<ArrowLeft />} to={list} {...fromLead}>
        Back to the list
      </Button>
      {listed.length > 1 && (
        <Flex gap={2}>
          <Button variant="tertiary" disabled={previous === undefined} onClick={() => open(previous)}>
            Previous
          </Button>
          <Button variant="tertiary" disabled={next === undefined} onClick={() => open(next)}>
            Next
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

function Inquiry({ lead }: { lead: Entry }) {
  const facts = [textOf(lead.region), amountLabel(lead.amount), textOf(lead.returnClass), subjectLabel(lead)];
  const message = {
    fontSize: "1.6rem",
    lineHeight: 1.6,
    overflowWrap: "anywhere",
    whiteSpace: "pre-wrap",
  } as const;
  return (
    <Section title="Inquiry">
      <Flex gap={5} wrap="wrap">
        {Boolean(lead.phone) && <ContactLink kind="tel" value={textOf(lead.phone)} />}
        {Boolean(lead.email) && <ContactLink kind="mailto" value={textOf(lead.email)} />}
      </Flex>
      <Typography tag="p" paddingTop={3} paddingBottom={3} style={message}>
        {textOf(lead.message) || "No message."}
      </Typography>
      <Typography textColor="neutral600">{facts.filter(Boolean).join(" · ")}</Typography>
    </Section>
  );
}

interface FailuresProps {
  lead: Entry;
  route: string;
  setResponse: (detail: LeadDetail) => void;
}

function Failures({ lead, route, setResponse }: FailuresProps) {
  const { canWork } = useRights();
  const formatTime = useStoredTime();
  const { attempt, isUnderWay } = useAttempt();
  const failures = failuresOf(lead.deliveries);
  if (failures.length === 0) return null;
  const retry = () => attempt(async () => setResponse(await sendToService("post", `${route}/retry`, {})));
  return (
    <Box tag="section" aria-label="Not delivered" background="danger100" hasRadius padding={5} role="status">
      {failures.map(({ details, sentence }) => (
        <Box key={sentence} paddingBottom={3}>
          <Typography tag="p" textColor="danger700">
            {sentence}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral700">{`Details: ${details}`}</Typography>
        </Box>
      ))}
      {lead.retryAskedAt ? (
        <Typography>{`Asked to be sent again ${formatTime(lead.retryAskedAt)}.`}</Typography>
      ) : (
        canWork && (
          <Button variant="secondary" loading={isUnderWay} onClick={retry}>
            Send again
          </Button>
        )
      )}
    </Box>
  );
}

const Events = styled.ol`
  border-inline-start: 2px solid ${({ theme }) => theme.colors.neutral200};
  padding-inline-start: 1.6rem;

  & > li:not(:last-child) {
    padding-bottom: 1.6rem;
  }
`;

/** Everything that happened to the lead, newest first. */
function Timeline({ events }: Pick<LeadDetail, "events">) {
  const formatTime = useStoredTime();
  return (
    <Section title="Timeline">
      <Events>
        {events.map((event) => (
          <li key={event.id}>
            <Typography
              tag="p"
              fontWeight={event.kind === "note" ? "semiBold" : undefined}
              style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}
            >
              {eventText(event)}
            </Typography>
            <Typography variant="pi" textColor="neutral600">
              {[event.author, formatTime(event.at)].filter(Boolean).join(", ")}
            </Typography>
          </li>
        ))}
      </Events>
    </Section>
  );
}

function Others({ others }: Pick<LeadDetail, "others">) {
  const formatTime = useStoredTime();
  if (others.length === 0) return null;
  return (
    <Section title={`Other inquiries from this email or phone (${others.length})`}>
      {others.map((other) => (
        <Box key={other.documentId} paddingBottom={3}>
          <Link tag={NavLink} to={`${pagePath}/${other.documentId}`}>
            {`${formatTime(other.receivedAt)}: ${subjectLabel(other)}`}
          </Link>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {[textOf(other.name), formLabel(other), labelFor("leadStatus", other.leadStatus)].join(", ")}
          </Typography>
        </Box>
      ))}
    </Section>
  );
}
