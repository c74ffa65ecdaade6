import * as v from "valibot";
import { renderShortMarkdown } from "../../markdown/markdown.server.ts";
import { byOrder, flag, href, optionalWords, place, words, wordsOrNull } from "../../model/fields.ts";
import type { ImageAsset } from "../../model/model.ts";
import type { Partner, TeamMember, Testimonial } from "../../model/site-content.ts";
import { mediaOrNull } from "../service/strapi-entries.ts";
import { listType } from "./site-type.ts";
import { postedVideo, videoFields } from "./videos.ts";

export const teamMembers = listType({
  name: "team-members",
  schema: v.object({
    ...place,
    biography: optionalWords,
    image: mediaOrNull,
    name: words,
    podcastPart: wordsOrNull,
    role: words,
  }),
  order: byOrder,
  async make(
    { biography, image, name, podcastPart, role },
    tools,
  ): Promise<Omit<TeamMember, "image"> & { readonly image: TeamMember["image"] | null }> {
    return {
      name,
      podcastPart,
      role,
      image: image && (await tools.media.image(image, image.alternativeText ?? name)),
      biographyHtml: await renderShortMarkdown(biography),
    };
  },
  add({ team }, { image, ...member }) {
    team.push({ ...member, image: image ?? drawings[team.length % drawings.length] ?? noDrawing });
  },
});

const drawing = (file: string, width: number, height: number, alt = ""): ImageAsset => ({
  alt,
  height,
  sources: [],
  src: `/art/${file}.svg`,
  width,
});

/** Drawings where portraits will be, one after the other: they say nothing about the person. */
const noDrawing = drawing("monogram-a", 800, 1000);
const drawings = [noDrawing, drawing("monogram-b", 800, 1000), drawing("monogram-c", 800, 1000)];

/** Drawings of ours that stand for the logos of partners who have not sent one. */
const drawnLogos: Readonly<Record<string, ImageAsset>> = {
  "Lending partner": drawing("logo-partner-1", 291, 64, "Lending partner"),
  "Building partner": drawing("logo-partner-2", 295, 64, "Building partner"),
};

export const partners = listType({
  name: "partners",
  schema: v.object({ ...place, href, label: words, logo: mediaOrNull }),
  order: byOrder,
  async make({ href, label, logo }, tools): Promise<Partner> {
    const shown = logo && (await tools.media.image(logo, logo.alternativeText ?? label));
    return { label, href, logo: shown ?? drawnLogos[label] ?? null };
  },
  add: (content, partner) => content.partners.push(partner),
});

export const testimonials = listType({
  name: "testimonials",
  schema: v.object({
    ...place,
    ...videoFields,
    interest: wordsOrNull,
    isInvestor: flag,
    isPaid: flag,
  }),
  order: byOrder,
  async make(entry, tools): Promise<Testimonial> {
    const { interest, isInvestor, isPaid } = entry;
    return { interest, isInvestor, isPaid, video: await postedVideo(entry, tools) };
  },
  add: (content, testimonial) => content.testimonials.push(testimonial),
});
