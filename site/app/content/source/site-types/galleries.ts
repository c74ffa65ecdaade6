import * as v from "valibot";
import type { CaptionedImage } from "~/content/model/site-content.ts";
import { byOrder, media, place, words } from "./fields.ts";
import { listType } from "./site-type.ts";

const schema = v.object({
  ...place,
  caption: words,
  gallery: v.picklist(["results", "more-from-us"], "must be results or more-from-us"),
  image: media,
});

type Gallery = v.InferOutput<typeof schema>["gallery"];

export const galleryPictures = listType({
  name: "gallery-pictures",
  populate: ["image"],
  schema,
  compare: byOrder,
  async make(
    { caption, gallery, image },
    tools,
  ): Promise<{ readonly gallery: Gallery; readonly slide: CaptionedImage }> {
    const picture = await tools.media.image(image, image.alternativeText ?? caption);
    return { gallery, slide: { image: picture, caption } };
  },
  place(pictures) {
    const of = (wanted: Gallery) =>
      pictures.filter(({ gallery }) => gallery === wanted).map(({ slide }) => slide);
    return { moreFromUs: of("more-from-us"), results: of("results") };
  },
});
