import * as v from "valibot";
import { flag, sitePath, wholeNumber, words } from "../../model/fields.ts";
import type { Newsletter, Project } from "../../model/model.ts";
import {
  type CaptionedImage,
  glossaryTerm,
  marketRank,
  mediaMention,
  question,
  redirect,
  stat,
} from "../../model/site-content.ts";
import {
  newsletterDocument,
  projectDocument,
  questionDocument,
  termDocument,
} from "../../search/documents.ts";
import { mediaFile, newsletterEntry } from "../service/strapi-entries.ts";
import { listType, newest, plainType } from "./site-type.ts";

export const statCards = plainType({
  name: "stats",
  schema: stat,
  add: ({ stats }, card) => stats.push(card),
});

export const marketRanks = plainType({
  name: "market-ranks",
  schema: marketRank,
  withheld: ({ source, text }) => (source === null ? { kind: "sources", name: text } : null),
  add: ({ marketRanks }, rank) => marketRanks.push(rank),
});

export const questions = plainType({
  name: "questions",
  schema: question,
  search: { document: questionDocument, kind: "question" },
  add: ({ questions }, asked) => questions.push(asked),
});

/** In the order of the alphabet. */
export const glossaryTerms = plainType({
  name: "glossary-terms",
  schema: glossaryTerm,
  order: ({ term }) => [term],
  search: { document: termDocument, kind: "term" },
  add: ({ glossary }, term) => glossary.push(term),
});

/** Newest first. */
export const mediaMentions = plainType({
  name: "media-mentions",
  schema: mediaMention,
  order: ({ publishedAt }) => [newest(publishedAt)],
  add: ({ mediaMentions }, mention) => mediaMentions.push(mention),
});

export const redirects = plainType({
  name: "redirects",
  schema: redirect,
  order: ({ from }) => [from],
  add: ({ redirects }, moved) => redirects.push(moved),
});

export const galleryPictures = listType({
  name: "gallery-pictures",
  schema: v.object({
    caption: words,
    gallery: v.picklist(["results", "more-from-us"], "must be results or more-from-us"),
    image: mediaFile,
  }),
  async build({ caption, gallery, image }, { media }) {
    const slide: CaptionedImage = {
      image: await media.image(image, image.alternativeText ?? caption),
      caption,
    };
    return { gallery, slide };
  },
  add: ({ moreFromUs, results }, { gallery, slide }) =>
    (gallery === "results" ? results : moreFromUs).push(slide),
});

/** Newest first. */
export const newsletters = listType({
  name: "mailbox-money-newsletters",
  samplesAre: "newsletters",
  schema: newsletterEntry,
  order: ({ publishedAt }) => [newest(publishedAt)],
  search: { document: newsletterDocument, kind: "newsletter" },
  async build({ documentId, headline, id, name, pdf, publishedAt, url }, { media }): Promise<Newsletter> {
    const file = await media.pdf(pdf ?? { url: url ?? "" }, `${name} Newsletter`);
    return { headline: headline ?? null, id: String(documentId ?? id), name, publishedAt, ...file };
  },
  add: ({ newsletters }, newsletter) => newsletters.push(newsletter),
});

/** The home page and the second phase tell different amounts of the same projects: each has cards of its own. */
export const projectCards = listType({
  name: "project-cards",
  schema: v.object({
    image: mediaFile,
    location: words,
    ongoing: v.nullish(v.boolean(), true),
    path: sitePath,
    placement: v.picklist(["home", "second-phase"], "must be home or second-phase"),
    progress: v.pipe(wholeNumber, v.minValue(0), v.maxValue(100)),
    remainingAmount: words,
    sold: flag,
    title: words,
  }),
  async build({ image, placement, sold, ...card }, { media }) {
    const picture = await media.image(image, image.alternativeText ?? "");
    const project: Project = { ...card, image: picture, ...(sold && { sold }) };
    return { placement, project };
  },
  search: {
    document: ({ placement, project }) => (placement === "home" ? projectDocument(project) : null),
    kind: "project",
  },
  add: ({ pastOpportunities, projects }, { placement, project }) =>
    (placement === "home" ? projects : pastOpportunities).push(project),
});
