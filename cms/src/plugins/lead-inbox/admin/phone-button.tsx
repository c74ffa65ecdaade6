import { Button, Modal } from "@strapi/design-system";
import { Phone } from "@strapi/icons";
import { useFetchClient } from "@strapi/strapi/admin";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { listPath } from "../lead-filters";
import { InquiryDialog } from "./inquiry-dialog";

/** Writes down what somebody said on the telephone, as an inquiry like the others. */
export function PhoneButton() {
  const { post } = useFetchClient();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);

  async function save(values: object) {
    const { data } = await post<{ data: { documentId: string } }>("/lead-inbox/leads", values);
    setIsOpen(false);
    navigate(`${listPath}/${data.data.documentId}`);
  }

  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button variant="secondary" startIcon={<Phone />}>
          Add an inquiry by phone
        </Button>
      </Modal.Trigger>
      <InquiryDialog
        title="Add an inquiry by phone"
        hint="Your name is kept with it. A phone number or an email address is needed."
        action="Add"
        save={save}
      />
    </Modal.Root>
  );
}
