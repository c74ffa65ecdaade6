import { Box, Button, Modal, Typography } from "@strapi/design-system";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormDialog } from "../../../admin/form-dialog";
import { useErrorText } from "../../../admin/use-service";

interface DialogButtonProps {
  /** Opens the dialog. */
  button: ReactNode;
  title: string;
  /** Label of the button that submits; none without one. */
  action: string | undefined;
  actionVariant?: "danger" | "default";
  closeLabel?: string;
  isReady?: boolean;
  children: ReactNode;
  onOpen?: () => void;
  onClose?: () => void;
  /** Closes the dialog when it is done, unless it returns false. Errors are shown in the dialog. */
  onSubmit: () => Promise<unknown>;
}

export function DialogButton({
  action,
  actionVariant = "default",
  button,
  children,
  closeLabel = "Cancel",
  isReady = true,
  onClose,
  onOpen,
  onSubmit,
  title,
}: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [problem, setProblem] = useState("");
  const errorText = useErrorText();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone, the end of the form is out of sight.
    if (problem) alert.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);

  function change(opens: boolean) {
    setIsOpen(opens);
    setProblem("");
    if (opens) onOpen?.();
    else onClose?.();
  }
  async function submit() {
    setProblem("");
    setIsUnderWay(true);
    try {
      if ((await onSubmit()) !== false) change(false);
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setIsUnderWay(false);
    }
  }

  return (
    <Modal.Root open={isOpen} onOpenChange={change}>
      <Modal.Trigger>{button}</Modal.Trigger>
      <FormDialog
        title={title}
        closeLabel={closeLabel}
        onSubmit={submit}
        actions={
          action && (
            <Button type="submit" variant={actionVariant} disabled={!isReady} loading={isUnderWay}>
              {action}
            </Button>
          )
        }
      >
        {children}
        <Box role="alert" ref={alert} paddingTop={problem ? 4 : 0}>
          <Typography textColor="danger600">{problem}</Typography>
        </Box>
      </FormDialog>
    </Modal.Root>
  );
}
