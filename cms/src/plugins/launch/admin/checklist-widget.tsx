import { Box, Flex, Typography } from "@strapi/design-system";
import { Widget } from "@strapi/strapi/admin";
import { useAnswer } from "../../../admin/use-service";
import type { Checklist } from "../server";

/** On the panel's first page: what is to do before the site goes live. The list itself has a page of its own. */
export default function ChecklistWidget() {
  const { answer: checklist, error } = useAnswer<Checklist>("/launch");
  if (error !== undefined) return <Widget.Error />;
  if (!checklist) return <Widget.Loading />;
  const { entries, isLive } = checklist;
  const toDo = entries.filter(({ state }) => state === "to do");
  if (toDo.length === 0) return <Widget.NoData>Everything is done.</Widget.NoData>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} padding={2}>
      <Typography textColor="neutral800">
        {`${toDo.length} of ${entries.length} to do. ${
          isLive
            ? "The site is live: visitors do not see samples."
            : "Until you go live, visitors see samples."
        }`}
      </Typography>
      <Box tag="ul">
        {toDo.map(({ id, title }) => (
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
