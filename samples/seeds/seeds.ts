import path from "node:path";
import type { HostedVideo, ImageAsset, Project } from "../../site/app/content/model/model.ts";
import type { CaptionedImage, PostedVideo, SiteContent } from "../../site/app/content/model/site-content.ts";
import { paragraphsOf } from "./paragraphs.ts";

export const seedsFile = path.join(import.meta.dirname, "../content/site-content.json");

/** A file of the content folder, with what it shows in words. */
interface SeedFile {
  readonly alt: string;
  readonly file: string;
}

/** How far apart the places of two neighbours are: there is room for an editor's entries in between. */
const placesApart = 10;

const inOrder = <Entry extends object>(entries: readonly Entry[]) =>
  entries.map((entry, index) => ({ ...entry, order: (index + 1) * placesApart }));

/** The original behind one of our pictures; a drawing of the site's own has none. */
function pictureFile({ alt, src }: ImageAsset): SeedFile | null {
  const name = /^\/pictures\/(?<name>[\w-]+)\./.exec(src)?.groups?.name;
  return name === undefined ? null : { file: `pictures/${name}.webp`, alt };
}

const video = ({ note, title, youtubeId }: HostedVideo) => ({ title, note, youtubeId });
const postedVideo = (posted: PostedVideo) => ({ ...video(posted), poster: pictureFile(posted.poster) });

const projectCard = (placement: "home" | "second-phase") => (project: Project) => ({
  ...project,
  image: pictureFile(project.image),
  sold: project.sold ?? false,
  placement,
});

const galleryPicture =
  (gallery: "results" | "more-from-us") =>
  ({ caption, image }: CaptionedImage) => ({ image: pictureFile(image), caption, gallery });

const lines = (texts: readonly string[]) => texts.join("\n");

/** The site's content as the content service takes it: by the paths of its types, in the names of their fields. */
export function seedsOf(content: SiteContent) {
  const { deck: _, ...offering } = content.offering;
  const { addressLines, disclosure, founderVideo, introductionVideo, ...settings } = content.settings;
  return {
    "site-setting": {
      ...settings,
      addressLines: lines(addressLines),
      disclosure: disclosure.join("\n\n"),
      founderVideo: video(founderVideo),
      introductionVideo: video(introductionVideo),
    },
    offering,
    "project-cards": inOrder([
      ...content.projects.map(projectCard("home")),
      ...content.pastOpportunities.map(projectCard("second-phase")),
    ]),
    "team-members": inOrder(
      content.team.map(({ biographyHtml, image, ...member }) => ({
        ...member,
        image: pictureFile(image),
        biography: paragraphsOf(biographyHtml).join("\n\n"),
      })),
    ),
    stats: inOrder(content.stats),
    "market-ranks": inOrder(content.marketRanks),
    partners: inOrder(
      content.partners.map(({ logo, ...partner }) => ({ ...partner, logo: logo && pictureFile(logo) })),
    ),
    testimonials: inOrder(
      content.testimonials.map(({ video: posted, ...speaker }) => ({ ...speaker, ...postedVideo(posted) })),
    ),
    "gallery-pictures": inOrder([
      ...content.results.map(galleryPicture("results")),
      ...content.moreFromUs.map(galleryPicture("more-from-us")),
    ]),
    "podcast-episodes": content.episodes.map(
      ({ audio, cover, notes, publishedAt, transcript, ...episode }) => ({
        ...episode,
        date: publishedAt,
        cover: pictureFile(cover),
        audio: { file: `podcast/${path.posix.basename(audio.src)}`, alt: "" },
        durationSeconds: audio.durationSeconds,
        notes: lines(notes),
        transcript: lines(transcript.map(({ speaker, text }) => `${speaker}: ${text}`)),
      }),
    ),
    "media-mentions": content.mediaMentions.map(({ publishedAt, ...mention }) => ({
      ...mention,
      date: publishedAt,
    })),
    "media-videos": inOrder(content.mediaVideos.map(postedVideo)),
    questions: inOrder(content.questions),
    "glossary-terms": content.glossary,
    redirects: content.redirects,
  };
}
