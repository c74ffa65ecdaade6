import { Box, Flex, Typography } from "@strapi/design-system";
import { Widget } from "@strapi/strapi/admin";
import { useServiceData } from "../../../admin/use-service";
import type { Checklist } from "../server";

/** Home widget: the open items of the checklist. */
export default function ChecklistWidget() {
  const { data: checklist, error } = useServiceData<Checklist>("/launch");
  if (error !== null) return <Widget.Error />;
  if (!checklist) return <Widget.Loading />;
  const { entries, isLive } = checklist;
  const toDo = entries.filter(({ state }) => state === "to do");
  if (toDo.length === 0) return <Widget.NoData>Everything is done.</Widget.NoData>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} padding={2}>
      <Typography textColor="neutral800">
        {`${toDo.length} of ${entries.length} to do. ${
          isLive ? "The site is live and shows no samples." : "Visitors see samples until you go live."
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
