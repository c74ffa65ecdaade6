import { Box, Flex, Grid, Link, Typography } from "@strapi/design-system";
import { Widget } from "@strapi/strapi/admin";
import { NavLink } from "react-router-dom";
import { useAnswer } from "../../../admin/use-service";
import { labelFor } from "../labels";
import { listPath, listQuery, type QuickFilter, quickFilters } from "../lead-filters";
import type { Overview } from "../server/overview";
import { useMe } from "./use-me";

const numbers: [name: QuickFilter, label: string][] = [
  ["new", "New"],
  ["mine", "Mine"],
  ["waiting", "Waiting more than a day"],
  ["failed", "Not delivered"],
];

const useOverview = () => useAnswer<Overview>("/lead-inbox/overview");

/** On the first page of whoever works with leads: what is to be done, each number a press away from its list. */
export function InquiryNumbers() {
  const { answer, error } = useOverview();
  const { answer: me } = useMe();
  if (error !== undefined) return <Widget.Error />;
  if (!answer || !me) return <Widget.Loading />;
  const filters = quickFilters(new Date(), me.name);
  const isDone = numbers.every(([name]) => answer.counts[name] === 0);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} padding={2}>
      {isDone && <Typography variant="beta">All caught up.</Typography>}
      <Grid.Root gap={4}>
        {numbers.map(([name, label]) => (
          <Grid.Item key={name} col={6} xs={12} direction="column" alignItems="stretch">
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

const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });

/** Where the inquiries of the last eight weeks came from, as two small tables. */
export function InquirySources() {
  const { answer, error } = useOverview();
  if (error !== undefined) return <Widget.Error />;
  if (!answer) return <Widget.Loading />;
  const { campaigns, forms, weeks } = answer;
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
      <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
        <SmallTable
          title="Week from"
          rows={weeks.map(({ count, from, to }) => {
            const filters = [{ receivedAt: { $gt: from, $lte: to } }];
            return { count, label: day.format(new Date(from)), filters };
          })}
        />
      </Grid.Item>
      <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
        <SmallTable title="Form or campaign" rows={rows} />
      </Grid.Item>
    </Grid.Root>
  );
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
