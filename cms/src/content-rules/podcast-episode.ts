import type { ContentRules } from "./content-rules";
import { checkDescriptions } from "./rules/described-pictures";
import { completeEpisode } from "./rules/episode";
import { dropSampleMark } from "./rules/sample-mark";

export const podcastEpisode: ContentRules = {
  save: [completeEpisode, dropSampleMark],
  publish: [checkDescriptions],
};
