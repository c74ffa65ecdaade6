import { useRBAC } from "@strapi/strapi/admin";
import { readAction } from "../../../uids";
import { eraseAction, erasureUid, exportAction, subscriptionUid, workOnLead } from "../uids";

const permissions = {
  work: [workOnLead],
  export: [{ action: exportAction, subject: null }],
  erase: [{ action: eraseAction, subject: null }],
  readSubscribers: [{ action: readAction, subject: subscriptionUid }],
  readErasures: [{ action: readAction, subject: erasureUid }],
};

/** What the user may do with leads. */
export const useRights = () => useRBAC(permissions).allowedActions;
