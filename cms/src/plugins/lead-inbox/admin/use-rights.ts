import { useRBAC } from "@strapi/strapi/admin";
import { eraseAction, exportAction, updateLead } from "../uids";

const permissions = {
  update: [updateLead],
  export: [{ action: exportAction, subject: null }],
  erase: [{ action: eraseAction, subject: null }],
};

/** What the person may do with leads. */
export const useRights = () => useRBAC(permissions).allowedActions;
