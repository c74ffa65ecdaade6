import { Box, Button, Flex, Link, Typography } from "@strapi/design-system";
import { useFetchClient } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import type { SidePanelComponent } from "../../../admin/content-manager";
import { useStoredTime } from "../../../admin/team-time";
import { useAnswer, useAttempt } from "../../../admin/use-service";
import type { Beside } from "../answers";
import { failuresOf, formLabel, labelFor, subjectLabel } from "../labels";
import { listPath } from "../lead-filters";
import type { Note } from "../server/notes";
import { leadUid } from "../uids";
import { CorrectButton } from "./correct-button";
import { NoteForm } from "./note-form";
import { useRights } from "./use-rights";

/** What the team keeps beside a lead, and what else the same person has sent. */
export const LeadPanel: SidePanelComponent = ({ document, model }) => {
  const documentId = document?.documentId;
  if (model !== leadUid || typeof documentId !== "string") return null;
  return {
    title: "Notes and history",
    content: <BesideLead key={documentId} lead={{ ...document, documentId }} />,
  };
};

function BesideLead({ lead }: { lead: Record<string, unknown> & { documentId: string } }) {
  const { deliveries, documentId, updatedAt } = lead;
  const route = `/lead-inbox/leads/${documentId}`;
  const { answer, setAnswer } = useAnswer<Beside>(route);
  const { canUpdate } = useRights();
  const call = usePost();
  const formatTime = useStoredTime();
  if (!answer) return null;
  const { isCorrectable, others, notes, retryAskedAt } = answer;
  return (
    <Flex direction="column" alignItems="stretch" gap={6} width="100%">
      <Failures
        failures={failuresOf(deliveries)}
        retryAskedAt={retryAskedAt}
        sendAgain={
          canUpdate
            ? () =>
                call<{ retryAskedAt: string }>(`${route}/retry`, {}, (asked) =>
                  setAnswer({ ...answer, ...asked }),
                )
            : undefined
        }
      />
      {canUpdate && isCorrectable && <CorrectButton lead={lead} route={`${route}/contact`} />}
      <Section title="Notes">
        {canUpdate && (
          <NoteForm
            savedAt={updatedAt}
            add={(text, done) =>
              call<Note[]>(`${route}/notes`, { text }, (saved) => {
                setAnswer({ ...answer, notes: saved });
                done();
              })
            }
          />
        )}
        {notes.map(({ author, id, text, writtenAt }) => (
          <Box key={id} tag="article">
            <Typography
              variant="pi"
              textColor="neutral600"
            >{`${author}, ${formatTime(writtenAt)}`}</Typography>
            <Typography tag="p" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Section>
      <Section title={`Other inquiries from this email or phone (${others.length})`}>
        {others.map((lead) => (
          <Box key={lead.documentId}>
            <Link tag={NavLink} to={`${listPath}/${lead.documentId}`}>
              {`${formatTime(lead.receivedAt)}: ${subjectLabel(lead)}`}
            </Link>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {[lead.name, formLabel(lead), labelFor("leadStatus", lead.leadStatus)]
                .filter(Boolean)
                .join(", ")}
            </Typography>
          </Box>
        ))}
      </Section>
    </Flex>
  );
}

/** Posts, and tells a person about a failure. */
function usePost() {
  const { post } = useFetchClient();
  const { attempt } = useAttempt();
  return <Answer,>(route: string, body: object, then: (answer: Answer) => void): Promise<void> =>
    attempt(async () => {
      const { data } = await post<{ data: Answer }>(route, body);
      then(data.data);
    });
}

interface FailuresProps {
  failures: ReturnType<typeof failuresOf>;
  retryAskedAt: string | null;
  /** Absent for whoever may only read. */
  sendAgain: (() => void) | undefined;
}

function Failures({ failures, retryAskedAt, sendAgain }: FailuresProps) {
  const formatTime = useStoredTime();
  if (failures.length === 0) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} role="status">
      {failures.map(({ details, sentence }) => (
        <Box key={sentence}>
          <Typography tag="p" textColor="danger700">
            {sentence}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">{`Details: ${details}`}</Typography>
        </Box>
      ))}
      {retryAskedAt ? (
        <Typography>{`Asked to be sent again ${formatTime(retryAskedAt)}. Reload the page to see what came of it.`}</Typography>
      ) : (
        sendAgain && (
          <Button variant="secondary" onClick={sendAgain}>
            Send again
          </Button>
        )
      )}
    </Flex>
  );
}

function Section({ children, title }: { children: ReactNode; title: string }) {
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={3}>
      <Typography tag="h3" variant="sigma" textColor="neutral600">
        {title}
      </Typography>
      {children}
    </Flex>
  );
}
