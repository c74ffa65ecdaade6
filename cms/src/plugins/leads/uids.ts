import { readAction } from "../../lib/uids";

export const leadUid = "api::lead.lead";
export const subscriptionUid = "api::lead.subscription";

/** What was deleted at the request of a person, without the data. */
export const erasureUid = "api::lead.erasure";

/** IDs of deleted leads, so that the site cannot bring them back. */
export const tombstoneUid = "api::lead.tombstone";

/** Digests of the addresses whose subscription was deleted, and when. */
export const subscriptionTombstoneUid = "api::lead.subscription-tombstone";

/** Everything that happened to a lead, one row per event. */
export const leadEventUid = "api::lead.event";

/** The right to change leads and subscriptions, by field. The Content Manager has no such right for hidden types. */
export const workAction = "api::lead-inbox.work";
export const exportAction = "api::lead-inbox.export";
export const eraseAction = "api::lead-inbox.erase";

/** Fields that only the team sets. The site neither reads nor writes them. */
export const teamFields = ["leadStatus", "assignee", "followUpOn"] as const;

export const readLead = { action: readAction, subject: leadUid };
export const workOnLead = { action: workAction, subject: leadUid };
