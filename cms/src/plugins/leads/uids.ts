export const leadUid = "api::lead.lead";
export const subscriptionUid = "api::lead.subscription";

/** Right to read leads and subscriptions. */
export const readLeadsAction = "api::leads.read";
/** Right to change leads and subscriptions. */
export const editAction = "api::leads.work";
export const exportAction = "api::leads.export";
export const eraseAction = "api::leads.erase";

/** Fields that only the team sets. The site neither reads nor writes them. */
export const teamFields = ["leadStatus", "assignee", "followUpOn"];

export const readLeadsPermission = { action: readLeadsAction, subject: null };
