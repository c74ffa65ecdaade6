import { Box, Button, Modal, TextInput, Typography } from "@strapi/design-system";
import { Trash } from "@strapi/icons";
import { useFetchClient } from "@strapi/strapi/admin";
import { type ChangeEvent, useState } from "react";
import { LabeledField } from "../../../admin/fields";
import { FormDialog } from "../../../admin/form-dialog";
import { useStoredTime } from "../../../admin/team-time";
import { useAnswer, useErrorText } from "../../../admin/use-service";
import type { EntryCounts, Row } from "../answers";
import type { Column } from "../columns";
import { countedLeads, textOf } from "../labels";
import { ListFrame } from "./frame";
import { Details, Section } from "./parts";
import { useRights } from "./use-rights";

interface Step extends EntryCounts {
  name: "ask" | "confirm" | "done";
}

function describeEntries({ leads, subscriptions }: EntryCounts): string {
  const parts = [leads > 0 && countedLeads(leads), subscriptions > 0 && "a newsletter subscription"];
  return parts.filter(Boolean).join(" and ");
}

const firstStep: Step = { name: "ask", leads: 0, subscriptions: 0 };

/** Deletes everything of one person, after showing how much that is. */
function EraseButton({ onErased }: { onErased: () => void }) {
  const { post } = useFetchClient();
  const errorText = useErrorText();
  const [step, setStep] = useState(firstStep);
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState("");
  const [isWaiting, setIsWaiting] = useState(false);
  const found = describeEntries(step);

  async function proceed() {
    setIsWaiting(true);
    setProblem("");
    try {
      const route = step.name === "ask" ? "/lead-inbox/erasures/preview" : "/lead-inbox/erasures";
      const { data } = await post<{ data: EntryCounts }>(route, { email });
      setStep({ name: step.name === "ask" ? "confirm" : "done", ...data.data });
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setIsWaiting(false);
    }
  }

  function close() {
    if (step.name === "done") onErased();
    setStep(firstStep);
    setEmail("");
    setProblem("");
  }

  const texts = {
    ask: "Deletes every inquiry from a person’s email address with its notes, and their newsletter subscription. An inquiry with only their phone number stays. You see how much there is before anything is deleted.",
    confirm: found
      ? `Found from ${email}: ${found}. Deleting cannot be undone. ${problem}`
      : `There is nothing from ${email}. Nothing was deleted.`,
    done: `Deleted: ${found}. “Erasures” has a record of it, without the person’s data. Copies in exports, mailboxes and the email provider are not reached from here.`,
  };
  return (
    <Modal.Root onOpenChange={(isOpen: boolean) => !isOpen && close()}>
      <Modal.Trigger>
        <Button variant="danger-light" startIcon={<Trash />}>
          Erase a person
        </Button>
      </Modal.Trigger>
      <FormDialog
        title="Erase a person’s data"
        closeLabel={step.name === "done" ? "Close" : "Cancel"}
        onSubmit={proceed}
        actions={
          <>
            {step.name === "ask" && (
              <Button type="submit" loading={isWaiting} disabled={email.trim() === ""}>
                Find what there is
              </Button>
            )}
            {step.name === "confirm" && found && (
              <Button type="submit" variant="danger" loading={isWaiting}>
                {`Delete ${found}`}
              </Button>
            )}
          </>
        }
      >
        <Box role="status">
          <Typography>{texts[step.name]}</Typography>
        </Box>
        {step.name === "ask" && (
          <Box paddingTop={4}>
            <LabeledField name="email" label="Email address of the person" error={problem} required>
              <TextInput
                type="email"
                autoComplete="off"
                value={email}
                onChange={({ target }: ChangeEvent<HTMLInputElement>) => setEmail(target.value)}
              />
            </LabeledField>
          </Box>
        )}
      </FormDialog>
    </Modal.Root>
  );
}

const columns: Column[] = [
  {
    title: "Deleted",
    lines: ({ leadCount, subscriptionCount }) => [
      describeEntries({ leads: Number(leadCount), subscriptions: Number(subscriptionCount) }),
    ],
  },
  { title: "By", lines: ({ erasedBy }) => [textOf(erasedBy)] },
  { title: "Digest of the address", lines: ({ addressHash }) => [textOf(addressHash)] },
  {
    title: "Log numbers",
    lines: ({ submissionIds }) => (Array.isArray(submissionIds) ? submissionIds.map(String) : []),
  },
];

/** Record of what was deleted at the request of a person. */
export function Erasures() {
  const { answer, reload } = useAnswer<Row[]>("/lead-inbox/erasures");
  const { canErase } = useRights();
  const formatTime = useStoredTime();
  return (
    <ListFrame title="Erasures" actions={canErase && <EraseButton onErased={reload} />}>
      {answer?.length === 0 && <Typography>Nothing was erased yet.</Typography>}
      {answer?.map((erasure) => (
        <Box key={erasure.documentId} paddingBottom={4}>
          <Section title={formatTime(erasure.erasedAt)}>
            <Details columns={columns} entry={erasure} />
          </Section>
        </Box>
      ))}
    </ListFrame>
  );
}
