import { Box, Button, Flex, Link, Typography } from "@strapi/design-system";
import { ArrowLeft, Pencil } from "@strapi/icons";
import { Page } from "@strapi/strapi/admin";
import { NavLink, Link as RouterLink, useLocation, useNavigate, useParams } from "react-router-dom";
import { styled } from "styled-components";
import { useTimeFormatter } from "../../../admin/team-time";
import { sendToService, useErrorMessage, useServiceAction, useServiceData } from "../../../admin/use-service";
import { asRecord } from "../../../lib/values";
import { describeEvent, type Entry, type Field, formFields, leadFields } from "../fields";
import { inquiriesPath } from "../filters";
import { amountLabel, describeFailedDeliveries, formLabel, labelFor, subjectLabel, toText } from "../labels";
import type { LeadDetail, LeadOptions } from "../responses";
import { PhoneLeadDialog } from "./forms";
import { PageFrame, useLeadRights } from "./frame";
import { Columns, ContactLink, DetailList, memberChoices, Section, StateBadges, useShortcuts } from "./parts";
import { WorkForm } from "./work-form";

const noteField: Field = { name: "note", label: "Add a note", kind: "longText" };

/** Page of the lead in the URL: the inquiry, the team's work on it and its timeline. */
export function LeadPage() {
  const { documentId = "" } = useParams();
  return <LeadDetails key={documentId} documentId={documentId} />;
}

const isBeingSent = ({ lead }: LeadDetail): boolean => Boolean(lead.retryAskedAt);

function LeadDetails({ documentId }: { documentId: string }) {
  const route = `/leads/${documentId}`;
  const {
    data: response,
    error,
    reload,
    setData: setResponse,
  } = useServiceData(route, { isPending: isBeingSent });
  const { data: options } = useServiceData<LeadOptions>("/lead-options");
  const { canWork = false } = useLeadRights();
  const errorMessage = useErrorMessage();
  if (error !== null) {
    return (
      <PageFrame>
        <LeadNavigation documentId={documentId} />
        <Typography role="alert">{errorMessage(error)}</Typography>
      </PageFrame>
    );
  }
  if (!response || !options) return <Page.Loading />;
  const { lead, others } = response;
  async function save(changes: Entry, revision: unknown, text?: string) {
    const body = { revision: revision ?? null, changes, ...(text && { note: text }) };
    setResponse(await sendToService("put", route, body));
  }
  return (
    <PageFrame>
      <LeadNavigation documentId={documentId} />
      <Flex gap={3} wrap="wrap" paddingTop={4} paddingBottom={4}>
        <Typography tag="h1" variant="alpha" style={{ overflowWrap: "anywhere" }}>
          {toText(lead.name)}
        </Typography>
        <StateBadges field="leadStatus" entry={lead} />
      </Flex>
      <Columns $columns="minmax(0, 5fr) minmax(0, 3fr)">
        <Flex direction="column" alignItems="stretch" gap={4}>
          <InquirySection lead={lead} />
          <FailedDeliveries {...{ lead, route, setResponse }} />
          <Section title="Follow-up">
            <WorkForm
              entry={lead}
              fields={[...workFields(lead, options), ...(canWork ? [noteField] : [])]}
              reload={reload}
              save={({ note, ...changes }, revision) => save(changes, revision, toText(note).trim())}
            />
          </Section>
          <Timeline events={response.events} />
        </Flex>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {Boolean(lead.enteredBy) && canWork && (
            <PhoneLeadDialog
              button={
                <Button variant="secondary" startIcon={<Pencil />}>
                  Correct details
                </Button>
              }
              title="Correct details"
              submitLabel="Correct"
              options={options}
              lead={lead}
              save={(values) => save(values, lead.revision)}
            />
          )}
          <OtherLeads others={others} />
          <Section title="About this inquiry">
            <DetailList fields={leadFields} entry={lead} />
          </Section>
        </Flex>
      </Columns>
    </PageFrame>
  );
}

