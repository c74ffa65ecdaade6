import { Button, Flex, Typography } from "@strapi/design-system";
import { Trash } from "@strapi/icons";
import { useFetchClient } from "@strapi/strapi/admin";
import { useState } from "react";
import { DialogButton } from "../../../admin/form-dialog";
import { OpeningList } from "../../../admin/opening-list";
import { useStoredTime } from "../../../admin/team-time";
import { useServiceData } from "../../../admin/use-service";
import { countedLeads, textOf } from "../labels";
import type { EntryCounts, Erasure } from "../responses";
import { FieldInput } from "./forms";
import { ListFrame } from "./frame";

function describe({ leads, subscriptions }: EntryCounts): string {
  const parts = [leads > 0 && countedLeads(leads), subscriptions > 0 && "a newsletter subscription"];
  return parts.filter(Boolean).join(" and ");
}

interface Step extends EntryCounts {
  name: "ask" | "confirm" | "done";
}

const firstStep: Step = { name: "ask", leads: 0, subscriptions: 0 };

/** Erases a person's data, after showing how much there is. */
function EraseButton({ onErased }: { onErased: () => void }) {
  const { post } = useFetchClient();
  const [step, setStep] = useState(firstStep);
  const [email, setEmail] = useState("");
  const found = describe(step);

  async function proceed() {
    const isAsked = step.name === "ask";
    const route = isAsked ? "/erasures/preview" : "/erasures";
    const { data } = await post<{ data: EntryCounts }>(route, { email });
    setStep({ name: isAsked ? "confirm" : "done", ...data.data });
    return false;
  }
  function start() {
    if (step.name === "done") onErased();
    setStep(firstStep);
    setEmail("");
  }
  const actions = { ask: "Look up", confirm: found && `Delete ${found}`, done: "" };
  const texts = {
    ask: "Deletes every inquiry from a person’s email address with its notes, and their newsletter subscription. An inquiry with only their phone number stays. First you see how much there is.",
    confirm: found
      ? `We have ${found} from ${email}. Deleting cannot be undone.`
      : `We have nothing from ${email}.`,
    done: `Deleted: ${found}. “Erasures” keeps a record without the person’s data. Delete copies in exports, mailboxes and the email provider yourself.`,
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
      isDangerous={step.name === "confirm"}
      isReady={email.trim() !== ""}
      onSubmit={proceed}
      onChange={start}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography role="status">{texts[step.name]}</Typography>
        {step.name === "ask" && (
          <FieldInput
            field={{ name: "email", label: "Email address of the person" }}
            value={email}
            onChange={(value) => setEmail(textOf(value))}
          />
        )}
      </Flex>
    </DialogButton>
  );
}

/** Record of the data that was erased on request. */
export function Erasures() {
  const { data: response, reload } = useServiceData<Erasure[]>("/erasures");
  const formatTime = useStoredTime();
  return (
    <ListFrame title="Erasures" actions={<EraseButton onErased={reload} />}>
      {response?.length === 0 && <Typography>Nothing has been erased yet.</Typography>}
      {response && response.length > 0 && (
        <OpeningList
          items={response.map(({ addressHash, erasedAt, erasedBy, submissionIds, subscriptions }) => ({
            id: `${erasedAt} ${addressHash}`,
            title: formatTime(erasedAt),
            details: `Deleted: ${describe({ leads: submissionIds.length, subscriptions })}. By ${erasedBy}`,
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
