import { gallery02, gallery06, gallery13 } from "~/words/pictures.generated.ts";
import type { PostedVideo } from "../model/site-content.ts";
import { sampleVideoId } from "./sample-video.ts";

/** Samples, shown after the introduction that the site settings name. */
export const mediaVideos: readonly PostedVideo[] = [
  {
    title: "Sample: the plan of a community",
    note: "Captions. Loads from YouTube when you press play.",
    youtubeId: sampleVideoId,
    poster: gallery13,
  },
  {
    title: "Sample: an entrance, drawn and built",
    note: "Captions. Loads from YouTube when you press play.",
    youtubeId: sampleVideoId,
    poster: gallery02,
  },
  {
    title: "Sample: a morning on the lawn",
    note: "Captions. Loads from YouTube when you press play.",
    youtubeId: sampleVideoId,
    poster: gallery06,
  },
];