/** Returns the fields that the team edits. The assignee remains a choice even after leaving the team. */
function workFields(lead: Entry, options: LeadOptions): Field[] {
  const formerAssignee = lead.assignee ? { [toText(lead.assignee)]: toText(lead.assigneeName) } : {};
  const choices = { ...memberChoices(options), ...formerAssignee };
  return formFields(leadFields, "work").map((field) =>
    field.kind === "user" ? { ...field, choices } : field,
  );
}

/** Links to the list and to the previous and next lead. The keys Escape, k and j do the same. */
function LeadNavigation({ documentId }: { documentId: string }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { ids } = asRecord(state);
  const listedIds: unknown[] = Array.isArray(ids) ? ids : [];
  const index = listedIds.indexOf(documentId);
  const list = { pathname: inquiriesPath, search };
  const fromLead = { state: { lastOpened: documentId } };
  const [previous, next] = index < 0 ? [] : [listedIds[index - 1], listedIds[index + 1]];
  const openLead = (id: unknown) => {
    if (typeof id === "string") navigate({ pathname: `${inquiriesPath}/${id}`, search }, { state });
  };
  useShortcuts({
    Escape: () => navigate(list, fromLead),
    j: () => openLead(next),
    k: () => openLead(previous),
  });
  return (
    <Flex justifyContent="space-between" gap={2} wrap="wrap">
      <Button tag={RouterLink} variant="tertiary" startIcon={<ArrowLeft />} to={list} {...fromLead}>
        Back to the list
      </Button>
      {listedIds.length > 1 && (
        <Flex gap={2}>
          <Button variant="tertiary" disabled={previous === undefined} onClick={() => openLead(previous)}>
            Previous
          </Button>
          <Button variant="tertiary" disabled={next === undefined} onClick={() => openLead(next)}>
            Next
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

function InquirySection({ lead }: { lead: Entry }) {
  const facts = [toText(lead.region), amountLabel(lead.amount), toText(lead.returnClass), subjectLabel(lead)];
  const message = {
    fontSize: "1.6rem",
    lineHeight: 1.6,
    overflowWrap: "anywhere",
    whiteSpace: "pre-wrap",
  } as const;
  return (
    <Section title="Inquiry">
      <Flex gap={5} wrap="wrap">
        {Boolean(lead.phone) && <ContactLink kind="tel" value={toText(lead.phone)} />}
        {Boolean(lead.email) && <ContactLink kind="mailto" value={toText(lead.email)} />}
      </Flex>
      <Typography tag="p" paddingTop={3} paddingBottom={3} style={message}>
        {toText(lead.message) || "No message."}
      </Typography>
      <Typography textColor="neutral600">{facts.filter(Boolean).join(" · ")}</Typography>
    </Section>
  );
}

interface FailedDeliveriesProps {
  lead: Entry;
  route: string;
  setResponse: (detail: LeadDetail) => void;
}

function FailedDeliveries({ lead, route, setResponse }: FailedDeliveriesProps) {
  const { canWork } = useLeadRights();
  const formatTime = useTimeFormatter();
  const { runAction, isRunning } = useServiceAction();
  const failures = describeFailedDeliveries(lead.deliveries);
  if (failures.length === 0) return null;
  const retry = () => runAction(async () => setResponse(await sendToService("post", `${route}/retry`, {})));
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
        <Typography>{`Sending again since ${formatTime(lead.retryAskedAt)}. This page shows the result.`}</Typography>
      ) : (
        canWork && (
          <Button variant="secondary" loading={isRunning} onClick={retry}>
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
  const formatTime = useTimeFormatter();
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
              {describeEvent(event)}
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

function OtherLeads({ others }: Pick<LeadDetail, "others">) {
  const formatTime = useTimeFormatter();
  if (others.length === 0) return null;
  return (
    <Section title={`Other inquiries from this email or phone (${others.length})`}>
      {others.map((other) => (
        <Box key={other.documentId} paddingBottom={3}>
          <Link tag={NavLink} to={`${inquiriesPath}/${other.documentId}`}>
            {`${formatTime(other.receivedAt)}: ${subjectLabel(other)}`}
          </Link>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {[toText(other.name), formLabel(other), labelFor("leadStatus", other.leadStatus)].join(", ")}
          </Typography>
        </Box>
      ))}
    </Section>
  );
}
