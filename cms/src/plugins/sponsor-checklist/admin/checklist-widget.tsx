import { Box, Flex, Typography } from "@strapi/design-system";
import { Widget } from "@strapi/strapi/admin";
import { useAnswer } from "../../../admin/use-service";
import type { ChecklistEntry } from "../server";

/** On the panel's first page: what the sponsor has to supply. The list itself has a page of its own. */
export default function ChecklistWidget() {
  const { answer: entries, error } = useAnswer<ChecklistEntry[]>("/sponsor-checklist");
  if (error !== undefined) return <Widget.Error />;
  if (!entries) return <Widget.Loading />;
  const open = entries.filter(({ state }) => state === "open");
  if (open.length === 0) return <Widget.NoData>Everything has been supplied.</Widget.NoData>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} padding={2}>
      <Typography textColor="neutral800">
        {`${open.length} of ${entries.length} are open. Until then the site shows samples, or says that something is to be supplied.`}
      </Typography>
      <Box tag="ul">
        {open.map(({ id, title }) => (
          <Box tag="li" key={id} paddingBottom={1}>
            <Typography variant="omega" textColor="neutral600">
              {title}
            </Typography>
          </Box>
        ))}
      </Box>
    </Flex>
  );
}
