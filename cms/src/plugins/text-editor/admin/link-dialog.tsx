import { useState } from "react";
import { LineInput } from "../../../admin/fields";
import { FormDialog } from "../../../admin/form-dialog";

/** Start of an address without a scheme, such as example.com/page. */
const missingSchemePattern = /^(?=[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]\S*)?$)/i;
/** Nothing, a path, a fragment, or a URL that the site allows. */
const linkAddressPattern = /^$|^(?:\/(?!\/)\S*|#\S+|(?:https?:\/\/|mailto:|tel:)\S+)$/;

interface LinkDialogProps {
  initialAddress: string;
  onClose: () => void;
  onDone: (address: string) => void;
}

/** Asks for the address of a link. */
export function LinkDialog({ initialAddress, onClose, onDone }: LinkDialogProps) {
  const [address, setAddress] = useState(initialAddress);
  const [isInvalid, setIsInvalid] = useState(false);
  const fullAddress = address.trim().replace(missingSchemePattern, "https://");
  const isValid = linkAddressPattern.test(fullAddress);
  return (
    <FormDialog
      title="Link"
      submitLabel="Set link"
      problem={isInvalid ? "Enter a full web address, or a page of this site, such as /investor." : undefined}
      onOpenChange={onClose}
      onSubmit={() => (isValid ? onDone(fullAddress) : setIsInvalid(true))}
    >
      <LineInput
        name="address"
        label="Address"
        hint="A page of this site, such as /investor, or a full web address. Leave it empty to remove the link."
        value={address}
        onChange={setAddress}
      />
    </FormDialog>
  );
}
