import { Box, Button, Flex, Modal, Typography } from "@strapi/design-system";
import { ArrowLeft, Pencil } from "@strapi/icons";
import { Page, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router-dom";
import { styled } from "styled-components";
import { useStoredTime } from "../../../admin/team-time";
import { useAnswer, useAttempt, useErrorText } from "../../../admin/use-service";
import { fieldsOf } from "../../../record";
import type { LeadDetail, LeadOptions, Row } from "../answers";
import {
  amountLabel,
  campaignLines,
  eventText,
  failuresOf,
  formLabel,
  labelFor,
  reviewReasonLines,
  subjectLabel,
  textOf,
} from "../labels";
import { pagePath } from "../lead-filters";
import { Frame } from "./inquiries-page";
import { LeadDialog } from "./lead-dialog";
import { LeadForm } from "./lead-form";
import { ContactLink, Details, Flag, Section, StateBadge } from "./parts";
import { isTyping } from "./use-list-keys";
import { useRights } from "./use-rights";

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  gap: 1.6rem;
  align-items: start;
  padding-top: 1.6rem;

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The lead in the URL: who wrote what, what the team does about it, and everything that has happened. */
export function LeadPage() {
  const { documentId = "" } = useParams();
  return <OpenLead key={documentId} documentId={documentId} />;
}

function OpenLead({ documentId }: { documentId: string }) {
  const route = `/lead-inbox/leads/${documentId}`;
  const { answer, error, setAnswer } = useAnswer<LeadDetail>(route);
  const { answer: options } = useAnswer<LeadOptions>("/lead-inbox/options");
  const errorText = useErrorText();
  const { canWork } = useRights();
  if (error !== undefined) {
    return (
      <Frame>
        <Neighbors documentId={documentId} />
        <Typography role="alert">{errorText(error)}</Typography>
      </Frame>
    );
  }
  if (!answer || !options) return <Page.Loading />;
  const { events, isCorrectable, lead, others } = answer;
  return (
    <Frame>
      <Neighbors documentId={documentId} />
      <Flex gap={3} wrap="wrap" paddingTop={2}>
        <Typography tag="h1" variant="alpha" style={{ overflowWrap: "anywhere" }}>
          {textOf(lead.name)}
        </Typography>
        <StateBadge field="leadStatus" value={lead.leadStatus} />
        {lead.needsReview === true && <Flag>Review</Flag>}
      </Flex>
      <Columns>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Person lead={lead} />
          <Failures detail={answer} route={route} canRetry={canWork === true} setDetail={setAnswer} />
          <LeadForm detail={answer} options={options} route={route} setDetail={setAnswer} />
          <Timeline events={events} />
        </Flex>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {canWork && isCorrectable && (
            <CorrectButton lead={lead} options={options} route={`${route}/contact`} setDetail={setAnswer} />
          )}
          <Others others={others} />
          <About lead={lead} />
        </Flex>
      </Columns>
    </Frame>
  );
}

/** Back to the list as it was, and the leads before and after this one in it. */
function Neighbors({ documentId }: { documentId: string }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const known = fieldsOf(state).ids;
  const ids: unknown[] = Array.isArray(known) ? known : [];
  const index = ids.indexOf(documentId);
  const back = { pathname: pagePath, search };
  const open = (id: unknown) =>
    typeof id === "string" && navigate({ pathname: `${pagePath}/${id}`, search }, { state });

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Escape") navigate({ pathname: pagePath, search }, { state: { opened: documentId } });
      else if (event.key === "j") open(ids[index + 1]);
      else if (event.key === "k") open(ids[index - 1]);
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });

  return (
    <Flex justifyContent="space-between" gap={2}>
      <Button
        tag={Link}
        variant="tertiary"
        startIcon={<ArrowLeft />}
        to={back}
        state={{ opened: documentId }}
      >
        Back to the list
      </Button>
      {index >= 0 && ids.length > 1 && (
        <Flex gap={2}>
          <Button variant="tertiary" disabled={index === 0} onClick={() => open(ids[index - 1])}>
            Previous
          </Button>
          <Button variant="tertiary" disabled={index === ids.length - 1} onClick={() => open(ids[index + 1])}>
            Next
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

function Person({ lead }: { lead: Row }) {
  const facts = [textOf(lead.region), amountLabel(lead.amount), textOf(lead.returnClass), subjectLabel(lead)];
  return (
    <Section title="Inquiry">
      <Flex gap={5} wrap="wrap">
        {Boolean(lead.phone) && <ContactLink kind="tel" value={textOf(lead.phone)} />}
        {Boolean(lead.email) && <ContactLink kind="mailto" value={textOf(lead.email)} />}
      </Flex>
      <Box paddingTop={3}>
        <Typography
          tag="p"
          style={{ fontSize: "1.6rem", lineHeight: 1.6, overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}
        >
          {textOf(lead.message) || "No message."}
        </Typography>
      </Box>
      <Box paddingTop={3}>
        <Typography textColor="neutral600">{facts.filter(Boolean).join(" · ")}</Typography>
      </Box>
    </Section>
  );
}

interface FailuresProps {
  detail: LeadDetail;
  route: string;
  canRetry: boolean;
  setDetail: (detail: LeadDetail) => void;
}

function Failures({ canRetry, detail: { lead }, route, setDetail }: FailuresProps) {
  const formatTime = useStoredTime();
  const { post } = useFetchClient();
  const { attempt, isUnderWay } = useAttempt();
  const failures = failuresOf(lead.deliveries);
  if (failures.length === 0) return null;
  const retry = () =>
    attempt(async () => {
      const { data } = await post<{ data: LeadDetail }>(`${route}/retry`, {});
      setDetail(data.data);
    });
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
        canRetry && (
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

  & > li {
    padding-bottom: 1.6rem;
  }
`;

/** Everything that happened to the lead, newest first. */
function Timeline({ events }: { events: LeadDetail["events"] }) {
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

function Others({ others }: { others: Row[] }) {
  const formatTime = useStoredTime();
  return (
    <Section title={`Other inquiries from this email or phone (${others.length})`}>
      {others.map((other) => (
        <Box key={other.documentId} paddingBottom={3}>
          <Link to={`${pagePath}/${other.documentId}`}>
            {`${formatTime(other.receivedAt)}: ${subjectLabel(other)}`}
          </Link>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {[textOf(other.name), formLabel(other), labelFor("leadStatus", other.leadStatus)]
              .filter(Boolean)
              .join(", ")}
          </Typography>
        </Box>
      ))}
    </Section>
  );
}

function About({ lead }: { lead: Row }) {
  const formatTime = useStoredTime();
  const consent = [
    `Yes, on ${formatTime(lead.consentAt)}`,
    textOf(lead.consentVersion),
    textOf(lead.consentWording),
  ];
  return (
    <Section title="About this inquiry">
      <Details
        rows={[
          ["Looked suspicious", reviewReasonLines(lead.reviewReasons)],
          ["Project", [textOf(lead.project)]],
          ["Asked for", [labelFor("askedFor", lead.askedFor)]],
          ["Reason", [labelFor("reason", lead.reason)]],
          ["Received", [formatTime(lead.receivedAt)]],
          ["Form", [formLabel(lead)]],
          ["Entered by", [textOf(lead.enteredBy)]],
          ["Consent to be contacted", lead.consent ? consent : ["No"]],
          ["Page", [textOf(lead.page)]],
          ["Came from", [textOf(lead.referrer)]],
          ["Campaign", campaignLines(lead.campaign)],
          ["Log number", [textOf(lead.requestId)]],
        ]}
      />
    </Section>
  );
}

interface CorrectButtonProps {
  lead: Row;
  options: LeadOptions;
  route: string;
  setDetail: (detail: LeadDetail) => void;
}

/** Corrects an inquiry that the team has entered itself. */
function CorrectButton({ lead, options, route, setDetail }: CorrectButtonProps) {
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isOpen, setIsOpen] = useState(false);
  const corrected = ["name", "phone", "email", "region", "project", "returnClass", "reason", "message"];

  async function save(values: object) {
    const { data } = await put<{ data: LeadDetail }>(route, { ...values, revision: lead.revision ?? null });
    setDetail(data.data);
    setIsOpen(false);
    toggleNotification({ type: "success", message: "Corrected. The timeline keeps the previous values." });
  }

  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button variant="secondary" startIcon={<Pencil />}>
          Correct details
        </Button>
      </Modal.Trigger>
      <LeadDialog
        title="Correct details"
        hint="The timeline keeps the previous values, with your name. A phone number or an email address is needed."
        action="Correct"
        options={options}
        initial={Object.fromEntries(corrected.map((name) => [name, textOf(lead[name])]))}
        initialAmount={typeof lead.amount === "number" ? lead.amount : undefined}
        save={save}
      />
    </Modal.Root>
  );
}
