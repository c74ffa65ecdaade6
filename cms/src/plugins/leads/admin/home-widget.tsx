import { Flex, Link, Typography } from "@strapi/design-system";
import { Widget } from "@strapi/strapi/admin";
import { NavLink } from "react-router-dom";
import { useServiceData } from "../../../admin/use-service";
import { homePageCounts, inquiriesPath } from "../filters";

/** Counts of leads, such as new or not delivered. Each links to the list of these leads. */
export function LeadCounts() {
  const { data: counts, error } = useServiceData<Record<string, number>>("/lead-counts");
  if (error !== null) return <Widget.Error />;
  if (!counts) return <Widget.Loading />;
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      {Object.entries(homePageCounts).map(([name, { label, values }]) => (
        <Flex key={name} justifyContent="space-between" background="neutral100" hasRadius padding={2}>
          <Link tag={NavLink} to={`${inquiriesPath}?${new URLSearchParams(values)}`}>
            {label}
          </Link>
          <Typography variant="delta">{counts[name]}</Typography>
        </Flex>
      ))}
    </Flex>
  );
}
