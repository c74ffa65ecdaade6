import { Button, Flex, Typography } from "@strapi/design-system";
import { Pencil } from "@strapi/icons";
import { Page, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { useAnswer, useErrorText } from "../../../admin/use-service";
import type { LeadDetail, LeadOptions, Row } from "../answers";
import { leadDetails } from "../columns";
import { labels, textOf } from "../labels";
import type { FieldSpec } from "./field-input";
import { Frame } from "./frame";
import { LeadDialog } from "./lead-dialog";
import { Failures, Others, Person, Timeline } from "./lead-sections";
import { Neighbors } from "./neighbors";
import { Details, Flag, Section, StateBadge } from "./parts";
import { useRights } from "./use-rights";
import { WorkForm } from "./work-form";

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

const note: FieldSpec = {
  name: "note",
  label: "Add a note",
  kind: "longText",
  placeholder: "For the team only. Your name and the time are kept with it.",
};

/** Status, assignee, follow-up and review, with a note for those who may change one of them. */
function workFields({ editable, lead }: LeadDetail, { team }: LeadOptions): FieldSpec[] {
  const people = new Map(team.map(({ id, name }) => [String(id), name]));
  if (typeof lead.assignee === "number") people.set(String(lead.assignee), textOf(lead.assigneeName));
  const choices = Object.fromEntries(people);
  return [
    { name: "leadStatus", label: "Status", kind: "choice", choices: labels.leadStatus },
    { name: "assignee", label: "Assigned to", kind: "user", none: "Nobody", choices },
    { name: "followUpOn", label: "Follow up on", kind: "date" },
    { name: "needsReview", label: "Needs review", kind: "check" },
    ...(editable.length > 0 ? [note] : []),
  ];
}

/** The lead in the URL: who wrote what, what the team does about it, and everything that has happened. */
export function LeadPage() {
  const { documentId = "" } = useParams();
  return <OpenLead key={documentId} documentId={documentId} />;
}

function OpenLead({ documentId }: { documentId: string }) {
  const route = `/lead-inbox/leads/${documentId}`;
  const { answer, error, reload, setAnswer } = useAnswer<LeadDetail>(route);
  const { answer: options } = useAnswer<LeadOptions>("/lead-inbox/options");
  const { put } = useFetchClient();
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
  const { editable, events, isCorrectable, lead, others } = answer;

  async function change(path: string, body: object) {
    const { data } = await put<{ data: LeadDetail }>(path, body);
    setAnswer(data.data);
  }

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
          <Section title="What we do about it">
            <WorkForm
              entry={lead}
              fields={workFields(answer, options)}
              isEditable={(field) => field === note.name || editable.includes(field)}
              reload={reload}
              save={({ note: typed, ...changes }, revision) => {
                const text = textOf(typed).trim();
                return change(route, { revision, changes, ...(text && { note: text }) });
              }}
            />
          </Section>
          <Timeline events={events} />
        </Flex>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {canWork && isCorrectable && (
            <CorrectButton
              lead={lead}
              options={options}
              correct={(values) => change(`${route}/contact`, values)}
            />
          )}
          <Others others={others} />
          <Section title="About this inquiry">
            <Details columns={leadDetails} entry={lead} />
          </Section>
        </Flex>
      </Columns>
    </Frame>
  );
}

interface CorrectButtonProps {
  lead: Row;
  options: LeadOptions;
  correct: (values: object) => Promise<void>;
}

/** Corrects an inquiry that the team has entered itself. */
function CorrectButton({ correct, lead, options }: CorrectButtonProps) {
  const { toggleNotification } = useNotification();
  const message = "Corrected. The timeline keeps the previous values.";
  return (
    <LeadDialog
      button={
        <Button variant="secondary" startIcon={<Pencil />}>
          Correct details
        </Button>
      }
      title="Correct details"
      hint="The timeline keeps the previous values, with your name. A phone number or an email address is needed."
      action="Correct"
      options={options}
      lead={lead}
      save={async (values) => {
        await correct({ ...values, revision: lead.revision ?? null });
        toggleNotification({ type: "success", message });
      }}
    />
  );
}
