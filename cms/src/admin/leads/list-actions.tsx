import { useRBAC } from "@strapi/strapi/admin";
import { useParams } from "react-router-dom";
import { leadUid } from "../../leads/uids";
import { subscriptionUid } from "../../subscriptions/uids";
import { EraseButton } from "./erase-button";
import { ExportButton } from "./export-button";

const permissions = {
  export: [{ action: "api::lead-inbox.export", subject: null }],
  erase: [{ action: "api::lead-inbox.erase", subject: null }],
};

/** Where each list is exported. */
const exports: Record<string, string> = {
  [leadUid]: "/lead-inbox/export",
  [subscriptionUid]: "/lead-inbox/subscriptions/export",
};

/** Above the lists of leads and of subscriptions, for those who may. */
export function LeadListActions() {
  const { slug = "" } = useParams();
  const { allowedActions } = useRBAC(permissions);
  const exportRoute = exports[slug];
  if (!exportRoute) return null;
  return (
    <>
      {allowedActions.canErase && <EraseButton />}
      {allowedActions.canExport && <ExportButton route={exportRoute} />}
    </>
  );
}
