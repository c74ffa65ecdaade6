import { Box, Button, Flex, Typography } from "@strapi/design-system";
import { Trash } from "@strapi/icons";
import { useFetchClient } from "@strapi/strapi/admin";
import { useState } from "react";
import { OpeningList } from "../../../admin/opening-list";
import { useStoredTime } from "../../../admin/team-time";
import { useAnswer } from "../../../admin/use-service";
import type { EntryCounts, Row } from "../answers";
import type { Column } from "../columns";
import { countedLeads, textOf } from "../labels";
import { DialogButton } from "./dialog-button";
import { FieldInput, type FieldSpec } from "./field-input";
import { ListFrame } from "./frame";
import { Details, Empty } from "./parts";
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
  const [step, setStep] = useState(firstStep);
  const [email, setEmail] = useState("");
  const found = describeEntries(step);

  async function proceed() {
    const isAsked = step.name === "ask";
    const route = isAsked ? "/lead-inbox/erasures/preview" : "/lead-inbox/erasures";
    const { data } = await post<{ data: EntryCounts }>(route, { email });
    setStep({ name: isAsked ? "confirm" : "done", ...data.data });
    return false;
  }
  function close() {
    if (step.name === "done") onErased();
    setStep(firstStep);
    setEmail("");
  }

  const actions = { ask: "Find what there is", confirm: found && `Delete ${found}`, done: "" };
  const texts = {
    ask: "Deletes every inquiry from a person’s email address with its notes, and their newsletter subscription. An inquiry with only their phone number stays. You see how much there is before anything is deleted.",
    confirm: found
      ? `Found from ${email}: ${found}. Deleting cannot be undone.`
      : `There is nothing from ${email}. Nothing was deleted.`,
    done: `Deleted: ${found}. “Erasures” has a record of it, without the person’s data. Copies in exports, mailboxes and the email provider are not reached from here.`,
  };
  return (
    <DialogButton
      button={
        <Button variant="danger-light" startIcon={<Trash />}>
          Erase a person
        </Button>
      }
      title="Erase a person’s data"
      action={actions[step.name]}
      actionVariant={step.name === "confirm" ? "danger" : "default"}
      closeLabel={step.name === "done" ? "Close" : "Cancel"}
      isReady={email.trim() !== ""}
      onSubmit={proceed}
      onClose={close}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Box role="status">
          <Typography>{texts[step.name]}</Typography>
        </Box>
        {step.name === "ask" && (
          <FieldInput field={emailField} value={email} onChange={(value) => setEmail(textOf(value))} />
        )}
      </Flex>
    </DialogButton>
  );
}

const emailField: FieldSpec = {
  name: "email",
  label: "Email address of the person",
  kind: "text",
  required: true,
};

const columns: Column[] = [
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
      {answer?.length === 0 && <Empty>Nothing was erased yet.</Empty>}
      <OpeningList
        items={(answer ?? []).map((erasure) => {
          const { documentId, erasedAt, erasedBy, leadCount, subscriptionCount } = erasure;
          const counts = { leads: Number(leadCount), subscriptions: Number(subscriptionCount) };
          return {
            id: documentId,
            title: formatTime(erasedAt),
            details: `Deleted: ${describeEntries(counts)}. By ${textOf(erasedBy)}`,
            content: <Details columns={columns} entry={erasure} />,
          };
        })}
      />
    </ListFrame>
  );
}
