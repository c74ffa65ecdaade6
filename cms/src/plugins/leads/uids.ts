import { readAction } from "../../lib/uids";

export const leadUid = "api::lead.lead";
export const subscriptionUid = "api::lead.subscription";

/** The right to change leads and subscriptions, by field. The Content Manager has no such right for hidden types. */
export const workAction = "api::leads.work";
export const exportAction = "api::leads.export";
export const eraseAction = "api::leads.erase";

/** Fields that only the team sets. The site neither reads nor writes them. */
export const teamFields = ["leadStatus", "assignee", "followUpOn"];

export const readLead = { action: readAction, subject: leadUid };
export const workOnLead = { action: workAction, subject: leadUid };
