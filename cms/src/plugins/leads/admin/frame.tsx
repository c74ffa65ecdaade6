import { Box, Button, EmptyStateLayout, Flex, Typography } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { useFetchClient, useRBAC } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { styled } from "styled-components";
import { useAttempt, useErrorText } from "../../../admin/use-service";
import { pagePath } from "../filters";
import type { ListResponse } from "../responses";
import { eraseAction, exportAction, workAction } from "../uids";

const rights = [workAction, exportAction, eraseAction].map((action) => ({ action, subject: null }));

/** Rights of the user: `canWork` (to change leads and subscriptions), `canExport` and `canErase`. */
export const useRights = () => useRBAC(rights).allowedActions;

/** Returns a function that downloads the CSV of a route. */
export function useExport() {
  const { get } = useFetchClient();
  const { attempt, isUnderWay } = useAttempt();
  const exportFrom = (route: string): Promise<void> =>
    attempt(async () => {
      const { data, headers } = await get<Blob>(route, { responseType: "blob" });
      const name = /filename="([^"]+)"/.exec(headers?.get("content-disposition") ?? "")?.[1];
      const link = document.createElement("a");
      link.href = URL.createObjectURL(data);
      link.download = name ?? "export.csv";
      link.click();
      URL.revokeObjectURL(link.href);
    }, "Nothing was exported.");
  return { exportFrom, isExporting: isUnderWay };
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

export const Frame = ({ children }: { children: ReactNode }) => (
  <Box padding={{ initial: 4, medium: 7 }}>{children}</Box>
);

interface ListFrameProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** Page of inquiries, subscribers or erasures. */
export function ListFrame({ actions, children, title }: ListFrameProps) {
  const { canErase } = useRights();
  return (
    <Frame>
      <Flex gap={3} justifyContent="space-between" wrap="wrap">
        <Typography tag="h1" variant="alpha">
          {title}
        </Typography>
        <Flex gap={2} wrap="wrap">
          {actions}
        </Flex>
      </Flex>
      <Flex tag="nav" aria-label="Inquiries" gap={5} paddingTop={2}>
        <Tab to={pagePath} end>
          Inquiries
        </Tab>
        <Tab to={`${pagePath}/subscribers`}>Subscribers</Tab>
        {canErase && <Tab to={`${pagePath}/erasures`}>Erasures</Tab>}
      </Flex>
      <Box paddingTop={4}>{children}</Box>
    </Frame>
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
  empty: string;
  page: number;
  openPage: (page: number) => void;
}

export function PagedList({ actions, response, children, error, ...props }: PagedListProps) {
  const { empty, exportRoute, filters, isFiltered, openPage, page, title } = props;
  const { canExport } = useRights();
  const { exportFrom, isExporting } = useExport();
  const errorText = useErrorText();
  const exportButton = canExport && (
    <Button
      variant="secondary"
      startIcon={<Download />}
      disabled={response?.total === 0}
      loading={isExporting}
      onClick={() => exportFrom(exportRoute)}
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
          {errorText(error)}
        </Typography>
      )}
      {response && error === null && (
        <>
          {response.total > 0 ? (
            children
          ) : (
            <Box paddingTop={4}>
              <EmptyStateLayout content={empty} />
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
