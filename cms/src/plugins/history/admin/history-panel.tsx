import { Box, Button, Dialog, Flex, Grid, Modal, Typography } from "@strapi/design-system";
import { Clock } from "@strapi/icons";
import { AccordionList } from "../../../admin/accordion-list";
import { DialogContent } from "../../../admin/form-dialog";
import { useTimeFormatter } from "../../../admin/team-time";
import { sendToService, useServiceAction, useServiceData } from "../../../admin/use-service";
import { asRecord, type Fields, stringField } from "../../../lib/values";
import { showAfterReload } from "../../../strapi/panel/calls";
import type { EditView, SidePanelComponent } from "../../../strapi/panel/content-manager";
import {
  type Difference,
  differences,
  excerpts,
  type FormLabels,
  fieldLabel,
  fieldText,
  formatTimes,
  type ListedRevision,
} from "../changes";
import { hasHistory, type UnsavedFormState, useUnsavedForm } from "./use-unsaved-form";

/** Side panel: keeps unsaved input of the form, and lists earlier versions. */
export const HistoryPanel: SidePanelComponent = (view) => {
  const form = useUnsavedForm(view);
  const { document, model } = view;
  if (!hasHistory(model)) return null;
  const documentId = stringField(document, "documentId");
  return {
    title: "History",
    content: (
      <>
        <RestoreDialog {...form} />
        {form.conflict && (
          <ConflictDialog
            key={stringField(document, "updatedAt")}
            conflict={form.conflict}
            document={document}
            model={model}
            resolve={form.resolve}
          />
        )}
        {documentId ? (
          <HistoryDialog documentId={documentId} model={model} />
        ) : (
          <Typography textColor="neutral600">Starts when you save.</Typography>
        )}
      </>
    ),
  };
};

