import * as v from "valibot";
import { renderMarkdown } from "../markdown/markdown.server.ts";
import { flag, href, optionalText, requiredText, textOrNull, youtubeId } from "../model/fields.ts";
import type { Partner } from "../model/site-content.ts";
import { slugify } from "../model/wording/anchors.ts";
import { InvalidEntry, mediaFile, mediaOrNull } from "../strapi/strapi-entries.ts";
import { type BuildTools, listType } from "./content-type.ts";

export const teamMembers = listType({
  name: "team",
  sampleKind: "people",
  schema: v.object({
    biography: optionalText,
    image: mediaOrNull,
    name: requiredText,
    podcastPart: textOrNull,
    role: requiredText,
  }),
  async build({ biography, image, ...member }, { media }) {
    const place = { idPrefix: `${slugify(member.name)}-`, levelAbove: 2 } as const;
    const { html } = await renderMarkdown(biography, { place });
    return {
      ...member,
      image: image && (await media.image(image, image.alternativeText ?? member.name)),
      biographyHtml: html,
    };
  },
  add: ({ team }, member) => team.push(member),
});

export const partners = listType({
  name: "partners",
  sampleKind: "partners",
  schema: v.object({ href, label: requiredText, logo: mediaOrNull }),
  async build({ logo, ...link }, { media }): Promise<Partner> {
    return { ...link, logo: logo && (await media.image(logo, logo.alternativeText ?? link.label)) };
  },
  add: ({ partners }, partner) => partners.push(partner),
});

/** Video: a YouTube URL, or a film with captions. */
export const videoEntry = v.object({
  captions: mediaOrNull,
  film: mediaOrNull,
  note: optionalText,
  title: requiredText,
  youtubeId,
});

/** Film on this site, or YouTube video. `note` states its length, captions and source. */
export type HostedVideo = Awaited<ReturnType<typeof buildVideo>>;

/** Returns the film, or else the YouTube video. Throws InvalidEntry without either, and for a film without captions. */
export async function buildVideo(
  { captions, film, note, title, youtubeId }: v.InferOutput<typeof videoEntry>,
  { media }: Pick<BuildTools, "media">,
) {
  if (film) {
    if (!captions) throw new InvalidEntry("captions: required for a film");
    const [{ url }, copiedCaptions] = await Promise.all([
      media.file("mp4", film, title),
      media.captions(captions, title),
    ]);
    const copies = { captions: copiedCaptions.url, src: url, transcript: copiedCaptions.lines };
    return { film: copies, note, title, youtubeId: null };
  }
  if (youtubeId === null) throw new InvalidEntry("youtubeId: a video URL or a film is required");
  return { film: null, note, title, youtubeId };
}

const videoWithPosterEntry = v.object({ ...videoEntry.entries, poster: mediaFile });

export type VideoWithPoster = Awaited<ReturnType<typeof buildVideoWithPoster>>;

async function buildVideoWithPoster(
  { poster, ...video }: v.InferOutput<typeof videoWithPosterEntry>,
  tools: BuildTools,
) {
  const picture = await tools.media.image(poster, poster.alternativeText ?? "");
  return { ...(await buildVideo(video, tools)), poster: picture };
}

export const mediaVideos = listType({
  name: "videos",
  sampleKind: "mediaVideos",
  schema: videoWithPosterEntry,
  build: buildVideoWithPoster,
  add: ({ mediaVideos }, video) => mediaVideos.push(video),
});

export const testimonials = listType({
  name: "testimonials",
  sampleKind: "testimonials",
  schema: v.object({
    ...videoWithPosterEntry.entries,
    compensation: textOrNull,
    interest: textOrNull,
    isInvestor: flag,
    isPaid: flag,
    isSample: flag,
  }),
  async build({ compensation, interest, isInvestor, isPaid, isSample, ...video }, tools) {
    const posterVideo = await buildVideoWithPoster(video, tools);
    return { compensation, interest, isInvestor, isPaid, isSample, video: posterVideo };
  },
  add: ({ testimonials }, testimonial) => testimonials.push(testimonial),
});
