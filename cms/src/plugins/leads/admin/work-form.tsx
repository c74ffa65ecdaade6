import { Alert, Box, Button, Flex, Typography } from "@strapi/design-system";
import { isFetchError, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { styled } from "styled-components";
import { useAttempt } from "../../../admin/use-service";
import type { Fields } from "../../../lib/values";
import type { Row } from "../answers";
import { textOf } from "../labels";
import { FieldInput, type FieldSpec } from "./field-input";
import { useDraft } from "./use-draft";

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: 1.6rem;
  align-items: end;

  & > .wide {
    grid-column: 1 / -1;
  }
`;

function shown({ choices, kind, none = "None" }: FieldSpec, value: unknown): string {
  if (kind === "check") return value ? "Yes" : "No";
  if (kind === "longText" && value) return `“${value}”`;
  return new Map(Object.entries(choices ?? {})).get(textOf(value)) ?? (textOf(value) || none);
}

interface WorkFormProps {
  entry: Row;
  fields: FieldSpec[];
  isEditable: (field: string) => boolean;
  /** @param revision of the entry that the changes may replace */
  save: (changes: Fields, revision: number | null) => Promise<void>;
  /** Reads the entry again after somebody else has changed it. */
  reload: () => void;
}

/** The form for assignee, status and note. A save over another person's change shows both versions and asks. */
export function WorkForm({ entry, fields, isEditable, reload, save }: WorkFormProps) {
  const { changes, clear, current, isDirty, opened, set } = useDraft(entry);
  const { attempt, isUnderWay } = useAttempt();
  const { toggleNotification } = useNotification();
  const [problem, setProblem] = useState("");
  const differing = fields.filter(({ name }) => name in changes && name in entry);

  const submit = (revision: number | null) =>
    attempt(async () => {
      try {
        await save(changes, revision);
        clear();
        setProblem("");
        toggleNotification({ type: "success", message: "Saved." });
      } catch (error) {
        if (!isFetchError(error) || error.status !== 409) throw error;
        setProblem(error.message);
        reload();
      }
    }, "Not saved. What you typed is still here.");
  function discard() {
    clear();
    setProblem("");
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {problem && (
        <Alert variant="danger" title={problem} closeLabel="Hide" onClose={() => setProblem("")}>
          {differing.map((field) => (
            <Box key={field.name}>
              {`${field.label}: now ${shown(field, entry[field.name])}, yours ${shown(field, changes[field.name])}.`}
            </Box>
          ))}
          <Flex gap={2} wrap="wrap" paddingTop={3}>
            <Button size="S" loading={isUnderWay} onClick={() => submit(current)}>
              Save mine
            </Button>
            <Button size="S" variant="tertiary" onClick={discard}>
              Discard mine
            </Button>
          </Flex>
        </Alert>
      )}
      <Grid>
        {fields.map((field) => (
          <div key={field.name} className={field.kind === "longText" || field.hint ? "wide" : undefined}>
            <FieldInput
              field={field}
              value={field.name in changes ? changes[field.name] : entry[field.name]}
              isDisabled={!isEditable(field.name)}
              onChange={(value) => set(field.name, value)}
            />
          </div>
        ))}
      </Grid>
      {fields.some(({ name }) => isEditable(name)) && (
        <Flex gap={3}>
          <Button loading={isUnderWay} disabled={!isDirty} onClick={() => submit(opened)}>
            Save
          </Button>
          <Typography textColor="neutral600" role="status">
            {isDirty ? "Not saved yet" : ""}
          </Typography>
        </Flex>
      )}
    </Flex>
  );
}
