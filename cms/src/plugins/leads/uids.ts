export const leadUid = "api::lead.lead";
export const subscriptionUid = "api::lead.subscription";

/** Right to work with leads and subscriptions: to read, change, export and erase them. */
export const leadsAction = "api::leads.work";
export const leadsPermission = { action: leadsAction, subject: null };
