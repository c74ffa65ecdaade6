import { Flex, Link, Typography } from "@strapi/design-system";
import { Widget } from "@strapi/strapi/admin";
import { NavLink } from "react-router-dom";
import { useServiceData } from "../../../admin/use-service";
import { inquiriesPath, teamViews } from "../filters";

/** Counts of open work; each links to its list. */
export function LeadCounts() {
  const { data: counts, error } = useServiceData<Record<string, number>>("/lead-counts");
  if (error !== null) return <Widget.Error />;
  if (!counts) return <Widget.Loading />;
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      {Object.entries(teamViews).map(([name, { filter, label }]) => (
        <Flex key={name} justifyContent="space-between" background="neutral100" hasRadius padding={2}>
          <Link tag={NavLink} to={`${inquiriesPath}?${new URLSearchParams(filter)}`}>
            {label}
          </Link>
          <Typography variant="delta">{counts[name]}</Typography>
        </Flex>
      ))}
    </Flex>
  );
}
