import * as v from "valibot";
import type { PostedVideo } from "../../model/site-content.ts";
import { byOrder, media, optionalWords, place, words, youtubeId } from "./fields.ts";
import { listType, type Tools } from "./site-type.ts";

export const videoFields = { note: optionalWords, poster: media, title: words, youtubeId };

const videoEntry = v.object({ ...place, ...videoFields });

export async function postedVideo(
  { note, poster, title, youtubeId }: v.InferOutput<typeof videoEntry>,
  tools: Tools,
): Promise<PostedVideo> {
  const picture = await tools.media.image(poster, poster.alternativeText ?? "");
  return { title, note, youtubeId, poster: picture };
}

export const mediaVideos = listType({
  name: "media-videos",
  populate: ["poster"],
  schema: videoEntry,
  order: byOrder,
  make: postedVideo,
  add: (content, video) => content.mediaVideos.push(video),
});
