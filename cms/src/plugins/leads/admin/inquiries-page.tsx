import { Page } from "@strapi/strapi/admin";
import { Route, Routes } from "react-router-dom";
import { readLeadsPermission } from "../uids";
import { Erasures } from "./erasures";
import { LeadList } from "./lead-list";
import { LeadPage } from "./lead-page";
import { Subscribers } from "./subscribers";

/** Inquiries, subscribers and erasures. */
export default function InquiriesPage() {
  return (
    <Page.Protect permissions={[readLeadsPermission]}>
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
