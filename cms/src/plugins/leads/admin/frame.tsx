import { Box, Button, EmptyStateLayout, Flex, Typography } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { useFetchClient } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { styled } from "styled-components";
import { useErrorMessage, useServiceAction } from "../../../admin/use-service";
import { inquiriesPath } from "../filters";
import type { ListResponse } from "../responses";

/** Returns a function that downloads the CSV of a route. */
function useCsvExport() {
  const { get } = useFetchClient();
  const { runAction, isRunning } = useServiceAction();
  const exportCsv = (route: string): Promise<void> =>
    runAction(async () => {
      const { data, headers } = await get<Blob>(route, { responseType: "blob" });
      const name = /filename="([^"]+)"/.exec(headers?.get("content-disposition") ?? "")?.[1];
      const link = document.createElement("a");
      link.href = URL.createObjectURL(data);
      link.download = name ?? "export.csv";
      link.click();
      URL.revokeObjectURL(link.href);
    }, "Nothing was exported.");
  return { exportCsv, isExporting: isRunning };
}

const Tab = styled(NavLink)`
  padding: 0.8rem 0;
  border-bottom: 2px solid transparent;
  color: ${({ theme }) => theme.colors.neutral700};
  font-size: 1.4rem;
  font-weight: 600;
  text-decoration: none;

  &.active {
    border-color: ${({ theme }) => theme.colors.primary600};
    color: ${({ theme }) => theme.colors.primary600};
  }
`;

export const PageFrame = ({ children }: { children: ReactNode }) => (
  <Box padding={{ initial: 4, medium: 7 }}>{children}</Box>
);

interface ListPageProps {
  title: string;
  actions?: ReactNode;
  /** Route of the CSV with all entries that match the filters. */
  exportRoute: string;
  filters: ReactNode;
  response: ListResponse | undefined;
  error: unknown;
  /** Shown if nothing matches. */
  emptyMessage: string;
  page: number;
  openPage: (page: number) => void;
  children: ReactNode;
}

/** Page of inquiries or subscribers. */
export function ListPage({ actions, children, error, response, title, ...props }: ListPageProps) {
  const { emptyMessage, exportRoute, filters, openPage, page } = props;
  const { exportCsv, isExporting } = useCsvExport();
  const errorMessage = useErrorMessage();
  const { pages = 0, total = 0 } = response ?? {};
  return (
    <PageFrame>
      <Flex gap={3} justifyContent="space-between" wrap="wrap">
        <Typography tag="h1" variant="alpha">
          {title}
        </Typography>
        <Flex gap={2} wrap="wrap">
          <Button
            variant="secondary"
            startIcon={<Download />}
            disabled={total === 0}
            loading={isExporting}
            onClick={() => exportCsv(exportRoute)}
          >
            {`Export ${total.toLocaleString("en-US")}`}
          </Button>
          {actions}
        </Flex>
      </Flex>
      <Flex tag="nav" aria-label="Inquiries" gap={5} paddingTop={2} paddingBottom={4}>
        <Tab to={inquiriesPath} end>
          Inquiries
        </Tab>
        <Tab to={`${inquiriesPath}/subscribers`}>Subscribers</Tab>
      </Flex>
      {filters}
      <Box paddingTop={4}>
        {error !== null && (
          <Typography tag="p" role="alert" textColor="danger600">
            {errorMessage(error)}
          </Typography>
        )}
        {response && error === null && (total > 0 ? children : <EmptyStateLayout content={emptyMessage} />)}
      </Box>
      {pages > 1 && (
        <Flex tag="nav" aria-label="Pages" gap={4} justifyContent="center" paddingTop={4}>
          <Button variant="tertiary" disabled={page <= 1} onClick={() => openPage(page - 1)}>
            Newer
          </Button>
          <Typography>{`Page ${page} of ${pages}`}</Typography>
          <Button variant="tertiary" disabled={page >= pages} onClick={() => openPage(page + 1)}>
            Older
          </Button>
        </Flex>
      )}
    </PageFrame>
  );
}
