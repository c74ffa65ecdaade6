import { useRBAC } from "@strapi/strapi/admin";
import { readAction } from "../../../lib/uids";
import { eraseAction, erasureUid, exportAction, subscriptionUid, workOnLead } from "../uids";

const rights = [workOnLead, { action: exportAction, subject: null }, { action: eraseAction, subject: null }];

/** Permissions of the user on leads: `canWork`, `canExport`, `canErase`. */
export const useRights = () => useRBAC(rights).allowedActions;

// Rights of one action on several types share their name in an answer, so each is asked for alone.
const subscribers = [{ action: readAction, subject: subscriptionUid }];
const erasures = [{ action: readAction, subject: erasureUid }];

/** Which lists beside the leads the user may read. */
export const useReadableLists = () => ({
  canReadSubscribers: useRBAC(subscribers).allowedActions.canRead,
  canReadErasures: useRBAC(erasures).allowedActions.canRead,
});
