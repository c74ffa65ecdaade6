import { Box, Button, Flex, Modal, Textarea, TextInput, Typography } from "@strapi/design-system";
import { Phone } from "@strapi/icons";
import { useFetchClient } from "@strapi/strapi/admin";
import { type ChangeEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { LabeledField } from "../../../admin/fields";
import { FormDialog } from "../../../admin/form-dialog";
import { useErrorText } from "../../../admin/use-service";
import { listPath } from "../lead-filters";

const fields = [
  ["name", "Name", true],
  ["phone", "Phone", false],
  ["email", "Email", false],
  ["region", "State or region", false],
  ["project", "Project", false],
] as const;

/** Writes down what somebody said on the telephone, as an inquiry like the others. */
export function PhoneButton() {
  const { post } = useFetchClient();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [isOpen, setIsOpen] = useState(false);
  const [values, setValues] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const set =
    (name: string) =>
    ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues((before) => ({ ...before, [name]: target.value }));
  const isReachable = Boolean(values.phone?.trim() || values.email?.trim());

  async function save() {
    setProblem("");
    try {
      const { data } = await post<{ data: { documentId: string } }>("/lead-inbox/leads", values);
      setIsOpen(false);
      navigate(`${listPath}/${data.data.documentId}`);
    } catch (error) {
      setProblem(errorText(error));
    }
  }

  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button variant="secondary" startIcon={<Phone />}>
          Add an inquiry by phone
        </Button>
      </Modal.Trigger>
      <FormDialog
        title="Add an inquiry by phone"
        onSubmit={save}
        actions={
          <Button type="submit" disabled={!values.name?.trim() || !isReachable}>
            Add
          </Button>
        }
      >
        <Flex direction="column" alignItems="stretch" gap={4}>
          {fields.map(([name, label, required]) => (
            <LabeledField key={name} name={name} label={label} required={required}>
              <TextInput autoComplete="off" value={values[name] ?? ""} onChange={set(name)} />
            </LabeledField>
          ))}
          <LabeledField
            name="message"
            label="What they asked"
            hint="Your name is kept with it. A phone number or an email address is needed."
          >
            <Textarea value={values.message ?? ""} onChange={set("message")} />
          </LabeledField>
          <Box role="alert">
            <Typography textColor="danger600">{problem}</Typography>
          </Box>
        </Flex>
      </FormDialog>
    </Modal.Root>
  );
}
