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
    max-height: calc(100dvh - 16rem);
  }
`;

interface FormDialogProps {
  title: string;
  children: ReactNode;
  /** Opens the dialog. */
  button?: ReactNode;
  isOpen?: boolean;
  submitLabel: string;
  closeLabel?: string;
  isBusy?: boolean;
  isDangerous?: boolean;
  canSubmit?: boolean;
  /** Reason why the last submit failed. */
  problem: string | undefined;
  onOpenChange: (isOpen: boolean) => void;
  onSubmit: () => void;
}

/** A dialog with a form. It cannot be closed while it is busy. */
export function FormDialog({ button, children, isBusy = false, isOpen = true, ...dialog }: FormDialogProps) {
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
    if (!isBusy) dialog.onSubmit();
  }
  return (
    <Modal.Root open={isOpen} onOpenChange={(opens: boolean) => isBusy || dialog.onOpenChange(opens)}>
      {button && <Modal.Trigger>{button}</Modal.Trigger>}
      <DialogContent onOpenAutoFocus={focusFirstField}>
        <form ref={form} onSubmit={handleSubmit}>
          <Modal.Header>
            <Modal.Title>{dialog.title}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              {children}
            </Flex>
          </Modal.Body>
          {/* The body scrolls, so the message is outside. */}
          <Flex paddingLeft={7} paddingRight={7} paddingBottom={dialog.problem ? 5 : 0}>
            <Typography tag="p" role="alert" textColor="danger600">
              {dialog.problem}
            </Typography>
          </Flex>
          <Modal.Footer>
            <Modal.Close>
              <Button variant="tertiary">{dialog.closeLabel ?? "Cancel"}</Button>
            </Modal.Close>
            <Button
              type="submit"
              variant={dialog.isDangerous ? "danger" : "default"}
              disabled={dialog.canSubmit === false}
              loading={isBusy}
            >
              {dialog.submitLabel}
            </Button>
          </Modal.Footer>
        </form>
      </DialogContent>
    </Modal.Root>
  );
}

interface DialogButtonProps
  extends Omit<FormDialogProps, "isBusy" | "isOpen" | "onOpenChange" | "onSubmit" | "problem"> {
  onChange?: (isOpen: boolean) => void;
  /** Closes the dialog if it resolves, except to false. If it rejects, the dialog shows the error. */
  onSubmit: () => Promise<unknown>;
}

/** A button that opens a dialog with a form. */
export function DialogButton({ onChange, onSubmit, ...dialog }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const errorMessage = useErrorMessage();
  const saving = useMutation(onSubmit, {
    onSuccess: (result) => {
      if (result !== false) changeOpen(false);
    },
  });

  function changeOpen(opens: boolean) {
    setIsOpen(opens);
    saving.reset();
    onChange?.(opens);
  }
  return (
    <FormDialog
      {...dialog}
      isOpen={isOpen}
      isBusy={saving.isLoading}
      problem={saving.error === null ? undefined : errorMessage(saving.error)}
      onOpenChange={changeOpen}
      onSubmit={() => saving.mutate()}
    />
  );
}
