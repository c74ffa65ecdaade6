import { Flex, Grid, Link, Typography } from "@strapi/design-system";
import { Widget } from "@strapi/strapi/admin";
import { NavLink } from "react-router-dom";
import { useTeamZone } from "../../../admin/team-time";
import { useAnswer } from "../../../admin/use-service";
import type { Overview } from "../answers";
import { labelFor } from "../labels";
import { dayMs, type LeadFilter, listLink, type ViewName, viewLabels, views } from "../lead-filters";

const shownViews: ViewName[] = ["new", "mine", "due", "waiting", "failed"];

const useOverview = () => useAnswer<Overview>("/lead-inbox/overview");

/** Open work, each number linked to its list. */
export function LeadNumbers() {
  const { answer, error } = useOverview();
  if (error !== undefined) return <Widget.Error />;
  if (!answer) return <Widget.Loading />;
  const { counts } = answer;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {shownViews.every((name) => counts[name] === 0) && (
        <Typography variant="beta">All caught up.</Typography>
      )}
      {shownViews.map((name) => (
        <Flex
          key={name}
          justifyContent="space-between"
          gap={4}
          background="neutral100"
          hasRadius
          paddingLeft={4}
          paddingRight={4}
          paddingTop={2}
          paddingBottom={2}
        >
          <Link tag={NavLink} to={listLink(views[name])}>
            {viewLabels[name]}
          </Link>
          <Typography variant="delta">{counts[name]}</Typography>
        </Flex>
      ))}
    </Flex>
  );
}

/** Sources of the leads of the last eight weeks. */
export function LeadSources() {
  const { answer, error } = useOverview();
  const zone = useTeamZone();
  if (error !== undefined) return <Widget.Error />;
  if (!answer) return <Widget.Loading />;
  const { campaigns, forms, weeks } = answer;
  const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: zone });
  const sources: SmallRow[] = [
    ...forms.map(({ count, value }) => ({ count, label: labelFor("form", value), filter: { form: value } })),
    ...campaigns.map(({ count, value }) => ({ count, label: value, filter: { campaign: value } })),
  ];
  const periods: SmallRow[] = weeks.map(({ count, from, to }, index) => {
    // A week begins and ends at this time of day: the day on which the next one begins counts for that one.
    const days = day.formatRange(new Date(from), new Date(Date.parse(to) - dayMs));
    return index === 0
      ? { count, label: viewLabels.week, filter: views.week }
      : { count, label: days, filter: { from, to } };
  });
  return (
    <Grid.Root gap={6}>
      <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
        <SmallTable title="Seven days" rows={periods} />
      </Grid.Item>
      <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
        <SmallTable title="Form or campaign" rows={sources} />
      </Grid.Item>
    </Grid.Root>
  );
}

interface SmallRow {
  label: string;
  count: number;
  filter: LeadFilter;
}

/** Strapi's own table has the room of a whole page around its cells. */
function SmallTable({ rows, title }: { rows: SmallRow[]; title: string }) {
  return (
    <table style={{ width: "100%" }}>
      <thead>
        <tr>
          <SmallHeading>{title}</SmallHeading>
          <SmallHeading>Inquiries</SmallHeading>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ count, filter, label }) => (
          <tr key={label}>
            <td>
              <Link tag={NavLink} to={listLink(filter)}>
                {label}
              </Link>
            </td>
            <td>
              <Typography>{count}</Typography>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SmallHeading = ({ children }: { children: string }) => (
  <th scope="col" style={{ textAlign: "start", verticalAlign: "bottom" }}>
    <Typography variant="sigma" textColor="neutral600">
      {children}
    </Typography>
  </th>
);
