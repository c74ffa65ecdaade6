import { collectionTypes, singleTypes } from "../content-types";

/** What visitors, and so everyone, may do. */
export const readPublishedActions: string[] = [
  ...singleTypes.map((uid) => `${uid}.find`),
  ...collectionTypes.flatMap((uid) => [`${uid}.find`, `${uid}.findOne`]),
];

/** What the site may do with its access key: read, drafts included, and bring leads in. */
export const siteActions = [
  ...readPublishedActions,
  "api::lead.lead.create",
  "api::lead.lead.find",
  "api::lead.lead.findOne",
  "api::lead.subscription.create",
  "api::lead.subscription.find",
];
