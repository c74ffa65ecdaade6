import { Flex, Link, Typography } from "@strapi/design-system";
import { Widget } from "@strapi/strapi/admin";
import { NavLink } from "react-router-dom";
import { useServiceData } from "../../../admin/use-service";
import { filteredListPath, teamViews } from "../filters";
import type { LeadCounts as Counts } from "../responses";

/** Counts of open work; each links to its list. */
export function LeadCounts() {
  const { data: response, error } = useServiceData<Counts>("/lead-counts");
  if (error !== null) return <Widget.Error />;
  if (!response) return <Widget.Loading />;
  const counts = new Map(Object.entries(response));
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      {[...counts.values()].every((count) => count === 0) && (
        <Typography variant="beta">All caught up.</Typography>
      )}
      {Object.entries(teamViews).map(([name, { filter, label }]) => (
        <Flex key={name} justifyContent="space-between" background="neutral100" hasRadius padding={2}>
          <Link tag={NavLink} to={filteredListPath(filter)}>
            {label}
          </Link>
          <Typography variant="delta">{counts.get(name)}</Typography>
        </Flex>
      ))}
    </Flex>
  );
}
