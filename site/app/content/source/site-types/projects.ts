import * as v from "valibot";
import type { Project } from "../../model/model.ts";
import { byOrder, flag, media, place, sitePath, wholeNumber, words } from "./fields.ts";
import { listType } from "./site-type.ts";

const schema = v.object({
  ...place,
  image: media,
  location: words,
  ongoing: v.nullish(v.boolean(), true),
  path: sitePath,
  placement: v.picklist(["home", "second-phase"], "must be home or second-phase"),
  progress: v.pipe(wholeNumber, v.minValue(0), v.maxValue(100)),
  remainingAmount: words,
  sold: flag,
  title: words,
});

/** The home page and the second phase tell different amounts of the same projects: each has cards of its own. */
export const projectCards = listType({
  name: "project-cards",
  populate: ["image"],
  schema,
  order: byOrder,
  async make(entry, tools) {
    const { image, location, ongoing, path, placement, progress, remainingAmount, sold, title } = entry;
    const project: Project = {
      title,
      location,
      ongoing,
      progress,
      remainingAmount,
      path,
      image: await tools.media.image(image, image.alternativeText ?? ""),
      ...(sold && { sold }),
    };
    return { placement, project };
  },
  add: ({ pastOpportunities, projects }, { placement, project }) =>
    (placement === "home" ? projects : pastOpportunities).push(project),
});
