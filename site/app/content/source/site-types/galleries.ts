import * as v from "valibot";
import type { CaptionedImage } from "../../model/site-content.ts";
import { byOrder, media, place, words } from "./fields.ts";
import { listType } from "./site-type.ts";

const schema = v.object({
  ...place,
  caption: words,
  gallery: v.picklist(["results", "more-from-us"], "must be results or more-from-us"),
  image: media,
});

export const galleryPictures = listType({
  name: "gallery-pictures",
  populate: ["image"],
  schema,
  order: byOrder,
  async make({ caption, gallery, image }, { media: store }) {
    const slide: CaptionedImage = {
      image: await store.image(image, image.alternativeText ?? caption),
      caption,
    };
    return { gallery, slide };
  },
  add: ({ moreFromUs, results }, { gallery, slide }) =>
    (gallery === "results" ? results : moreFromUs).push(slide),
});
