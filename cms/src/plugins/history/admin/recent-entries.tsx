import { Box, Flex, Link, Typography } from "@strapi/design-system";
import { Widget } from "@strapi/strapi/admin";
import { NavLink } from "react-router-dom";
import { formatShortTime, useTeamZone } from "../../../admin/team-time";
import { useServiceData } from "../../../admin/use-service";
import type { RecentEntry } from "../changes";

/** Links to the entries that changed last. Strapi's own widget shows IDs instead of names for some types. */
export function RecentEntries() {
  const { data: entries, error } = useServiceData<RecentEntry[]>("/content-history/recent");
  const zone = useTeamZone();
  if (error !== null) return <Widget.Error />;
  if (!entries) return <Widget.Loading />;
  if (entries.length === 0) return <Widget.NoData>Nothing was edited in the last 90 days.</Widget.NoData>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
      {entries.map(({ action, at, by, id, typeName, name, path }) => (
        <Box key={id} tag="li" background="neutral100" hasRadius padding={2}>
          <Link tag={NavLink} to={`/content-manager/${path}`}>
            {name}
          </Link>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {`${typeName === name ? "" : `${typeName}. `}${action} by ${by}, ${formatShortTime(new Date(at), zone)}`}
          </Typography>
        </Box>
      ))}
    </Flex>
  );
}
