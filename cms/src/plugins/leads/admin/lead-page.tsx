import { Box, Button, Flex, Grid, Link, Typography } from "@strapi/design-system";
import { ArrowLeft } from "@strapi/icons";
import { Page } from "@strapi/strapi/admin";
import { NavLink, Link as RouterLink, useLocation, useNavigate, useParams } from "react-router-dom";
import { useTimeFormatter } from "../../../admin/team-time";
import { sendToService, useErrorMessage, useServiceAction, useServiceData } from "../../../admin/use-service";
import { type Entry, type Field, formFields, leadFields } from "../fields";
import { filteredListPath, inquiriesPath } from "../filters";
import { amountLabel, describeFailedDeliveries, subjectLabel, toText } from "../labels";
import type { LeadDetail, LeadOptions, Row } from "../responses";
import { PageFrame } from "./frame";
import { ContactLink, DetailList, Section, StateBadges, useShortcuts } from "./parts";
import { WorkForm } from "./work-form";

/** The team can correct phone leads. */
const callFields = formFields(leadFields, "call");
const noteField: Field = { name: "note", label: "Add a note", kind: "longText" };

const isBeingSent = ({ lead }: LeadDetail): boolean => Boolean(lead.retryAskedAt);

/** Page of the lead in the URL: the inquiry, the team's work on it and its timeline. Escape returns to the list. */
export function LeadPage() {
  const { documentId = "" } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const route = `/leads/${documentId}`;
  const {
    data: response,
    error,
    reload,
    setData: setResponse,
  } = useServiceData<LeadDetail>(route, { isPending: isBeingSent });
  const { data: options } = useServiceData<LeadOptions>("/lead-options");
  const errorMessage = useErrorMessage();
  const list = { pathname: inquiriesPath, search };
  const fromLead = { state: { lastOpened: documentId } };
  useShortcuts({ Escape: () => navigate(list, fromLead) });

  async function save({ note, ...changes }: Entry, revision: unknown) {
    const text = toText(note).trim();
    const body = { revision: revision ?? null, changes, ...(text && { note: text }) };
    setResponse(await sendToService("put", route, body));
  }
  const retry = async () => setResponse(await sendToService("post", `${route}/retry`, {}));
  const lead = response?.lead;
  return (
    <PageFrame>
      <Button tag={RouterLink} variant="tertiary" startIcon={<ArrowLeft />} to={list} {...fromLead}>
        Back to the list
      </Button>
      {error !== null && <Typography role="alert">{errorMessage(error)}</Typography>}
      {error === null && !(lead && options) && <Page.Loading />}
      {error === null && lead && options && (
        <>
          <Flex gap={3} wrap="wrap" paddingTop={4} paddingBottom={4}>
            <Typography tag="h1" variant="alpha" style={{ overflowWrap: "anywhere" }}>
              {toText(lead.name)}
            </Typography>
            <StateBadges field="leadStatus" entry={lead} />
          </Flex>
          <Grid.Root gap={4}>
            <Grid.Item col={8} xs={12} direction="column" alignItems="stretch" gap={4}>
              <InquirySection lead={lead} />
              <FailedDeliveries {...{ lead, retry }} />
              <Section title="Follow-up">
                <WorkForm
                  key={lead.documentId}
                  lead={lead}
                  fields={[...workFields(lead, options), noteField, ...(lead.enteredBy ? callFields : [])]}
                  {...{ reload, save }}
                />
              </Section>
              <Timeline events={response.events} />
            </Grid.Item>
            <Grid.Item col={4} xs={12} direction="column" alignItems="stretch">
              <Section title="About this inquiry">
                <DetailList fields={leadFields} entry={lead} />
              </Section>
            </Grid.Item>
          </Grid.Root>
        </>
      )}
    </PageFrame>
  );
}

/** Returns the fields that the team edits. The assignee remains a choice even after leaving the team. */
function workFields(lead: Entry, options: LeadOptions): Field[] {
  const formerAssignee = lead.assignee ? { [toText(lead.assignee)]: toText(lead.assigneeName) } : {};
  const choices = { ...options.team, ...formerAssignee };
  return formFields(leadFields, "work").map((field) =>
    field.kind === "user" ? { ...field, choices } : field,
  );
}

const messageStyle = {
  fontSize: "1.6rem",
  lineHeight: 1.6,
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
} as const;

function InquirySection({ lead }: { lead: Entry }) {
  const facts = [toText(lead.region), amountLabel(lead.amount), toText(lead.returnClass), subjectLabel(lead)];
  const [email, phone] = [toText(lead.email), toText(lead.phone)];
  return (
    <Section title="Inquiry">
      <Flex gap={5} wrap="wrap">
        {phone && <ContactLink kind="tel" value={phone} />}
        {email && <ContactLink kind="mailto" value={email} />}
        <Link tag={NavLink} to={filteredListPath({ q: email || phone })}>
          All inquiries from this person
        </Link>
      </Flex>
      <Typography tag="p" paddingTop={3} paddingBottom={3} style={messageStyle}>
        {toText(lead.message) || "No message."}
      </Typography>
      <Typography textColor="neutral600">{facts.filter(Boolean).join(" · ")}</Typography>
    </Section>
  );
}

function FailedDeliveries({ lead, retry }: { lead: Row; retry: () => Promise<void> }) {
  const formatTime = useTimeFormatter();
  const { runAction, isRunning } = useServiceAction();
  const failures = describeFailedDeliveries(lead.deliveries);
  if (failures.length === 0 && !lead.retryAskedAt) return null;
  return (
    <Box tag="section" aria-label="Not delivered" background="danger100" hasRadius padding={5} role="status">
      {failures.map((failure) => (
        <Typography key={failure} tag="p" textColor="danger700" paddingBottom={3}>
          {failure}
        </Typography>
      ))}
      {lead.retryAskedAt ? (
        <Typography>{`Sending again since ${formatTime(lead.retryAskedAt)}. This page shows the result.`}</Typography>
      ) : (
        <Button variant="secondary" loading={isRunning} onClick={() => runAction(retry)}>
          Send again
        </Button>
      )}
    </Box>
  );
}

/** Everything that happened to the lead, newest first. */
function Timeline({ events }: Pick<LeadDetail, "events">) {
  const formatTime = useTimeFormatter();
  return (
    <Section title="Timeline">
      <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
        {events.map((event) => (
          <li key={event.id}>
            <Typography
              tag="p"
              fontWeight={event.kind === "note" ? "semiBold" : undefined}
              style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}
            >
              {event.text}
            </Typography>
            <Typography variant="pi" textColor="neutral600">
              {[event.author, formatTime(event.at)].filter(Boolean).join(", ")}
            </Typography>
          </li>
        ))}
      </Flex>
    </Section>
  );
}
