import { Box, Button, EmptyStateLayout, Flex, Typography } from "@strapi/design-system";
import { Layouts, Page, useNotification } from "@strapi/strapi/admin";
import { useStoredTime } from "../../../admin/team-time";
import { sendToService, useAttempt, useServiceData } from "../../../admin/use-service";
import type { ListedRevision } from "../changes";

export default function TrashPage() {
  const { data: deleted, error, setData } = useServiceData<ListedRevision[]>("/content-history/trash");
  const { toggleNotification } = useNotification();
  const { attempt, isUnderWay } = useAttempt();
  const formatTime = useStoredTime();
  if (error !== null) return <Page.Error />;
  if (!deleted) return <Page.Loading />;

  const restore = ({ id, kind, name }: ListedRevision) =>
    attempt(async () => {
      await sendToService("post", `/content-history/revisions/${id}/restore`, {});
      setData(deleted.filter((other) => other.id !== id));
      toggleNotification({ type: "success", message: `“${name}” is back in “${kind}” as a draft.` });
    });

  return (
    <Page.Main>
      <Page.Title>Trash</Page.Title>
      <Layouts.Header
        title="Trash"
        subtitle="Entries deleted in the last 90 days. A restored entry comes back as a draft."
      />
      <Layouts.Content>
        {deleted.length === 0 && <EmptyStateLayout content="The trash is empty." />}
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
          {deleted.map((entry) => (
            <Box key={entry.id} tag="li" background="neutral0" padding={4} hasRadius borderColor="neutral150">
              <Flex justifyContent="space-between" gap={4} wrap="wrap">
                <Box>
                  <Typography tag="h2" variant="delta">
                    {entry.name}
                  </Typography>
                  <Typography textColor="neutral600">
                    {`${entry.kind}, deleted by ${entry.by}, ${formatTime(entry.at)}`}
                  </Typography>
                </Box>
                <Button
                  variant="secondary"
                  aria-label={`Restore ${entry.name}`}
                  disabled={isUnderWay}
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
