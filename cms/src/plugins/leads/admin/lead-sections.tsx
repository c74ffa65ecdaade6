import { Box, Button, Flex, Link, Typography } from "@strapi/design-system";
import { useFetchClient } from "@strapi/strapi/admin";
import { NavLink } from "react-router-dom";
import { styled } from "styled-components";
import { useStoredTime } from "../../../admin/team-time";
import { useAttempt } from "../../../admin/use-service";
import type { LeadDetail, Row } from "../answers";
import { amountLabel, eventText, failuresOf, formLabel, labelFor, subjectLabel, textOf } from "../labels";
import { pagePath } from "../lead-filters";
import { ContactLink, Section } from "./parts";

export function Person({ lead }: { lead: Row }) {
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

export function Failures({ canRetry, detail: { lead }, route, setDetail }: FailuresProps) {
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
export function Timeline({ events }: { events: LeadDetail["events"] }) {
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

export function Others({ others }: { others: Row[] }) {
  const formatTime = useStoredTime();
  return (
    <Section title={`Other inquiries from this email or phone (${others.length})`}>
      {others.map((other) => (
        <Box key={other.documentId} paddingBottom={3}>
          <Link tag={NavLink} to={`${pagePath}/${other.documentId}`}>
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
