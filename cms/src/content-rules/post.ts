import type { ContentRules } from "./content-rules";
import { checkDescriptions, checkScheduledDescriptions } from "./rules/described-pictures";
import { keepPublicationDate } from "./rules/publication-date";
import { checkPublishAt, clearPublishAt, keepToSchedule } from "./rules/publish-at";
import { redirectOldAddress, removeRedirects } from "./rules/renamed-entries";
import { dropSampleMark } from "./rules/sample-mark";
import { makeSlug } from "./rules/slug";

/** `plugins/publishing/server/schedule.ts` publishes a post at its time. */
export const post: ContentRules = {
  save: [checkPublishAt, makeSlug, dropSampleMark],
  saved: [checkScheduledDescriptions],
  publish: [keepToSchedule, checkDescriptions],
  store: [keepPublicationDate, clearPublishAt, redirectOldAddress],
  remove: [removeRedirects],
};
