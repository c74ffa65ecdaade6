import { Box, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from "@strapi/design-system";
import { Layouts, Page } from "@strapi/strapi/admin";
import { useAnswer } from "../../../admin/use-service";
import type { SiteVitals, VitalsRow } from "../server";

type Figure = keyof VitalsRow["p75"];

/** What counts as good and as poor, as https://web.dev/articles/vitals has it. */
const figures: Record<Figure, { title: string; good: number; fair: number; unit: "s" | "ms" | "" }> = {
  LCP: { title: "Main content shown", good: 2_500, fair: 4_000, unit: "s" },
  INP: { title: "Answer to a press", good: 200, fair: 500, unit: "ms" },
  CLS: { title: "Movement while loading", good: 0.1, fair: 0.25, unit: "" },
};
const order: Figure[] = ["LCP", "INP", "CLS"];

export default function VitalsPage() {
  const { answer: sites, error } = useAnswer<SiteVitals[]>("/visitor-vitals");
  if (error !== undefined) return <Page.Error />;
  if (!sites) return <Page.Loading />;
  return (
    <Page.Main>
      <Page.Title>Speed for visitors</Page.Title>
      <Layouts.Header
        title="Speed for visitors"
        subtitle="What three of four visits of the last 28 days stayed within, as browsers told. No visitor is recognized."
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={8}>
          {sites.map(({ rows, site }) => (
            <Box tag="section" key={site} aria-label={site}>
              {sites.length > 1 && (
                <Typography tag="h2" variant="beta">
                  {site}
                </Typography>
              )}
              <SiteTable rows={rows} />
            </Box>
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function SiteTable({ rows }: { rows: VitalsRow[] | null }) {
  if (!rows)
    return <Typography>The site did not tell: it is away, or it is set to collect nothing.</Typography>;
  if (rows.length === 0) return <Typography>No visits yet.</Typography>;
  return (
    <Table colCount={order.length + 3} rowCount={rows.length}>
      <Thead>
        <Tr>
          {["Page", "Connection", "Visits", ...order.map((figure) => figures[figure].title)].map((title) => (
            <Th key={title}>
              <Typography variant="sigma">{title}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map(({ connection, p75, page, visits }) => (
          <Tr key={`${page} ${connection}`}>
            {[page, connection, String(visits)].map((text) => (
              <Td key={text}>
                <Typography>{text}</Typography>
              </Td>
            ))}
            {order.map((figure) => (
              <Td key={figure}>
                <FigureText figure={figure} value={p75[figure]} />
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function FigureText({ figure, value }: { figure: Figure; value: number | null | undefined }) {
  const { fair, good, unit } = figures[figure];
  if (value === undefined) return <Typography textColor="neutral500">not told</Typography>;
  if (value === null) return <Typography textColor="danger700">very slow</Typography>;
  const shown = unit === "s" ? `${value / 1000} s` : `${value} ${unit}`.trim();
  if (value <= good) return <Typography textColor="success700">{`${shown}, good`}</Typography>;
  if (value <= fair) return <Typography textColor="warning700">{`${shown}, fair`}</Typography>;
  return <Typography textColor="danger700">{`${shown}, poor`}</Typography>;
}
