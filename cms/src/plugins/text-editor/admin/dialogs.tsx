import { Button, Flex, Modal, TextInput, Typography } from "@strapi/design-system";
import { type ChangeEvent, type ReactNode, useState } from "react";
import { LabeledField } from "../../../admin/fields";
import { FormDialog } from "../../../admin/form-dialog";
import { youtubeIdIn } from "./video";

interface AskProps {
  title: string;
  submit: string;
  /** Reason why the answer was refused. */
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

export function Line({ disabled, hint, label, name, onChange, value }: LineProps) {
  return (
    <LabeledField name={name} label={label} hint={hint}>
      <TextInput
        value={value}
        disabled={disabled}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value)}
      />
    </LabeledField>
  );
}

interface AddressDialogProps {
  title: string;
  submit: string;
  label: string;
  hint: string;
  address: string;
  /** Label of the field for the words of the link; without it they are in the text already. */
  wordsLabel?: string;
  problemOf: (address: string) => string | undefined;
  onClose: () => void;
  onDone: (address: string, words: string) => void;
}

export function AddressDialog({ hint, label, onClose, onDone, problemOf, ...given }: AddressDialogProps) {
  const [address, setAddress] = useState(given.address);
  const [words, setWords] = useState("");
  const [problem, setProblem] = useState<string>();
  function submit() {
    const found = problemOf(address.trim());
    if (found) setProblem(found);
    else onDone(address.trim(), words.trim());
  }
  return (
    <Ask title={given.title} submit={given.submit} problem={problem} onClose={onClose} onSubmit={submit}>
      <Line name="address" label={label} hint={hint} value={address} onChange={setAddress} />
      {given.wordsLabel && <Line name="words" label={given.wordsLabel} value={words} onChange={setWords} />}
    </Ask>
  );
}

export const linkQuestion = {
  title: "Link",
  submit: "Set link",
  label: "Address",
  hint: "A page of this site, such as /investor, or a whole address. Leave it empty to remove the link.",
  problemOf: (address: string) =>
    address === "" || /^(?:\/(?!\/)\S*|#\S+|(?:https?:\/\/|mailto:|tel:)\S+)$/.test(address)
      ? undefined
      : "Paste a whole address, or a page of this site, such as /investor.",
};

export const videoQuestion = {
  title: "Video",
  submit: "Add video",
  label: "Video address",
  hint: "Paste the whole address from YouTube. Visitors load nothing before they press play.",
  wordsLabel: "Title",
  problemOf: (address: string) =>
    youtubeIdIn(address) ? undefined : "Paste the whole address of a video on YouTube.",
};
