import * as v from "valibot";
import { byOrder, optionalWords, place, words, youtubeId } from "../../model/fields.ts";
import type { PostedVideo } from "../../model/site-content.ts";
import { mediaFile } from "../service/strapi-entries.ts";
import { listType, type Tools } from "./site-type.ts";

export const videoFields = { note: optionalWords, poster: mediaFile, title: words, youtubeId };

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
  schema: videoEntry,
  order: byOrder,
  make: postedVideo,
  add: (content, video) => content.mediaVideos.push(video),
});
