import { Box, Button, Flex, Grid, Link, Typography } from "@strapi/design-system";
import { ArrowLeft } from "@strapi/icons";
import { Page } from "@strapi/strapi/admin";
import { NavLink, Link as RouterLink, useLocation, useNavigate, useParams } from "react-router-dom";
import { useTimeFormatter } from "../../../admin/team-time";
import { sendToService, useErrorMessage, useServiceAction, useServiceData } from "../../../admin/use-service";
import { asRecord } from "../../../lib/values";
import {
  amountLabel,
  describeFailedDeliveries,
  type Entry,
  type Field,
  fieldsEditableIn,
  labelFor,
  leadFields,
  subjectLabel,
  toText,
  withUsers,
} from "../fields";
import { inquiriesPath } from "../filters";
import type { LeadOptions, LeadResponse, Row } from "../responses";
import { ContactLink, DetailList, Section, StateBadges, useShortcuts } from "./parts";
import { WorkForm } from "./work-form";

const phoneLeadFields = fieldsEditableIn("phoneLead");
const noteField: Field = { name: "note", label: "Add a note", kind: "longText" };

/** Page of the lead in the URL: the inquiry, the team's work on it and its timeline. */
export function LeadPage() {
  const { documentId = "" } = useParams();
  return <LeadDetails key={documentId} documentId={documentId} />;
}

function LeadDetails({ documentId }: { documentId: string }) {
  const route = `/leads/${documentId}`;
  const { data, error, reload, setData } = useServiceData<LeadResponse>(route, {
    isPending: ({ lead }) => Boolean(lead.retryAskedAt),
  });
  const { data: options } = useServiceData<LeadOptions>("/lead-options");
  const errorMessage = useErrorMessage();

  async function save({ note, ...changes }: Entry, revision: unknown) {
    const text = toText(note).trim();
    const body = { revision: revision ?? null, changes, ...(text && { note: text }) };
    setData(await sendToService("put", route, body));
  }
  const retry = async () => setData(await sendToService("post", `${route}/retry`, {}));
  const lead = data?.lead;
  // The assignee remains a choice even after leaving the team.
  const currentAssignee = lead?.assignee ? { [toText(lead.assignee)]: toText(lead.assigneeName) } : {};
  const workFields = withUsers(fieldsEditableIn("anyLead"), { ...options?.assignee, ...currentAssignee });
  return (
    <>
      <LeadNavigation documentId={documentId} />
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
              <Section title={lead.enteredBy ? "Follow-up and corrections" : "Follow-up"}>
                <WorkForm
                  lead={lead}
                  fields={[...workFields, noteField, ...(lead.enteredBy ? phoneLeadFields : [])]}
                  {...{ reload, save }}
                />
              </Section>
              <Timeline events={data.events} />
            </Grid.Item>
            <Grid.Item col={4} xs={12} direction="column" alignItems="stretch" gap={4}>
              <OtherLeads others={data.others} />
              <Section title="About this inquiry">
                <DetailList fields={leadFields} entry={lead} />
              </Section>
            </Grid.Item>
          </Grid.Root>
        </>
      )}
    </>
  );
}

/** Links to the list, and to the previous and next lead of it. The keys Escape, k and j do the same. */
function LeadNavigation({ documentId }: { documentId: string }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { ids } = asRecord(state);
  const listedIds: unknown[] = Array.isArray(ids) ? ids : [];
  const index = listedIds.indexOf(documentId);
  const list = { pathname: inquiriesPath, search };
  const backOptions = { state: { lastOpened: documentId } };
  const open = (id: unknown) => () => {
    if (id) navigate({ pathname: `${inquiriesPath}/${id}`, search }, { state });
  };
  const previous = listedIds[index - 1];
  const next = index < 0 ? undefined : listedIds[index + 1];
  useShortcuts({ Escape: () => navigate(list, backOptions), j: open(next), k: open(previous) });
  return (
    <Flex gap={2} wrap="wrap">
      <Button tag={RouterLink} variant="tertiary" startIcon={<ArrowLeft />} to={list} {...backOptions}>
        Back to the list
      </Button>
      <Button variant="tertiary" disabled={!previous} onClick={open(previous)}>
        Previous
      </Button>
      <Button variant="tertiary" disabled={!next} onClick={open(next)}>
        Next
      </Button>
    </Flex>
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

function OtherLeads({ others }: Pick<LeadResponse, "others">) {
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
            {`${other.name}, ${labelFor("leadStatus", other.leadStatus)}`}
          </Typography>
        </Box>
      ))}
    </Section>
  );
}

/** Lists the events of the lead, newest record first. */
function Timeline({ events }: Pick<LeadResponse, "events">) {
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
