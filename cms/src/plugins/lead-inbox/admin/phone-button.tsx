import { Box, Button, Field, Flex, Modal, Textarea, TextInput, Typography } from "@strapi/design-system";
import { Phone } from "@strapi/icons";
import { useFetchClient } from "@strapi/strapi/admin";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
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
    ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
      setValues((before) => ({ ...before, [name]: target.value }));
  const isReachable = Boolean(values.phone?.trim() || values.email?.trim());

  async function save(event: FormEvent) {
    event.preventDefault();
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
      <Modal.Content>
        <form onSubmit={save}>
          <Modal.Header>
            <Modal.Title>Add an inquiry by phone</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              {fields.map(([name, label, required]) => (
                <Field.Root key={name} name={name} required={required}>
                  <Field.Label>{label}</Field.Label>
                  <TextInput autoComplete="off" value={values[name] ?? ""} onChange={set(name)} />
                </Field.Root>
              ))}
              <Field.Root
                name="message"
                hint="Your name is kept with it. A phone number or an email address is needed."
              >
                <Field.Label>What they asked</Field.Label>
                <Textarea value={values.message ?? ""} onChange={set("message")} />
                <Field.Hint />
              </Field.Root>
              <Box role="alert">
                <Typography textColor="danger600">{problem}</Typography>
              </Box>
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Modal.Close>
              <Button variant="tertiary">Cancel</Button>
            </Modal.Close>
            <Button type="submit" disabled={!values.name?.trim() || !isReachable}>
              Add
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