/** Offers to restore input that an earlier visit left unsaved, for example because of a crash or an expired session. */
function RestoreDialog({ answerOffer, offeredForm }: UnsavedFormState) {
  const formatTime = useTimeFormatter();
  if (!offeredForm) return null;
  return (
    <Dialog.Root open>
      <Dialog.Content onEscapeKeyDown={(event: Event) => event.preventDefault()}>
        <Dialog.Header>{`You have unsaved changes from ${formatTime(offeredForm.at)}`}</Dialog.Header>
        <Dialog.Body>
          <Typography textAlign="center">This browser kept them. Only you can see them.</Typography>
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="tertiary" fullWidth onClick={() => answerOffer("discard")}>
            Discard
          </Button>
          <Button fullWidth onClick={() => answerOffer("restore")}>
            Restore
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface ConflictDialogProps extends Pick<EditView, "document" | "model"> {
  conflict: Difference[];
  resolve: UnsavedFormState["resolve"];
}

/** Compares the user's changes with a version saved meanwhile. The user applies them to that version or drops them. */
function ConflictDialog({ conflict, document, model, resolve }: ConflictDialogProps) {
  const formatTime = useTimeFormatter();
  const { updatedAt, updatedBy } = asRecord(document);
  const name = [stringField(updatedBy, "firstname"), stringField(updatedBy, "lastname")]
    .filter(Boolean)
    .join(" ");
  return (
    <Modal.Root defaultOpen>
      <Modal.Trigger>
        <Button variant="secondary" fullWidth>
          Compare the versions
        </Button>
      </Modal.Trigger>
      <DialogContent>
        <Modal.Header>
          <Modal.Title>Two versions of this entry</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Typography>
            {`${name || "Someone"} saved this entry on ${formatTime(updatedAt)}, after you had opened it. Fields that only one of you changed keep that change. The version you do not use stays in “History”.`}
          </Typography>
          <Comparison changes={conflict} model={model} titles={["Theirs", "Yours"]} />
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={() => resolve("theirs")}>
            Use theirs
          </Button>
          <Button onClick={() => resolve("mine")}>Use mine</Button>
        </Modal.Footer>
      </DialogContent>
    </Modal.Root>
  );
}

interface ComparisonProps {
  changes: Difference[];
  model: string;
  titles: [before: string, after: string];
}

/** Shows both values of each changed field side by side. */
function Comparison({ changes, model, titles }: ComparisonProps) {
  const labels = useServiceData<FormLabels>(`/content-history/labels/${model}`).data ?? {};
  const formatTime = useTimeFormatter();
  return changes.map(({ after, before, path }) => {
    const label = fieldLabel(path, labels);
    const texts = excerpts(fieldText(before, path, labels), fieldText(after, path, labels));
    return (
      <Box key={path.join(".")} tag="section" aria-label={label} paddingTop={4} width="100%">
        <Typography variant="delta">{label}</Typography>
        <Grid.Root gap={3} paddingTop={2}>
          {texts.map((text, index) => (
            <Grid.Item key={titles[index]} col={6} xs={12} direction="column" alignItems="stretch">
              <Typography variant="pi" textColor="neutral600">
                {titles[index]}
              </Typography>
              <Box background="neutral100" hasRadius padding={3} maxHeight="24rem" overflow="auto" grow={1}>
                <Typography style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
                  {formatTimes(text, formatTime) || "Nothing"}
                </Typography>
              </Box>
            </Grid.Item>
          ))}
        </Grid.Root>
      </Box>
    );
  });
}

type EntryProps = Required<Pick<EditView, "documentId" | "model">>;

function HistoryDialog(entry: EntryProps) {
  return (
    <Modal.Root>
      <Modal.Trigger>
        <Button variant="tertiary" fullWidth startIcon={<Clock />}>
          Open history
        </Button>
      </Modal.Trigger>
      <DialogContent>
        <Modal.Header>
          <Modal.Title>History</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <RevisionList {...entry} />
        </Modal.Body>
      </DialogContent>
    </Modal.Root>
  );
}

function RevisionList({ documentId, model }: EntryProps) {
  const { data: revisions, error } = useServiceData<ListedRevision[]>(
    `/content-history/entries/${model}/${documentId}`,
  );
  const formatTime = useTimeFormatter();
  if (error !== null) return <Typography>The history could not be loaded. Try again later.</Typography>;
  if (!revisions) return <Typography>Loading</Typography>;
  if (revisions.length === 0) return <Typography>Nothing has changed in the last 90 days.</Typography>;
  return (
    <AccordionList
      openId={String(revisions[0]?.id)}
      items={revisions.map((revision, index) => ({
        id: String(revision.id),
        title: revision.action,
        details: `${revision.by}, ${formatTime(revision.at)}`,
        content: <RevisionDetails isNewest={index === 0} model={model} revision={revision} />,
      }))}
    />
  );
}

interface RevisionDetailsProps extends Pick<EditView, "model"> {
  isNewest: boolean;
  revision: ListedRevision;
}

function RevisionDetails({ isNewest, model, revision }: RevisionDetailsProps) {
  const { runAction, isRunning } = useServiceAction();
  const { data } = useServiceData<Record<"after" | "before", Fields>>(
    `/content-history/revisions/${revision.id}`,
  );
  const changes = data && differences(data.before, data.after);
  const formatTime = useTimeFormatter();
  const restore = () =>
    runAction(async () => {
      await sendToService("post", `/content-history/revisions/${revision.id}/restore`, {});
      showAfterReload(
        `The version of ${formatTime(revision.at)} is back as a draft. Publish it to show it to visitors.`,
      );
      window.location.reload();
    });
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {(!isNewest || revision.isRefused) && (
        <Button onClick={restore} loading={isRunning}>
          Restore this version as a draft
        </Button>
      )}
      {changes?.length === 0 && <Typography>No text or picture changed.</Typography>}
      {changes && <Comparison changes={changes} model={model} titles={["Before", "After"]} />}
    </Flex>
  );
}
