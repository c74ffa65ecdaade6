import { useState } from "react";
import { LineInput } from "../../../admin/fields";
import { OpenDialog } from "../../../admin/form-dialog";
import { parseYoutubeId } from "./video";

/** Start of an address without a scheme, such as example.com/page. */
const missingSchemePattern = /^(?=[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]\S*)?$)/i;
/** Nothing, a path, a fragment, or a URL that the site allows. */
const linkAddressPattern = /^$|^(?:\/(?!\/)\S*|#\S+|(?:https?:\/\/|mailto:|tel:)\S+)$/;

const dialogs = {
  link: {
    title: "Link",
    submitLabel: "Set link",
    label: "Address",
    hint: "A page of this site, such as /investor, or a full web address. Leave it empty to remove the link.",
    isValid: (address: string) => linkAddressPattern.test(address),
    problem: "Enter a full web address, or a page of this site, such as /investor.",
  },
  video: {
    title: "Video",
    submitLabel: "Add video",
    label: "Video address",
    hint: "Paste the video’s full address from YouTube. Nothing loads until a visitor clicks play.",
    isValid: (address: string) => parseYoutubeId(address) !== null,
    problem: "Paste the full address of a YouTube video.",
  },
};

interface AddressDialogProps {
  kind: keyof typeof dialogs;
  address?: string;
  /** Label of a second field, for the text to link; without it, there is no such field. */
  textLabel?: string | undefined;
  onClose: () => void;
  onDone: (address: string, text: string) => void;
}

/** Asks for the address of a link or video. */
export function AddressDialog({ kind, onClose, onDone, textLabel, ...initial }: AddressDialogProps) {
  const [address, setAddress] = useState(initial.address ?? "");
  const [text, setText] = useState("");
  const [isInvalid, setIsInvalid] = useState(false);
  const { hint, isValid, label, problem, submitLabel, title } = dialogs[kind];
  const fullAddress = address.trim().replace(missingSchemePattern, "https://");
  return (
    <OpenDialog
      title={title}
      submitLabel={submitLabel}
      problem={isInvalid ? problem : undefined}
      onClose={onClose}
      onSubmit={() => (isValid(fullAddress) ? onDone(fullAddress, text.trim()) : setIsInvalid(true))}
    >
      <LineInput name="address" label={label} hint={hint} value={address} onChange={setAddress} />
      {textLabel && <LineInput name="text" label={textLabel} value={text} onChange={setText} />}
    </OpenDialog>
  );
}
