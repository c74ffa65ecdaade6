import { Button, Flex, Modal, Typography } from "@strapi/design-system";
import { type FormEvent, type ReactNode, useRef } from "react";

interface FormDialogProps {
  title: string;
  children: ReactNode;
  /** Label of the button that submits; undefined for a dialog without one. */
  submit: string | undefined;
  closeLabel?: string;
  isBusy?: boolean;
  isDangerous?: boolean;
  isReady?: boolean;
  onSubmit: () => void;
}

/** Content of a dialog with a form. */
export function FormDialog({ children, isDangerous = false, isReady = true, ...props }: FormDialogProps) {
  const { closeLabel = "Cancel", isBusy = false, onSubmit, submit, title } = props;
  const form = useRef<HTMLFormElement>(null);
  /** Focuses the first field instead of the close button. */
  function focusField(event: Event) {
    const field = form.current?.querySelector<HTMLElement>("input:not([type=file]), textarea");
    if (!field) return;
    event.preventDefault();
    field.focus();
  }
  function send(event: FormEvent) {
    event.preventDefault();
    // Do not submit the entry's form, which contains the dialog in React's tree.
    event.stopPropagation();
    onSubmit();
  }
  return (
    <Modal.Content onOpenAutoFocus={focusField}>
      <form ref={form} onSubmit={send}>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">{closeLabel}</Button>
          </Modal.Close>
          {submit && (
            <Button
              type="submit"
              variant={isDangerous ? "danger" : "default"}
              disabled={!isReady}
              loading={isBusy}
            >
              {submit}
            </Button>
          )}
        </Modal.Footer>
      </form>
    </Modal.Content>
  );
}

interface OpenDialogProps extends FormDialogProps {
  /** Reason why the input was refused. */
  problem: string | undefined;
  onClose: () => void;
}

/** A dialog with a form that is open as long as it is rendered. It cannot be closed while it is busy. */
export function OpenDialog({ children, onClose, problem, ...dialog }: OpenDialogProps) {
  const { isBusy, onSubmit } = dialog;
  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => isOpen || isBusy || onClose()}>
      <FormDialog {...dialog} onSubmit={() => isBusy || onSubmit()}>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {children}
          {problem && (
            <Typography role="alert" textColor="danger600">
              {problem}
            </Typography>
          )}
        </Flex>
      </FormDialog>
    </Modal.Root>
  );
}
