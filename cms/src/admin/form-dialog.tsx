import { Button, Flex, Modal, Typography } from "@strapi/design-system";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useMutation } from "react-query";
import { useErrorText } from "./use-service";

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
function FormDialog({ children, isDangerous = false, isReady = true, ...props }: FormDialogProps) {
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

interface DialogButtonProps {
  /** Opens the dialog. */
  button: ReactNode;
  title: string;
  /** Label of the button that submits; undefined for a dialog without one. */
  action: string | undefined;
  closeLabel?: string;
  isDangerous?: boolean;
  isReady?: boolean;
  children: ReactNode;
  onChange?: (isOpen: boolean) => void;
  /** The dialog closes when the promise resolves, but stays open if it resolves to false. It shows errors. */
  onSubmit: () => Promise<unknown>;
}

/** A button that opens a dialog with a form. */
export function DialogButton({ button, children, onChange, onSubmit, ...props }: DialogButtonProps) {
  const { action, closeLabel = action ? "Cancel" : "Close", ...dialog } = props;
  const [isOpen, setIsOpen] = useState(false);
  const errorText = useErrorText();
  const saving = useMutation(onSubmit, {
    onSuccess(result) {
      if (result !== false) change(false);
    },
  });
  const problem = saving.error === null ? "" : errorText(saving.error);

  function change(opens: boolean) {
    setIsOpen(opens);
    saving.reset();
    onChange?.(opens);
  }
  return (
    <Modal.Root open={isOpen} onOpenChange={change}>
      <Modal.Trigger>{button}</Modal.Trigger>
      <FormDialog
        {...dialog}
        submit={action}
        closeLabel={closeLabel}
        isBusy={saving.isLoading}
        onSubmit={() => saving.mutate()}
      >
        {/* Show errors above the form, because its end may be off screen on a phone. */}
        <Typography tag="p" role="alert" textColor="danger600" paddingBottom={problem ? 4 : 0}>
          {problem}
        </Typography>
        {children}
      </FormDialog>
    </Modal.Root>
  );
}
