import { Button, Modal } from "@strapi/design-system";
import { type FormEvent, type ReactNode, useRef } from "react";

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
  const form = useRef<HTMLFormElement>(null);
  /** Puts the cursor into the first field, not on the button that closes. */
  function focusField(event: Event) {
    const field = form.current?.querySelector<HTMLElement>("input:not([type=file]), textarea");
    if (!field) return;
    event.preventDefault();
    field.focus();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    // The form of an entry, from which the dialog was opened, would be saved.
    event.stopPropagation();
    onSubmit();
  }
  return (
    <Modal.Content onOpenAutoFocus={focusField}>
      <form ref={form} onSubmit={submit}>
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
