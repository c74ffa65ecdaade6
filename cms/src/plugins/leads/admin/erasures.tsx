import { Button, EmptyStateLayout, Typography } from "@strapi/design-system";
import { Trash } from "@strapi/icons";
import { useState } from "react";
import { AccordionList } from "../../../admin/accordion-list";
import { DialogButton } from "../../../admin/form-dialog";
import { useTimeFormatter } from "../../../admin/team-time";
import { sendToService, useServiceData } from "../../../admin/use-service";
import { leadCountLabel, toText } from "../labels";
import type { Erasure, PersonEntryCounts } from "../responses";
import { FieldInput } from "./forms";
import { ListFrame } from "./frame";

function describeCounts({ leads, subscriptions }: PersonEntryCounts): string {
  const countLabels = [leads > 0 && leadCountLabel(leads), subscriptions > 0 && "a newsletter subscription"];
  return countLabels.filter(Boolean).join(" and ");
}

interface Step extends PersonEntryCounts {
  name: "ask" | "confirm" | "done";
}

const firstStep: Step = { name: "ask", leads: 0, subscriptions: 0 };

/** Erases a person's data, after showing how much there is. */
function EraseButton({ onErased }: { onErased: () => void }) {
  const [step, setStep] = useState(firstStep);
  const [email, setEmail] = useState("");
  const foundText = describeCounts(step);

  async function goToNextStep() {
    const isLookup = step.name === "ask";
    const route = isLookup ? "/erasures/preview" : "/erasures";
    const counts = await sendToService<PersonEntryCounts>("post", route, { email });
    setStep({ name: isLookup ? "confirm" : "done", ...counts });
    return false;
  }
  function reset() {
    if (step.name === "done") onErased();
    setStep(firstStep);
    setEmail("");
  }
  const labels = { ask: "Look up", confirm: foundText && `Delete ${foundText}`, done: "" };
  const texts = {
    ask: "Deletes every inquiry from a person’s email address with its notes, and their newsletter subscription. An inquiry with only their phone number stays. First you see how much there is.",
    confirm: foundText
      ? `We have ${foundText} from ${email}. Deleting cannot be undone.`
      : `We have nothing from ${email}.`,
    done: `Deleted: ${foundText}. “Erasures” keeps a record without the person’s data. Delete copies in exports, mailboxes and the email provider yourself.`,
  };
  return (
    <DialogButton
      button={
        <Button variant="danger-light" startIcon={<Trash />}>
          Erase a person
        </Button>
      }
      title="Erase a person’s data"
      submitLabel={labels[step.name]}
      isDangerous={step.name === "confirm"}
      canSubmit={email.trim() !== ""}
      onSubmit={goToNextStep}
      onChange={reset}
    >
      <Typography role="status">{texts[step.name]}</Typography>
      {step.name === "ask" && (
        <FieldInput
          field={{ name: "email", label: "Email address of the person" }}
          value={email}
          onChange={(value) => setEmail(toText(value))}
        />
      )}
    </DialogButton>
  );
}

/** Lists the erasures of personal data, and erases a person's data. */
export function Erasures() {
  const { data: erasures, reload } = useServiceData<Erasure[]>("/erasures");
  const formatTime = useTimeFormatter();
  return (
    <ListFrame title="Erasures" actions={<EraseButton onErased={reload} />}>
      {erasures?.length === 0 && <EmptyStateLayout content="Nothing has been erased yet." />}
      {erasures && erasures.length > 0 && (
        <AccordionList
          items={erasures.map(({ addressHash, erasedAt, erasedBy, submissionIds, subscriptions }) => ({
            id: `${erasedAt} ${addressHash}`,
            title: formatTime(erasedAt),
            details: `Deleted: ${describeCounts({ leads: submissionIds.length, subscriptions })}. By ${erasedBy}`,
            content: (
              <Typography style={{ overflowWrap: "anywhere" }}>
                {[`Digest of the address: ${addressHash}`, ...submissionIds].join(" · ")}
              </Typography>
            ),
          }))}
        />
      )}
    </ListFrame>
  );
}
