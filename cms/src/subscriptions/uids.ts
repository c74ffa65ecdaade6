export const subscriptionUid = "api::lead.subscription";

/** Addresses, as digests, whose subscription was deleted, and when. */
export const subscriptionTombstoneUid = "api::lead.subscription-tombstone";
