import { Button } from "@strapi/design-system";
import { Trash } from "@strapi/icons";
import { DialogButton } from "../../../admin/form-dialog";
import type { ActionDescription } from "../../../strapi/panel/content-manager";

/** Runs Strapi's delete action after a confirmation. */
export const DeleteButton = ({ action: { dialog } }: { action: ActionDescription }) => (
  <DialogButton
    button={
      <Button variant="danger-light" fullWidth startIcon={<Trash />}>
        Delete
      </Button>
    }
    title="Delete this entry?"
    submitLabel="Delete"
    isDangerous
    onSubmit={async () => dialog?.onConfirm?.()}
  >
    {dialog?.content}
  </DialogButton>
);
