import { Alert, Box, Button, Flex, Grid, Typography } from "@strapi/design-system";
import { isFetchError, useAuth, useNotification } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { useServiceAction } from "../../../admin/use-service";
import { asRecord } from "../../../lib/values";
import { type Entry, type Field, formatValue } from "../fields";
import type { Row } from "../responses";
import { FieldInput } from "./forms";

/** Unsaved values, with the revision that the lead had when the user started to type. */
interface Draft {
  changes: Entry;
  revision: unknown;
}

/** Keeps unsaved changes in the tab's session storage, so that a reload or a new login loses nothing. */
function useDraft(lead: Row) {
  const user = useAuth("Draft", (auth) => auth.user?.id);
  const key = `draft-${user}-${lead.documentId}`;
  const [draft, setDraft] = useState<Draft>(() => {
    const { changes, revision } = asRecord(JSON.parse(sessionStorage.getItem(key) ?? "null"));
    return { changes: asRecord(changes), revision };
  });
  const isEmpty = Object.keys(draft.changes).length === 0;
  useEffect(() => {
    if (isEmpty) return sessionStorage.removeItem(key);
    sessionStorage.setItem(key, JSON.stringify(draft));
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [draft, isEmpty, key]);

  function setValue(name: string, value: unknown) {
    const { [name]: _, ...others } = draft.changes;
    const changes = (lead[name] ?? null) === value ? others : { ...others, [name]: value };
    setDraft({ changes, revision: isEmpty ? lead.revision : draft.revision });
  }
  return { ...draft, isEmpty, setValue, clear: () => setDraft({ changes: {}, revision: null }) };
}

interface WorkFormProps {
  lead: Row;
  fields: Field[];
  /** `revision` is the revision of the lead when the user started to type. */
  save: (changes: Entry, revision: unknown) => Promise<void>;
  /** Refetches the lead after somebody else changed it. */
  reload: () => void;
}

/** Form for the team's fields. If someone else saved the lead first, it shows both values and asks which to keep. */
export function WorkForm({ fields, lead, reload, save }: WorkFormProps) {
  const { changes, clear, isEmpty, revision, setValue } = useDraft(lead);
  const { runAction, isRunning } = useServiceAction();
  const { toggleNotification } = useNotification();
  const [conflictMessage, setConflictMessage] = useState("");

  function discardChanges() {
    clear();
    setConflictMessage("");
  }
  const saveChanges = (seenRevision: unknown) =>
    runAction(async () => {
      try {
        await save(changes, seenRevision);
        discardChanges();
        toggleNotification({ type: "success", message: "Saved." });
      } catch (error) {
        if (!isFetchError(error) || error.status !== 409) throw error;
        setConflictMessage(error.message);
        reload();
      }
    }, "Not saved. Everything you typed is still here.");

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {conflictMessage && (
        <Alert
          variant="danger"
          title={conflictMessage}
          closeLabel="Hide"
          onClose={() => setConflictMessage("")}
        >
          {fields
            .filter(({ name }) => name in changes && name in lead)
            .map((field) => (
              <Box key={field.name}>
                {`${field.label}: now ${formatValue(field, lead[field.name])}, yours ${formatValue(field, changes[field.name])}.`}
              </Box>
            ))}
          <Flex gap={2} wrap="wrap" paddingTop={3}>
            <Button size="S" loading={isRunning} onClick={() => saveChanges(lead.revision)}>
              Save mine
            </Button>
            <Button size="S" variant="tertiary" onClick={discardChanges}>
              Discard mine
            </Button>
          </Flex>
        </Alert>
      )}
      <Grid.Root gap={4}>
        {fields.map((field) => (
          <Grid.Item
            key={field.name}
            col={field.kind === "longText" ? 12 : 6}
            xs={12}
            direction="column"
            alignItems="stretch"
          >
            <FieldInput
              field={field}
              value={field.name in changes ? changes[field.name] : lead[field.name]}
              onChange={(value) => setValue(field.name, value)}
            />
          </Grid.Item>
        ))}
      </Grid.Root>
      <Flex gap={3}>
        <Button loading={isRunning} disabled={isEmpty} onClick={() => saveChanges(revision)}>
          Save
        </Button>
        <Typography textColor="neutral600" role="status">
          {isEmpty ? "" : "Not saved yet"}
        </Typography>
      </Flex>
    </Flex>
  );
}
