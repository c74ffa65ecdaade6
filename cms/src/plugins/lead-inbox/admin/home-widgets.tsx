import { Box, Flex, Grid, Link, Typography } from "@strapi/design-system";
import { Widget } from "@strapi/strapi/admin";
import { useLayoutEffect, useRef } from "react";
import { NavLink } from "react-router-dom";
import { useTeamZone } from "../../../admin/team-time";
import { useAnswer } from "../../../admin/use-service";
import { labelFor } from "../labels";
import {
  dayMs,
  listPath,
  listQuery,
  type QuickFilter,
  quickFilterLabels,
  quickFilters,
} from "../lead-filters";
import type { Overview } from "../server/overview";
import { useMe } from "./use-me";

const numbers: [name: QuickFilter, label: string][] = [
  ["new", "New"],
  ["mine", "Mine"],
  ["due", "Follow-up due"],
  ["waiting", "Waiting more than a day"],
  ["failed", "Not delivered"],
];

const useOverview = () => useAnswer<Overview>("/lead-inbox/overview");

/** On the first page of whoever works with leads: what is to be done, each number a press away from its list. */
export function InquiryNumbers() {
  const { answer, error } = useOverview();
  const { answer: me } = useMe();
  const zone = useTeamZone();
  if (error !== undefined) return <Widget.Error />;
  if (!answer || !me) return <Widget.Loading />;
  const filters = quickFilters(new Date(), me.name, zone);
  const isDone = numbers.every(([name]) => answer.counts[name] === 0);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} padding={2}>
      <WholeWidget />
      {isDone && <Typography variant="beta">All caught up.</Typography>}
      <Grid.Root gap={4}>
        {numbers.map(([name, label]) => (
          <Grid.Item key={name} col={4} s={6} xs={12} direction="column" alignItems="stretch">
            <Box padding={4} hasRadius background="neutral100">
              <Typography variant="alpha" tag="p">
                {answer.counts[name]}
              </Typography>
              <Link tag={NavLink} to={`${listPath}?${listQuery(filters[name])}`}>
                {label}
              </Link>
            </Box>
          </Grid.Item>
        ))}
      </Grid.Root>
    </Flex>
  );
}

/** Where the inquiries of the last eight weeks came from, as two small tables. */
export function InquirySources() {
  const { answer, error } = useOverview();
  const zone = useTeamZone();
  if (error !== undefined) return <Widget.Error />;
  if (!answer) return <Widget.Loading />;
  const { campaigns, forms, weeks } = answer;
  const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: zone });
  const rows = [
    ...forms.map(({ count, value }) => {
      return { count, label: labelFor("form", value), filters: [{ form: { $eq: value } }] };
    }),
    ...campaigns.map(({ count, value }) => {
      return { count, label: value, filters: [{ campaignLabel: { $eq: value } }] };
    }),
  ];
  return (
    <Grid.Root gap={6} padding={2}>
      <WholeWidget />
      <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
        <SmallTable
          title="Seven days"
          rows={weeks.map(({ count, from, to }, index) => {
            const filters = [{ receivedAt: { $gt: from, $lte: to } }];
            // Each begins and ends at this time of day: the day on which the next one begins counts for that one.
            const days = day.formatRange(new Date(from), new Date(Date.parse(to) - dayMs));
            return { count, label: index === 0 ? quickFilterLabels.week : days, filters };
          })}
        />
      </Grid.Item>
      <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
        <SmallTable title="Form or campaign" rows={rows} />
      </Grid.Item>
    </Grid.Root>
  );
}

/** Strapi's widgets have one height, and what is longer is scrolled within them: these are as high as they need. */
function WholeWidget() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const frame = mark.current?.closest("main");
    if (frame) Object.assign(frame.style, { height: "auto", minHeight: "261px" });
  }, []);
  return <span ref={mark} hidden />;
}

interface SmallRow {
  label: string;
  count: number;
  filters: Parameters<typeof listQuery>[0];
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
        {rows.map(({ count, filters, label }) => (
          <tr key={label}>
            <td>
              <Link tag={NavLink} to={`${listPath}?${listQuery(filters)}`}>
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
