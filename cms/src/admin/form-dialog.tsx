import { Button, Modal } from "@strapi/design-system";
import type { FormEvent, ReactNode } from "react";

interface FormDialogProps {
  title: string;
  children: ReactNode;
  /** The buttons that submit, beside the one that closes. */
  actions: ReactNode;
  closeLabel?: string;
  onSubmit: () => void;
}

/** What a dialog that asks for something holds. */
export function FormDialog({ actions, children, closeLabel = "Cancel", onSubmit, title }: FormDialogProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    // The form of an entry, from which the dialog was opened, would be saved.
    event.stopPropagation();
    onSubmit();
  }
  return (
    <Modal.Content>
      <form onSubmit={submit}>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">{closeLabel}</Button>
          </Modal.Close>
          {actions}
        </Modal.Footer>
      </form>
    </Modal.Content>
  );
}
