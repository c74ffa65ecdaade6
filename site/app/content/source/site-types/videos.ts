import * as v from "valibot";
import { optionalText, requiredText, youtubeId } from "../../model/fields.ts";
import type { HostedVideo } from "../../model/settings.ts";
import { mediaOrNull, WrongEntry } from "../service/strapi-entries.ts";
import type { Tools } from "./site-type.ts";

/** Video fields: a YouTube URL, or a film with captions. */
export const videoFields = {
  captions: mediaOrNull,
  film: mediaOrNull,
  note: optionalText,
  title: requiredText,
  youtubeId: v.nullish(
    v.union([
      v.pipe(
        v.literal(""),
        v.transform(() => null),
      ),
      youtubeId,
    ]),
    null,
  ),
};

export const videoEntry = v.object(videoFields);

/** Throws WrongEntry without either, and for a film without captions. A film takes precedence. */
export async function hostedVideo(
  { captions, film, note, title, youtubeId }: v.InferOutput<typeof videoEntry>,
  { media }: Pick<Tools, "media">,
): Promise<HostedVideo> {
  if (film) {
    if (!captions) throw new WrongEntry("captions: a film needs them");
    const [{ url }, said] = await Promise.all([media.film(film, title), media.captions(captions, title)]);
    return {
      film: { captions: said.url, src: url, transcript: said.lines },
      note,
      title,
      youtubeId: null,
    };
  }
  if (youtubeId === null) throw new WrongEntry("youtubeId: needs a video address or a film");
  return { film: null, note, title, youtubeId };
}
