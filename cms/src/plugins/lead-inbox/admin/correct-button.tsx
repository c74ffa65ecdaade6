import { Button, Flex, Modal, Typography } from "@strapi/design-system";
import { Pencil } from "@strapi/icons";
import { useFetchClient, useForm } from "@strapi/strapi/admin";
import { tellAfterReload } from "../../../admin/calls";
import { textOf } from "../labels";
import { InquiryDialog } from "./inquiry-dialog";

const corrected = ["name", "phone", "email", "region", "message"];

interface CorrectButtonProps {
  lead: Readonly<Record<string, unknown>>;
  /** The address of the call that corrects it. */
  route: string;
}

/** Beside an inquiry that the team has entered itself: puts right who it is from. */
export function CorrectButton({ lead, route }: CorrectButtonProps) {
  const { put } = useFetchClient();
  const isModified = useForm("CorrectButton", ({ modified }) => modified);

  async function save(values: object) {
    await put(route, { ...values, updatedAt: lead.updatedAt });
    tellAfterReload("Corrected. What stood there before is in the notes.");
    // The form behind still shows what was.
    window.location.reload();
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Modal.Root>
        <Modal.Trigger>
          <Button variant="secondary" startIcon={<Pencil />} disabled={isModified}>
            Correct details
          </Button>
        </Modal.Trigger>
        <InquiryDialog
          title="Correct contact details"
          hint="What stood there before is kept in the notes, with your name. A phone number or an email address is needed."
          action="Correct"
          initial={Object.fromEntries(corrected.map((name) => [name, textOf(lead[name])]))}
          withoutProject
          save={save}
        />
      </Modal.Root>
      {isModified && (
        <Typography variant="pi" textColor="neutral600">
          Save what you have changed first.
        </Typography>
      )}
    </Flex>
  );
}
