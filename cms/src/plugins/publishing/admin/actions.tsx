import { Button, Dialog } from "@strapi/design-system";
import { Trash } from "@strapi/icons";
import type { ActionDescription } from "../../../strapi/panel/content-manager";

/** The button of Strapi's action, with its confirmation. */
export function DeleteButton({ action: { dialog } }: { action: ActionDescription }) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="danger-light" fullWidth startIcon={<Trash />}>
          Delete
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>Delete this entry?</Dialog.Header>
        <Dialog.Body>{dialog?.content}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              Cancel
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger" fullWidth onClick={() => dialog?.onConfirm?.()}>
              Delete
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
