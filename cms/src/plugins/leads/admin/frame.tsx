import { Box, Button, Flex, Typography } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { styled } from "styled-components";
import { useErrorText } from "../../../admin/use-service";
import { pagePath } from "../lead-filters";
import { Empty, Pages } from "./parts";
import { useExport } from "./use-export";
import { useReadableLists, useRights } from "./use-rights";

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

export const Frame = styled.div`
  padding: 3.2rem 4rem;

  @media (max-width: 767px) {
    padding: 1.6rem;
  }
`;

interface ListFrameProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The three lists, with the actions of the one that is open. */
export function ListFrame({ actions, children, title }: ListFrameProps) {
  const { canReadErasures, canReadSubscribers } = useReadableLists();
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
        {canReadSubscribers && <Tab to={`${pagePath}/subscribers`}>Subscribers</Tab>}
        {(canErase || canReadErasures) && <Tab to={`${pagePath}/erasures`}>Erasures</Tab>}
      </Flex>
      <Box paddingTop={4}>{children}</Box>
    </Frame>
  );
}

interface PagedListProps extends ListFrameProps {
  /** Route of the file with all entries that the filters leave. */
  exportRoute: string;
  isFiltered: boolean;
  filters: ReactNode;
  /** The page of the list, once it was read. */
  answer: { total: number; pageSize: number } | undefined;
  error: unknown;
  /** Shown when nothing is left. */
  empty: string;
  page: number;
  show: (page: number) => void;
}

/** A list with filters and pages, which can be exported. */
export function PagedList({ actions, answer, children, error, ...props }: PagedListProps) {
  const { empty, exportRoute, filters, isFiltered, page, show, title } = props;
  const { canExport } = useRights();
  const { isExporting, save } = useExport();
  const errorText = useErrorText();
  const isRead = answer !== undefined && error === undefined;
  const exportButton = canExport && (
    <Button
      variant="secondary"
      startIcon={<Download />}
      loading={isExporting}
      onClick={() => save(exportRoute)}
    >
      {isFiltered ? `Export these ${answer?.total ?? ""}` : "Export all"}
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
      {error !== undefined && (
        <Box paddingTop={4} role="alert">
          <Typography textColor="danger600">{errorText(error)}</Typography>
        </Box>
      )}
      {isRead && children}
      {isRead && answer.total === 0 && <Empty>{empty}</Empty>}
      {isRead && <Pages page={page} count={Math.ceil(answer.total / answer.pageSize)} show={show} />}
    </ListFrame>
  );
}
