import { Box } from "@strapi/design-system";
import { Page } from "@strapi/strapi/admin";
import { Route, Routes } from "react-router-dom";
import { leadsPermission } from "../uids";
import { LeadList } from "./lead-list";
import { LeadPage } from "./lead-page";
import { Subscribers } from "./subscribers";

/** By its path, shows the list of inquiries, the list of subscribers or one inquiry. */
export default function InquiriesPage() {
  return (
    <Page.Protect permissions={[leadsPermission]}>
      <Page.Main>
        <Page.Title>Inquiries</Page.Title>
        <Box padding={{ initial: 4, medium: 7 }}>
          <Routes>
            <Route index element={<LeadList />} />
            <Route path="subscribers" element={<Subscribers />} />
            <Route path=":documentId" element={<LeadPage />} />
          </Routes>
        </Box>
      </Page.Main>
    </Page.Protect>
  );
}
