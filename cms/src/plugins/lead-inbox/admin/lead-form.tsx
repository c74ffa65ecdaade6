import { Alert, Box, Button, Checkbox, Flex, Textarea, TextInput, Typography } from "@strapi/design-system";
import { isFetchError, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { type ChangeEvent, useEffect, useState } from "react";
import { styled } from "styled-components";
import { LabeledField } from "../../../admin/fields";
import { useAttempt } from "../../../admin/use-service";
import { fieldsOf } from "../../../record";
import type { LeadDetail, LeadOptions } from "../answers";
import { labels, textOf } from "../labels";
import { Choice, Section } from "./parts";

/** Unsaved values, with the revision of the lead on which they were typed. */
interface Draft {
  changes: Readonly<Record<string, unknown>>;
  note: string;
  revision: number | null;
}

function storedDraft(key: string): Draft | undefined {
  const text = sessionStorage.getItem(key);
  if (!text) return undefined;
  const { changes, note, revision } = fieldsOf(JSON.parse(text));
  return {
    changes: fieldsOf(changes),
    note: textOf(note),
    revision: typeof revision === "number" ? revision : null,
  };
}

/** Kept while the tab lives, so that a reload or a new log-in loses nothing. */
function useDraft(key: string, revision: number | null) {
  const empty: Draft = { changes: {}, note: "", revision };
  const [draft, setState] = useState<Draft>(() => storedDraft(key) ?? empty);
  const isDirty = draft.note.trim() !== "" || Object.keys(draft.changes).length > 0;
  const setDraft = (next: Draft) => {
    setState(next);
    sessionStorage.setItem(key, JSON.stringify(next));
  };
  const clear = (saved: number | null) => {
    setState({ ...empty, revision: saved });
    sessionStorage.removeItem(key);
  };
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  return { draft, setDraft, clear, isDirty };
}

const revisionOf = ({ lead }: LeadDetail): number | null =>
  typeof lead.revision === "number" ? lead.revision : null;

const fieldLabels: Readonly<Record<string, string>> = {
  leadStatus: "Status",
  assignee: "Assigned to",
  followUpOn: "Follow up on",
  needsReview: "Needs review",
};

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr));
  gap: 1.6rem;
  align-items: end;
`;

interface LeadFormProps {
  detail: LeadDetail;
  options: LeadOptions;
  route: string;
  setDetail: (detail: LeadDetail) => void;
}

/** Status, assignee and follow-up of a lead, saved together with a note. */
export function LeadForm({ detail, options, route, setDetail }: LeadFormProps) {
  const { editable, lead } = detail;
  const { get, put } = useFetchClient();
  const { attempt, isUnderWay } = useAttempt();
  const { toggleNotification } = useNotification();
  const { clear, draft, isDirty, setDraft } = useDraft(
    `lead-draft-${options.me}-${lead.documentId}`,
    revisionOf(detail),
  );
  const [problem, setProblem] = useState("");
  const values = { ...lead, ...draft.changes };
  const people = new Map(options.team.map(({ id, name }) => [String(id), name]));
  if (typeof lead.assignee === "number") people.set(String(lead.assignee), textOf(lead.assigneeName));
  const isFixed = (field: string) => !editable.includes(field);

  function set(field: string, value: unknown) {
    const { [field]: _, ...others } = draft.changes;
    const isBack = (lead[field] ?? null) === value;
    setDraft({ ...draft, changes: isBack ? others : { ...others, [field]: value } });
  }

  const save = (revision: number | null) =>
    attempt(async () => {
      const note = draft.note.trim();
      try {
        const { data } = await put<{ data: LeadDetail }>(route, {
          revision,
          changes: draft.changes,
          ...(note && { note }),
        });
        setDetail(data.data);
        clear(revisionOf(data.data));
        setProblem("");
        toggleNotification({ type: "success", message: "Saved." });
      } catch (error) {
        if (!isFetchError(error) || error.status !== 409) throw error;
        // Shows what the lead is now, beside what was typed.
        const { data } = await get<{ data: LeadDetail }>(route);
        setDetail(data.data);
        setProblem(error.message);
      }
    }, "Not saved. What you typed is still here.");

  const shown = (field: string, value: unknown): string => {
    if (field === "leadStatus") return new Map(Object.entries(labels.leadStatus)).get(textOf(value)) ?? "";
    if (field === "assignee") return people.get(textOf(value)) ?? "Nobody";
    if (field === "needsReview") return value ? "Yes" : "No";
    return textOf(value) || "None";
  };

  return (
    <Section title="What we do about it">
      <Flex direction="column" alignItems="stretch" gap={4}>
        {problem && (
          <Alert variant="danger" title={problem} closeLabel="Hide" onClose={() => setProblem("")}>
            {Object.entries(draft.changes).map(([field, mine]) => (
              <Box key={field}>
                {`${fieldLabels[field]}: now ${shown(field, lead[field])}, yours ${shown(field, mine)}.`}
              </Box>
            ))}
            <Flex gap={2} wrap="wrap" paddingTop={3}>
              <Button size="S" loading={isUnderWay} onClick={() => save(revisionOf(detail))}>
                Save mine
              </Button>
              <Button
                size="S"
                variant="tertiary"
                onClick={() => {
                  clear(revisionOf(detail));
                  setProblem("");
                }}
              >
                Discard mine
              </Button>
            </Flex>
          </Alert>
        )}
        <Fields>
          <LabeledField name="leadStatus" label="Status">
            <Choice
              label="Status"
              choices={labels.leadStatus}
              value={textOf(values.leadStatus)}
              isDisabled={isFixed("leadStatus")}
              onChange={(status) => set("leadStatus", status)}
            />
          </LabeledField>
          <LabeledField name="assignee" label="Assigned to">
            <Choice
              label="Assigned to"
              none="Nobody"
              choices={Object.fromEntries(people)}
              value={textOf(values.assignee)}
              isDisabled={isFixed("assignee")}
              onChange={(person) => set("assignee", person ? Number(person) : null)}
            />
          </LabeledField>
          <LabeledField name="followUpOn" label="Follow up on">
            <TextInput
              type="date"
              value={textOf(values.followUpOn)}
              disabled={isFixed("followUpOn")}
              onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
                set("followUpOn", target.value || null)
              }
            />
          </LabeledField>
          <Checkbox
            checked={values.needsReview === true}
            disabled={isFixed("needsReview")}
            onCheckedChange={(isOn: boolean | "indeterminate") => set("needsReview", isOn === true)}
          >
            Needs review
          </Checkbox>
        </Fields>
        {editable.length > 0 && (
          <>
            <LabeledField name="note" label="Add a note">
              <Textarea
                placeholder="For the team only. Your name and the time are kept with it."
                value={draft.note}
                onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) =>
                  setDraft({ ...draft, note: target.value })
                }
              />
            </LabeledField>
            <Flex gap={3}>
              <Button loading={isUnderWay} disabled={!isDirty} onClick={() => save(draft.revision)}>
                Save
              </Button>
              <Typography textColor="neutral600" role="status">
                {isDirty ? "Not saved yet" : ""}
              </Typography>
            </Flex>
          </>
        )}
      </Flex>
    </Section>
  );
}
