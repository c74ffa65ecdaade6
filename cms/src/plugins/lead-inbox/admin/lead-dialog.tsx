import {
  Box,
  Button,
  Checkbox,
  Flex,
  NumberInput,
  Textarea,
  TextInput,
  Typography,
} from "@strapi/design-system";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { LabeledField } from "../../../admin/fields";
import { FormDialog } from "../../../admin/form-dialog";
import { useErrorText } from "../../../admin/use-service";
import type { LeadOptions } from "../answers";
import { labels } from "../labels";
import { Choice } from "./parts";

const texts = [
  ["name", "Name"],
  ["phone", "Phone"],
  ["email", "Email"],
  ["region", "State or region"],
  ["project", "Project"],
  ["returnClass", "Return class"],
  ["campaign", "Campaign"],
] as const;

interface LeadDialogProps {
  title: string;
  hint: string;
  action: string;
  options: LeadOptions;
  initial?: Readonly<Record<string, string>>;
  initialAmount?: number | undefined;
  /** A new inquiry has a campaign and a consent, which a correction leaves alone. */
  isNew?: boolean;
  /** Errors are shown in the dialog, which stays open. */
  save: (values: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** Form for what a person said on the phone. */
export function LeadDialog(props: LeadDialogProps) {
  const { action, hint, initial = {}, initialAmount, isNew = false, options, save, title } = props;
  const errorText = useErrorText();
  const [values, setValues] = useState(initial);
  const [amount, setAmount] = useState(initialAmount);
  const [consent, setConsent] = useState(false);
  const [problem, setProblem] = useState("");
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone, the end of the form is out of sight.
    if (problem) alert.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);
  const set = (name: string, value: string) => setValues((before) => ({ ...before, [name]: value }));
  const isReachable = Boolean(values.phone?.trim() || values.email?.trim());
  const suggestions: Record<string, string[]> = {
    project: options.projects,
    returnClass: options.returnClasses,
    campaign: options.campaigns,
  };

  async function submit() {
    setProblem("");
    try {
      await save({ ...values, ...(amount && { amount }), ...(isNew && { consent }) });
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
        <Typography textColor="neutral600">{hint}</Typography>
        {texts
          .filter(([name]) => name !== "campaign" || isNew)
          .map(([name, label]) => (
            <LabeledField key={name} name={name} label={label} required={name === "name"}>
              <TextInput
                autoComplete="off"
                list={suggestions[name] && `known-${name}`}
                value={values[name] ?? ""}
                onChange={({ target }: ChangeEvent<HTMLInputElement>) => set(name, target.value)}
              />
              <datalist id={`known-${name}`}>
                {suggestions[name]?.map((value) => (
                  <option key={value} value={value} />
                ))}
              </datalist>
            </LabeledField>
          ))}
        <LabeledField name="amount" label="Amount in dollars">
          <NumberInput value={amount} onValueChange={(value: number | undefined) => setAmount(value)} />
        </LabeledField>
        <LabeledField name="reason" label="Reason">
          <Choice
            label="Reason"
            none="Not said"
            choices={labels.reason}
            value={values.reason ?? ""}
            onChange={(reason) => set("reason", reason)}
          />
        </LabeledField>
        <LabeledField name="message" label="What they asked">
          <Textarea
            value={values.message ?? ""}
            onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => set("message", target.value)}
          />
        </LabeledField>
        {isNew && (
          <Checkbox
            checked={consent}
            onCheckedChange={(isOn: boolean | "indeterminate") => setConsent(isOn === true)}
          >
            They agreed to be contacted
          </Checkbox>
        )}
        <Box role="alert" ref={alert}>
          <Typography textColor="danger600">{problem}</Typography>
        </Box>
      </Flex>
    </FormDialog>
  );
}
