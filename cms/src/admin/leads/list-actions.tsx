import { useRBAC } from "@strapi/strapi/admin";
import { useParams } from "react-router-dom";
import { leadUid } from "../../leads/uids";
import { EraseButton } from "./erase-button";
import { ExportButton } from "./export-button";

const permissions = {
  export: [{ action: "api::lead-inbox.export", subject: null }],
  erase: [{ action: "api::lead-inbox.erase", subject: null }],
};

/** Above the list of leads, for those who may. */
export function LeadListActions() {
  const { slug } = useParams();
  const { allowedActions } = useRBAC(permissions);
  if (slug !== leadUid) return null;
  return (
    <>
      {allowedActions.canErase && <EraseButton />}
      {allowedActions.canExport && <ExportButton />}
    </>
  );
}
