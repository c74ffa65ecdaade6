import { Button, Flex, Modal, Typography } from "@strapi/design-system";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useMutation } from "react-query";
import { styled } from "styled-components";
import { useErrorMessage } from "./use-service";

/** Content of a dialog. On phones it is at the bottom, because messages cover the top. */
export const DialogContent = styled(Modal.Content)`
  @media (max-width: 767px) {
    animation: none;
    top: auto;
    bottom: 1.6rem;
    transform: translateX(-50%);
    max-height: calc(100dvh - 12.8rem);
  }
`;

interface FormDialogProps {
  title: string;
  children: ReactNode;
  /** Label of the button that submits; empty for a dialog without one. */
  submitLabel: string;
  closeLabel?: string;
  isBusy?: boolean;
  isDangerous?: boolean;
  canSubmit?: boolean;
  /** Reason why the last submit failed. */
  problem: string | undefined;
  onSubmit: () => void;
}

/** Content of a dialog with a form. */
function FormDialog({ children, isDangerous = false, canSubmit = true, ...props }: FormDialogProps) {
  const { isBusy = false, onSubmit, problem, submitLabel, title } = props;
  const { closeLabel = submitLabel ? "Cancel" : "Close" } = props;
  const form = useRef<HTMLFormElement>(null);
  /** Focuses the first field instead of the close button. */
  function focusFirstField(event: Event) {
    const field = form.current?.querySelector<HTMLElement>("input:not([type=file]), textarea");
    if (!field) return;
    event.preventDefault();
    field.focus();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // Do not submit the entry's form, which contains the dialog in React's tree.
    event.stopPropagation();
    if (!isBusy) onSubmit();
  }
  return (
    <DialogContent onOpenAutoFocus={focusFirstField}>
      <form ref={form} onSubmit={handleSubmit}>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {children}
          </Flex>
        </Modal.Body>
        {/* The body scrolls, so the message is outside. */}
        <Typography
          tag="p"
          role="alert"
          textColor="danger600"
          paddingLeft={7}
          paddingRight={7}
          paddingTop={problem ? 3 : 0}
          paddingBottom={problem ? 5 : 0}
        >
          {problem}
        </Typography>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">{closeLabel}</Button>
          </Modal.Close>
          {submitLabel && (
            <Button
              type="submit"
              variant={isDangerous ? "danger" : "default"}
              disabled={!canSubmit}
              loading={isBusy}
            >
              {submitLabel}
            </Button>
          )}
        </Modal.Footer>
      </form>
    </DialogContent>
  );
}

interface OpenDialogProps extends FormDialogProps {
  onClose: () => void;
}

/** A dialog with a form that is open as long as it is rendered. It cannot be closed while it is busy. */
export function OpenDialog({ onClose, ...dialog }: OpenDialogProps) {
  function handleOpenChange(isOpen: boolean) {
    if (!isOpen && !dialog.isBusy) onClose();
  }
  return (
    <Modal.Root open onOpenChange={handleOpenChange}>
      <FormDialog {...dialog} />
    </Modal.Root>
  );
}

interface DialogButtonProps extends Omit<FormDialogProps, "isBusy" | "onSubmit" | "problem"> {
  /** Opens the dialog. */
  button: ReactNode;
  onChange?: (isOpen: boolean) => void;
  /** Closes the dialog if it resolves, except to false. If it rejects, the dialog shows the error. */
  onSubmit: () => Promise<unknown>;
}

/** A button that opens a dialog with a form. */
export function DialogButton({ button, onChange, onSubmit, ...dialog }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const errorText = useErrorMessage();
  const saving = useMutation(onSubmit, {
    onSuccess(result) {
      if (result !== false) handleOpenChange(false);
    },
  });

  function handleOpenChange(opens: boolean) {
    setIsOpen(opens);
    saving.reset();
    onChange?.(opens);
  }
  return (
    <Modal.Root open={isOpen} onOpenChange={handleOpenChange}>
      <Modal.Trigger>{button}</Modal.Trigger>
      <FormDialog
        {...dialog}
        isBusy={saving.isLoading}
        problem={saving.error === null ? undefined : errorText(saving.error)}
        onSubmit={() => saving.mutate()}
      />
    </Modal.Root>
  );
}
