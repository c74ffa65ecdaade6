import * as v from "valibot";
import { renderShortMarkdown } from "~/content/markdown/markdown.server.ts";
import type { Partner, TeamMember, Testimonial } from "~/content/model/site-content.ts";
import { partners as typedPartners } from "~/content/typed/partners.ts";
import { team as typedTeam } from "~/content/typed/team.ts";
import { byOrder, flag, href, mediaOrNull, optionalWords, place, words, wordsOrNull } from "./fields.ts";
import { listType } from "./site-type.ts";
import { postedVideo, videoFields } from "./videos.ts";

export const teamMembers = listType({
  name: "team-members",
  populate: ["image"],
  schema: v.object({
    ...place,
    biography: optionalWords,
    image: mediaOrNull,
    name: words,
    podcastPart: wordsOrNull,
    role: words,
  }),
  compare: byOrder,
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
  place: (members) => ({
    team: members.map((member, index) => ({
      ...member,
      image: member.image ?? drawingFor(member.name, index),
    })),
  }),
});

/** The drawing that stands for somebody without a portrait: their own if the site has one, otherwise one of all. */
function drawingFor(name: string, index: number): TeamMember["image"] {
  const own = typedTeam.find((member) => member.name === name) ?? typedTeam[index % typedTeam.length];
  if (!own) throw new Error("The site has no drawing to stand for a portrait");
  return own.image;
}

export const partners = listType({
  name: "partners",
  populate: ["logo"],
  schema: v.object({ ...place, href, label: words, logo: mediaOrNull }),
  compare: byOrder,
  async make({ href, label, logo }, tools): Promise<Partner> {
    const own = typedPartners.find((partner) => partner.label === label)?.logo ?? null;
    return { label, href, logo: logo ? await tools.media.image(logo, logo.alternativeText ?? label) : own };
  },
  place: (list) => ({ partners: list }),
});

export const testimonials = listType({
  name: "testimonials",
  populate: ["poster"],
  schema: v.object({
    ...place,
    ...videoFields,
    interest: wordsOrNull,
    isInvestor: flag,
    isPaid: flag,
  }),
  compare: byOrder,
  async make(entry, tools): Promise<Testimonial> {
    const { interest, isInvestor, isPaid } = entry;
    return { interest, isInvestor, isPaid, video: await postedVideo(entry, tools) };
  },
  place: (list) => ({ testimonials: list }),
});
