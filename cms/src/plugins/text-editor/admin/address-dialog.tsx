import { Button, Flex, Modal, TextInput, Typography } from "@strapi/design-system";
import { type ChangeEvent, type ReactNode, useState } from "react";
import { LabeledField } from "../../../admin/fields";
import { FormDialog } from "../../../admin/form-dialog";
import { youtubeIdIn } from "./video";

interface AskProps {
  title: string;
  submit: string;
  /** Reason why the input was refused. */
  problem: string | undefined;
  isBusy?: boolean;
  children: ReactNode;
  onClose: () => void;
  onSubmit: () => void;
}

export function Ask({ children, isBusy = false, onClose, onSubmit, problem, submit, title }: AskProps) {
  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => isOpen || isBusy || onClose()}>
      <FormDialog
        title={title}
        onSubmit={() => isBusy || onSubmit()}
        actions={
          <Button type="submit" loading={isBusy}>
            {submit}
          </Button>
        }
      >
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

interface LineProps {
  name: string;
  label: string;
  hint?: string;
  value: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

export function Line({ disabled, onChange, value, ...field }: LineProps) {
  return (
    <LabeledField {...field}>
      <TextInput
        value={value}
        disabled={disabled}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value)}
      />
    </LabeledField>
  );
}

const questions = {
  link: {
    title: "Link",
    submit: "Set link",
    label: "Address",
    hint: "A page of this site, such as /investor, or a full web address. Leave it empty to remove the link.",
    isValid: (address: string) => /^$|^(?:\/(?!\/)\S*|#\S+|(?:https?:\/\/|mailto:|tel:)\S+)$/.test(address),
    problem: "Enter a full web address, or a page of this site, such as /investor.",
  },
  video: {
    title: "Video",
    submit: "Add video",
    label: "Video address",
    hint: "Paste the video’s full address from YouTube. Nothing loads until a visitor clicks play.",
    isValid: (address: string) => youtubeIdIn(address) !== null,
    problem: "Paste the full address of a YouTube video.",
  },
};

interface AddressDialogProps {
  kind: keyof typeof questions;
  address?: string;
  /** Label of the link text field; left out if text is selected. */
  textLabel?: string | undefined;
  onClose: () => void;
  onDone: (address: string, text: string) => void;
}

export function AddressDialog({ kind, onClose, onDone, textLabel, ...given }: AddressDialogProps) {
  const [address, setAddress] = useState(given.address ?? "");
  const [text, setText] = useState("");
  const [isRefused, setIsRefused] = useState(false);
  const { hint, isValid, label, problem, submit, title } = questions[kind];
  const answer = address.trim().replace(/^(?=[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]\S*)?$)/i, "https://");
  return (
    <Ask
      title={title}
      submit={submit}
      problem={isRefused ? problem : undefined}
      onClose={onClose}
      onSubmit={() => (isValid(answer) ? onDone(answer, text.trim()) : setIsRefused(true))}
    >
      <Line name="address" label={label} hint={hint} value={address} onChange={setAddress} />
      {textLabel && <Line name="text" label={textLabel} value={text} onChange={setText} />}
    </Ask>
  );
}
