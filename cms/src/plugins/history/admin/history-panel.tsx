import { Button, Flex, Modal, Typography } from "@strapi/design-system";
import { Clock } from "@strapi/icons";
import { useFetchClient } from "@strapi/strapi/admin";
import { OpeningList } from "../../../admin/opening-list";
import { useStoredTime } from "../../../admin/team-time";
import { useAnswer, useAttempt } from "../../../admin/use-service";
import { textIn } from "../../../lib/values";
import { tellAfterReload } from "../../../strapi/panel/calls";
import type { EditView, SidePanelComponent } from "../../../strapi/panel/content-manager";
import type { ListedRevision, ShownChange } from "../changes";
import { ConflictDialog, OfferDialog, TextBox } from "./form-dialogs";
import { isKeptType } from "./kept-forms";
import { useKeptForm } from "./use-kept-form";

/** Beside a form: keeps what is typed into it, and shows what the entry was before. */
export const HistoryPanel: SidePanelComponent = (view) => {
  const form = useKeptForm(view);
  const { document, model } = view;
  if (!isKeptType(model)) return null;
  const documentId = textIn(document, "documentId");
  return {
    title: form.conflict ? "Changed meanwhile" : "History",
    content: (
      <>
        <OfferDialog {...form} />
        {form.conflict && <ConflictDialog conflict={form.conflict} document={document} model={model} />}
        {documentId ? (
          <HistoryDialog documentId={documentId} model={model} />
        ) : (
          <Typography textColor="neutral600">Begins when you save.</Typography>
        )}
      </>
    ),
  };
};

type Entry = Required<Pick<EditView, "documentId" | "model">>;

function HistoryDialog(entry: Entry) {
  return (
    <Modal.Root>
      <Modal.Trigger>
        <Button variant="tertiary" fullWidth startIcon={<Clock />}>
          Earlier versions
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>History</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Versions {...entry} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Versions({ documentId, model }: Entry) {
  const { answer: versions, error } = useAnswer<ListedRevision[]>(
    `/content-history/entries/${model}/${documentId}`,
  );
  const storedTime = useStoredTime();
  if (error !== undefined) return <Typography>The history cannot be read at the moment.</Typography>;
  if (!versions) return <Typography>Loading</Typography>;
  if (versions.length === 0) return <Typography>Nothing has changed in the last 90 days.</Typography>;
  return (
    <OpeningList
      opened={String(versions[0]?.id)}
      items={versions.map((version, index) => ({
        id: String(version.id),
        title: version.action,
        details: `${version.by}, ${storedTime(version.at)}`,
        content: <Changes isNewest={index === 0} version={version} />,
      }))}
    />
  );
}

function Changes({ isNewest, version }: { isNewest: boolean; version: ListedRevision }) {
  const { post } = useFetchClient();
  const { attempt, isUnderWay } = useAttempt();
  const { answer: changes } = useAnswer<ShownChange[]>(`/content-history/revisions/${version.id}`);
  const storedTime = useStoredTime();
  const restore = () =>
    attempt(async () => {
      await post(`/content-history/revisions/${version.id}/restore`, {});
      tellAfterReload(
        `The version of ${storedTime(version.at)} is back as a draft. Publish it to show it to visitors.`,
      );
      window.location.reload();
    });
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {changes?.length === 0 && <Typography>No text or picture changed.</Typography>}
      {changes?.map(({ after, before, label }) => (
        <Flex key={label} direction="column" alignItems="stretch" gap={2}>
          <Typography fontWeight="semiBold">{label}</Typography>
          {before && <TextBox title={<Typography variant="pi">Before</Typography>} text={before} />}
          <TextBox title={<Typography variant="pi">After</Typography>} text={after} isChosen />
        </Flex>
      ))}
      {(!isNewest || version.action.startsWith("Not saved")) && (
        <Button onClick={restore} loading={isUnderWay}>
          Restore this version as a draft
        </Button>
      )}
    </Flex>
  );
}
