import { Alert, Box, Button, Flex, Typography } from "@strapi/design-system";
import { isFetchError, useAuth, useNotification } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { useServiceAction } from "../../../admin/use-service";
import { asRecord } from "../../../lib/values";
import type { Entry, Field } from "../fields";
import { toText } from "../labels";
import type { Row } from "../responses";
import { FieldInput } from "./forms";
import { useLeadRights } from "./frame";

/** Unsaved values, with the revision that the entry had when the user started to type. */
interface Draft {
  changes: Entry;
  revision: number | null;
}

const revisionOf = ({ revision }: Entry): number | null => (typeof revision === "number" ? revision : null);

/** Keeps unsaved changes in the tab's storage, so that a reload or a new login loses nothing. */
function useDraft(entry: Row) {
  const user = useAuth("Draft", (auth) => auth.user?.id);
  const key = `draft-${user}-${entry.documentId}`;
  const [draft, setDraft] = useState<Draft | undefined>(() => {
    const storedDraft = asRecord(JSON.parse(sessionStorage.getItem(key) ?? "null"));
    return storedDraft.changes
      ? { changes: asRecord(storedDraft.changes), revision: revisionOf(storedDraft) }
      : undefined;
  });
  useEffect(() => {
    if (!draft) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [draft]);

  function replace(newDraft: Draft | undefined) {
    setDraft(newDraft);
    if (newDraft) sessionStorage.setItem(key, JSON.stringify(newDraft));
    else sessionStorage.removeItem(key);
  }
  function setValue(name: string, value: unknown) {
    const { [name]: _, ...others } = draft?.changes ?? {};
    const changes = (entry[name] ?? null) === value ? others : { ...others, [name]: value };
    const revision = draft ? draft.revision : revisionOf(entry);
    replace(Object.keys(changes).length > 0 ? { changes, revision } : undefined);
  }
  return { draft, setValue, clear: () => replace(undefined) };
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: 1.6rem;
  align-items: end;

  & > .wide {
    grid-column: 1 / -1;
  }
`;

/** Formats a value for the sentence about a conflict. */
function formatValue({ choices = {}, kind, emptyLabel = "None" }: Field, value: unknown): string {
  if (kind === "check") return value ? "Yes" : "No";
  if (kind === "longText" && value) return `“${value}”`;
  return new Map(Object.entries(choices)).get(toText(value)) ?? (toText(value) || emptyLabel);
}

interface WorkFormProps {
  entry: Row;
  fields: Field[];
  /** `revision` is the revision of the entry when the user started to type. */
  save: (changes: Entry, revision: number | null) => Promise<void>;
  /** Refetches the entry after somebody else changed it. */
  reload: () => void;
}

/** Form for the team's fields. If someone else saved the entry first, it shows both values and asks which to keep. */
export function WorkForm({ entry, fields, reload, save }: WorkFormProps) {
  const { clear, draft, setValue } = useDraft(entry);
  const { runAction, isRunning } = useServiceAction();
  const { canWork } = useLeadRights();
  const { toggleNotification } = useNotification();
  const [conflict, setConflict] = useState("");
  const changes = draft?.changes ?? {};

  const saveChanges = (revision: number | null) =>
    runAction(async () => {
      try {
        await save(changes, revision);
        clear();
        setConflict("");
        toggleNotification({ type: "success", message: "Saved." });
      } catch (error) {
        if (!isFetchError(error) || error.status !== 409) throw error;
        setConflict(error.message);
        reload();
      }
    }, "Not saved. Everything you typed is still here.");
  function discardChanges() {
    clear();
    setConflict("");
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {conflict && (
        <Alert variant="danger" title={conflict} closeLabel="Hide" onClose={() => setConflict("")}>
          {fields
            .filter(({ name }) => name in changes && name in entry)
            .map((field) => (
              <Box key={field.name}>
                {`${field.label}: now ${formatValue(field, entry[field.name])}, yours ${formatValue(field, changes[field.name])}.`}
              </Box>
            ))}
          <Flex gap={2} wrap="wrap" paddingTop={3}>
            <Button size="S" loading={isRunning} onClick={() => saveChanges(revisionOf(entry))}>
              Save mine
            </Button>
            <Button size="S" variant="tertiary" onClick={discardChanges}>
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
              disabled={!canWork}
              onChange={(value) => setValue(field.name, value)}
            />
          </div>
        ))}
      </Grid>
      {canWork && (
        <Flex gap={3}>
          <Button loading={isRunning} disabled={!draft} onClick={() => saveChanges(draft?.revision ?? null)}>
            Save
          </Button>
          <Typography textColor="neutral600" role="status">
            {draft ? "Not saved yet" : ""}
          </Typography>
        </Flex>
      )}
    </Flex>
  );
}
