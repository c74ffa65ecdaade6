import type { ContentRules } from "./content-rules";
import { keepPublicationDate } from "./rules/publication-date";
import { checkPublishAt, clearPublishAt, keepToSchedule } from "./rules/publish-at";
import { dropSampleMark } from "./rules/sample-mark";

export const newsletter: ContentRules = {
  save: [checkPublishAt, dropSampleMark],
  publish: [keepToSchedule],
  store: [keepPublicationDate, clearPublishAt],
};
