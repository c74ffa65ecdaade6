import type { HostedVideo, ImageAsset } from "~/content/model.ts";
import { gallery02, gallery06, gallery13 } from "~/content/pictures.ts";

export interface MediaVideo extends HostedVideo {
  readonly poster: ImageAsset;
}

/** Samples, shown after the introduction that the site settings name. */
export const videos: readonly MediaVideo[] = [
  {
    title: "Sample: the plan of a community",
    note: "Captions. Loads from YouTube when you press play.",
    youtubeId: "SAMPLEVIDEO",
    poster: gallery13,
  },
  {
    title: "Sample: an entrance, drawn and built",
    note: "Captions. Loads from YouTube when you press play.",
    youtubeId: "SAMPLEVIDEO",
    poster: gallery02,
  },
  {
    title: "Sample: a morning on the lawn",
    note: "Captions. Loads from YouTube when you press play.",
    youtubeId: "SAMPLEVIDEO",
    poster: gallery06,
  },
];
