import { Box, Button, Modal, Typography } from "@strapi/design-system";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormDialog } from "../../../admin/form-dialog";
import { useErrorText } from "../../../admin/use-service";

interface DialogButtonProps {
  /** Opens the dialog. */
  button: ReactNode;
  title: string;
  /** Label of the button that submits. */
  action: string;
  isReady?: boolean;
  children: ReactNode;
  onOpen?: () => void;
  /** Closes the dialog when it is done. Errors are shown in the dialog, which stays open. */
  onSubmit: () => Promise<void>;
}

export function DialogButton({
  action,
  button,
  children,
  isReady = true,
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
  }
  async function submit() {
    setProblem("");
    setIsUnderWay(true);
    try {
      await onSubmit();
      setIsOpen(false);
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
        onSubmit={submit}
        actions={
          <Button type="submit" disabled={!isReady} loading={isUnderWay}>
            {action}
          </Button>
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
