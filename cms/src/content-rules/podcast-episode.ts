import { describedPictures } from "./rules/described-pictures";
import { dated, numbered } from "./rules/next-value";
import { sampleMark } from "./rules/sample-mark";

export const podcastEpisode = [numbered("number", 1), dated("date"), sampleMark, describedPictures];
