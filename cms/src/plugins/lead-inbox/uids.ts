import { readAction, updateAction } from "../../uids";
export const leadUid = "api::lead.lead";
export const subscriptionUid = "api::lead.subscription";

/** What was deleted at the request of a person, without the data. */
export const erasureUid = "api::lead.erasure";

/** Ids of deleted leads, so that none of them comes back. */
export const tombstoneUid = "api::lead.tombstone";

/** Digests of the addresses whose subscription was deleted, and when. */
export const subscriptionTombstoneUid = "api::lead.subscription-tombstone";

/** What the team writes about a lead, each note with its author and time. */
export const noteUid = "api::lead.note";

export const exportAction = "api::lead-inbox.export";
export const eraseAction = "api::lead-inbox.erase";

/** What the team writes on a lead. The site neither sees nor sets these. */
export const teamFields = ["leadStatus", "assignee", "followUpOn"] as const;

/** Says in the panel who works with leads. */
export const readLead = { action: readAction, subject: leadUid };
export const updateLead = { action: updateAction, subject: leadUid };
