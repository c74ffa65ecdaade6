import { Box, Button, EmptyStateLayout, Flex, Typography } from "@strapi/design-system";
import { Layouts, Page, useNotification } from "@strapi/strapi/admin";
import { useTimeFormatter } from "../../../admin/team-time";
import { sendToService, useServiceAction, useServiceData } from "../../../admin/use-service";
import type { ListedRevision } from "../changes";

export default function TrashPage() {
  const { data: deletedEntries, error, setData } = useServiceData<ListedRevision[]>("/content-history/trash");
  const { toggleNotification } = useNotification();
  const { runAction, isRunning } = useServiceAction();
  const formatTime = useTimeFormatter();
  if (error !== null) return <Page.Error />;
  if (!deletedEntries) return <Page.Loading />;

  const restore = ({ id, name, typeName }: ListedRevision) =>
    runAction(async () => {
      await sendToService("post", `/content-history/revisions/${id}/restore`, {});
      setData(deletedEntries.filter((other) => other.id !== id));
      toggleNotification({ type: "success", message: `“${name}” is back in “${typeName}” as a draft.` });
    });

  return (
    <Page.Main>
      <Page.Title>Trash</Page.Title>
      <Layouts.Header
        title="Trash"
        subtitle="Entries deleted in the last 90 days. A restored entry comes back as a draft."
      />
      <Layouts.Content>
        {deletedEntries.length === 0 && <EmptyStateLayout content="The trash is empty." />}
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
          {deletedEntries.map((entry) => (
            <Box key={entry.id} tag="li" background="neutral0" padding={4} hasRadius borderColor="neutral150">
              <Flex justifyContent="space-between" gap={4} wrap="wrap">
                <Box>
                  <Typography tag="h2" variant="delta">
                    {entry.name}
                  </Typography>
                  <Typography textColor="neutral600">
                    {`${entry.typeName}, deleted by ${entry.by}, ${formatTime(entry.at)}`}
                  </Typography>
                </Box>
                <Button
                  variant="secondary"
                  aria-label={`Restore ${entry.name}`}
                  disabled={isRunning}
                  onClick={() => restore(entry)}
                >
                  Restore
                </Button>
              </Flex>
            </Box>
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
