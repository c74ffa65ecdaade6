import { Button, Modal } from "@strapi/design-system";
import { type FormEvent, type ReactNode, useRef } from "react";

interface FormDialogProps {
  title: string;
  children: ReactNode;
  /** Submit buttons, next to the close button. */
  actions: ReactNode;
  closeLabel?: string;
  onSubmit: () => void;
}

/** Content of a dialog with a form. */
export function FormDialog({ actions, children, closeLabel = "Cancel", onSubmit, title }: FormDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  /** Focuses the first field instead of the close button. */
  function focusField(event: Event) {
    const field = form.current?.querySelector<HTMLElement>("input:not([type=file]), textarea");
    if (!field) return;
    event.preventDefault();
    field.focus();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    // Do not submit the entry's form, which contains the dialog in React's tree.
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
