export const leadUid = "api::lead.lead";

/** What was deleted at the request of a person, without the data. */
export const erasureUid = "api::lead.erasure";

/** Ids of deleted leads, so that none of them comes back. */
export const tombstoneUid = "api::lead.tombstone";
