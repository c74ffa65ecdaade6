import type { ContentRules } from "./content-rules";
import { checkDescriptions, checkScheduledDescriptions } from "./rules/described-pictures";
import { checkPageAddress, checkPublishedAddress } from "./rules/page-address";
import { keepPublicationDate } from "./rules/publication-date";
import { checkPublishAt, clearPublishAt, keepToSchedule } from "./rules/publish-at";
import { redirectOldAddress, removeRedirects } from "./rules/renamed-entries";
import { makeSlug } from "./rules/slug";

/** Campaign pages. */
export const page: ContentRules = {
  save: [checkPublishAt, makeSlug, checkPageAddress],
  saved: [checkScheduledDescriptions],
  publish: [keepToSchedule, checkDescriptions, checkPublishedAddress],
  store: [keepPublicationDate, clearPublishAt, redirectOldAddress],
  remove: [removeRedirects],
};
