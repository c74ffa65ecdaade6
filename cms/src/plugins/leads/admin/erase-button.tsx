import { Button, Typography } from "@strapi/design-system";
import { Trash } from "@strapi/icons";
import { useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { DialogButton } from "../../../admin/form-dialog";
import { sendToService } from "../../../admin/use-service";
import { toText } from "../labels";
import type { ErasureCounts } from "../responses";
import { FieldInput } from "./forms";

/** Erases the data of the person whose email address is typed. */
export function EraseButton({ onErased }: { onErased: () => void }) {
  const [email, setEmail] = useState("");
  const { toggleNotification } = useNotification();

  async function erase() {
    const { leads, subscriptions } = await sendToService<ErasureCounts>("post", "/erasures", { email });
    const message = `Deleted: inquiries ${leads}, newsletter subscriptions ${subscriptions}.`;
    toggleNotification({ type: "success", message });
    onErased();
  }
  return (
    <DialogButton
      button={
        <Button variant="danger-light" startIcon={<Trash />}>
          Erase a person
        </Button>
      }
      title="Erase a person’s data"
      submitLabel="Delete everything from this address"
      isDangerous
      canSubmit={email.trim() !== ""}
      onSubmit={erase}
      onChange={() => setEmail("")}
    >
      <Typography>
        Deletes every inquiry from a person’s email address with its notes, and their newsletter subscription.
        This cannot be undone. An inquiry with only their phone number stays. Delete copies in exports,
        mailboxes and the email provider yourself.
      </Typography>
      <FieldInput
        field={{ name: "email", label: "Email address of the person" }}
        value={email}
        onChange={(value) => setEmail(toText(value))}
      />
    </DialogButton>
  );
}
