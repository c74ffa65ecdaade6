import { Button, Modal, Typography } from "@strapi/design-system";
import { useState } from "react";
import { FormDialog } from "../../../admin/form-dialog";
import type { LeadOptions } from "../answers";
import { Choice } from "./parts";

const counted = (count: number): string => (count === 1 ? "1 inquiry" : `${count} inquiries`);

interface AssignDialogProps {
  count: number;
  options: LeadOptions;
  assign: (user: number | null) => void;
}

export function AssignDialog({ assign, count, options }: AssignDialogProps) {
  const [user, setUser] = useState("");
  return (
    <Modal.Root>
      <Modal.Trigger>
        <Button size="S" variant="secondary">
          Assign selected
        </Button>
      </Modal.Trigger>
      <FormDialog
        title={`Assign ${counted(count)}`}
        onSubmit={() => assign(user ? Number(user) : null)}
        actions={<Button type="submit">Assign</Button>}
      >
        <Choice
          label="Assigned to"
          none="Nobody"
          choices={Object.fromEntries(options.team.map(({ id, name }) => [String(id), name]))}
          value={user}
          onChange={setUser}
        />
        <Typography tag="p" textColor="neutral600" variant="pi" paddingTop={2}>
          They get an email, if they want one.
        </Typography>
      </FormDialog>
    </Modal.Root>
  );
}

export function CloseDialog({
  close,
  count,
  unassigned,
}: {
  close: () => void;
  count: number;
  unassigned: number;
}) {
  return (
    <Modal.Root>
      <Modal.Trigger>
        <Button size="S" variant="secondary">
          Close selected
        </Button>
      </Modal.Trigger>
      <FormDialog
        title={`Close ${counted(count)}?`}
        onSubmit={close}
        actions={<Button type="submit">Close them</Button>}
      >
        <Typography>
          {unassigned > 0 && `Not assigned to anybody on this page: ${unassigned}. `}A closed inquiry counts
          as done.
        </Typography>
      </FormDialog>
    </Modal.Root>
  );
}
