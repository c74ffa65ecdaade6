import { Box, Button, EmptyStateLayout, Flex, Typography } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { useFetchClient, useRBAC } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { styled } from "styled-components";
import { useErrorMessage, useServiceAction } from "../../../admin/use-service";
import { inquiriesPath } from "../filters";
import type { ListResponse } from "../responses";
import { editAction, eraseAction, exportAction } from "../uids";

const leadPermissions = [editAction, exportAction, eraseAction].map((action) => ({
  action,
  subject: null,
}));

/** Rights of the user: `canWork` (to change leads and subscriptions), `canExport` and `canErase`. */
export const useLeadRights = () => useRBAC(leadPermissions).allowedActions;

/** Returns a function that downloads the CSV of a route. */
export function useCsvExport() {
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

interface ListFrameProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** Page of inquiries, subscribers or erasures. */
export function ListFrame({ actions, children, title }: ListFrameProps) {
  const { canErase } = useLeadRights();
  return (
    <PageFrame>
      <Flex gap={3} justifyContent="space-between" wrap="wrap">
        <Typography tag="h1" variant="alpha">
          {title}
        </Typography>
        <Flex gap={2} wrap="wrap">
          {actions}
        </Flex>
      </Flex>
      <Flex tag="nav" aria-label="Inquiries" gap={5} paddingTop={2}>
        <Tab to={inquiriesPath} end>
          Inquiries
        </Tab>
        <Tab to={`${inquiriesPath}/subscribers`}>Subscribers</Tab>
        {canErase && <Tab to={`${inquiriesPath}/erasures`}>Erasures</Tab>}
      </Flex>
      <Box paddingTop={4}>{children}</Box>
    </PageFrame>
  );
}

interface PagedListProps extends ListFrameProps {
  /** Route of the CSV with all entries that match the filters. */
  exportRoute: string;
  isFiltered: boolean;
  filters: ReactNode;
  response: ListResponse | undefined;
  error: unknown;
  /** Shown if nothing matches. */
  emptyMessage: string;
  page: number;
  openPage: (page: number) => void;
}

export function PagedList({ actions, response, children, error, ...props }: PagedListProps) {
  const { emptyMessage, exportRoute, filters, isFiltered, openPage, page, title } = props;
  const { canExport } = useLeadRights();
  const { exportCsv, isExporting } = useCsvExport();
  const errorMessage = useErrorMessage();
  const exportButton = canExport && (
    <Button
      variant="secondary"
      startIcon={<Download />}
      disabled={response?.total === 0}
      loading={isExporting}
      onClick={() => exportCsv(exportRoute)}
    >
      {isFiltered ? `Export ${response?.total ?? ""}` : "Export all"}
    </Button>
  );
  return (
    <ListFrame
      title={title}
      actions={
        <>
          {exportButton}
          {actions}
        </>
      }
    >
      {filters}
      {error !== null && (
        <Typography tag="p" role="alert" textColor="danger600" paddingTop={4}>
          {errorMessage(error)}
        </Typography>
      )}
      {response && error === null && (
        <>
          {response.total > 0 ? (
            children
          ) : (
            <Box paddingTop={4}>
              <EmptyStateLayout content={emptyMessage} />
            </Box>
          )}
          {response.pages > 1 && (
            <Flex tag="nav" aria-label="Pages" gap={4} justifyContent="center" paddingTop={4}>
              <Button variant="tertiary" disabled={page <= 1} onClick={() => openPage(page - 1)}>
                Newer
              </Button>
              <Typography>{`Page ${page} of ${response.pages}`}</Typography>
              <Button variant="tertiary" disabled={page >= response.pages} onClick={() => openPage(page + 1)}>
                Older
              </Button>
            </Flex>
          )}
        </>
      )}
    </ListFrame>
  );
}
