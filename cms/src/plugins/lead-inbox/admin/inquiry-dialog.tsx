import { Box, Button, Flex, Textarea, TextInput, Typography } from "@strapi/design-system";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { LabeledField } from "../../../admin/fields";
import { FormDialog } from "../../../admin/form-dialog";
import { useErrorText } from "../../../admin/use-service";

const fields = [
  ["name", "Name", true],
  ["phone", "Phone", false],
  ["email", "Email", false],
  ["region", "State or region", false],
  ["project", "Project", false],
] as const;

interface InquiryDialogProps {
  title: string;
  /** Of what is filled in. */
  hint: string;
  /** Of the button that saves. */
  action: string;
  initial?: Readonly<Record<string, string>>;
  withoutProject?: boolean;
  /** What it throws is told in the dialog. */
  save: (values: Readonly<Record<string, string>>) => Promise<void>;
}

/** Who somebody is that the team has spoken to, and what they asked: the content of a dialog. */
export function InquiryDialog({
  action,
  hint,
  initial = {},
  save,
  title,
  withoutProject = false,
}: InquiryDialogProps) {
  const errorText = useErrorText();
  const [values, setValues] = useState(initial);
  const [problem, setProblem] = useState("");
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone, the end of the form is out of sight.
    if (problem) told.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);
  const set =
    (name: string) =>
    ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues((before) => ({ ...before, [name]: target.value }));
  const isReachable = Boolean(values.phone?.trim() || values.email?.trim());

  async function submit() {
    setProblem("");
    try {
      await save(values);
    } catch (error) {
      setProblem(errorText(error));
    }
  }

  return (
    <FormDialog
      title={title}
      onSubmit={submit}
      actions={
        <Button type="submit" disabled={!values.name?.trim() || !isReachable}>
          {action}
        </Button>
      }
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        {fields
          .filter(([name]) => name !== "project" || !withoutProject)
          .map(([name, label, required]) => (
            <LabeledField key={name} name={name} label={label} required={required}>
              <TextInput autoComplete="off" value={values[name] ?? ""} onChange={set(name)} />
            </LabeledField>
          ))}
        <LabeledField name="message" label="What they asked" hint={hint}>
          <Textarea value={values.message ?? ""} onChange={set("message")} />
        </LabeledField>
        <Box role="alert" ref={told}>
          <Typography textColor="danger600">{problem}</Typography>
        </Box>
      </Flex>
    </FormDialog>
  );
}
