import { Box, Flex, Typography } from "@strapi/design-system";
import { Page } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { NavLink, Route, Routes } from "react-router-dom";
import { styled } from "styled-components";
import { pagePath } from "../lead-filters";
import { readLead } from "../uids";
import { Erasures } from "./erasures";
import { LeadList } from "./lead-list";
import { LeadPage } from "./lead-page";
import { Subscribers } from "./subscribers";
import { useReadableLists, useRights } from "./use-rights";

/** Leads and subscribers: the page on which investor relations works. */
export default function InquiriesPage() {
  return (
    <Page.Protect permissions={[readLead]}>
      <Page.Main>
        <Page.Title>Inquiries</Page.Title>
        <Routes>
          <Route index element={<LeadList />} />
          <Route path="subscribers" element={<Subscribers />} />
          <Route path="erasures" element={<Erasures />} />
          <Route path=":documentId" element={<LeadPage />} />
        </Routes>
      </Page.Main>
    </Page.Protect>
  );
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

const Frame = styled.div`
  padding: 3.2rem 4rem;

  @media (max-width: 767px) {
    padding: 1.6rem;
  }
`;

/** The three lists, with the actions of the one that is open. */
export function ListFrame({
  actions,
  children,
  title,
}: {
  actions?: ReactNode;
  children: ReactNode;
  title: string;
}) {
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

export { Frame };
