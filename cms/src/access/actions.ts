import { collectionTypes, singleTypes } from "../content-types";

/** What visitors, and so everyone, may do. */
export const readPublishedActions: string[] = [
  ...singleTypes.map((uid) => `${uid}.find`),
  ...collectionTypes.flatMap((uid) => [`${uid}.find`, `${uid}.findOne`]),
];

/** Follow what changes. */
export const readChangesAction = "api::content-change.content-change.find";

/** What the site may do with its access key: read, drafts included, bring leads in and tell what came of them. */
export const siteActions = [
  ...readPublishedActions,
  readChangesAction,
  "api::lead.lead.create",
  "api::lead.lead.find",
  "api::lead.lead.findOne",
  "api::lead.lead.reportDeliveries",
  "api::lead.subscription.create",
  "api::lead.subscription.find",
];
