import * as v from "valibot";
import {
  byOrder,
  flag,
  href,
  isoDate,
  optionalWords,
  place,
  sitePath,
  wholeNumber,
  words,
  wordsOrNull,
} from "../../model/fields.ts";
import type { Newsletter, Project, Stat } from "../../model/model.ts";
import type {
  CaptionedImage,
  GlossaryTerm,
  MarketRank,
  MediaMention,
  Question,
  Redirect,
} from "../../model/site-content.ts";
import { newsletterDocument, questionDocument, termDocument } from "../../search/documents.ts";
import { mediaFile, newsletterEntry } from "../service/strapi-entries.ts";
import { listType, newest } from "./site-type.ts";

export const statCards = listType({
  name: "stats",
  schema: v.object({
    ...place,
    convention: v.picklist(["built", "under-way", "planned"], "must be built, under-way or planned"),
    label: words,
    note: optionalWords,
    units: v.pipe(wholeNumber, v.minValue(0)),
  }),
  order: byOrder,
  make: ({ convention, label, note, units }): Stat => ({ units, label, note, convention }),
  add: ({ stats }, stat) => stats.push(stat),
});

export const marketRanks = listType({
  name: "market-ranks",
  schema: v.object({ ...place, rank: words, scope: optionalWords, source: wordsOrNull, text: words }),
  order: byOrder,
  make: ({ rank, scope, source, text }): MarketRank => ({ rank, text, scope, source }),
  add: ({ marketRanks }, rank) => marketRanks.push(rank),
});

export const questions = listType({
  name: "questions",
  schema: v.object({ ...place, answer: words, question: words }),
  order: byOrder,
  make: ({ answer, question }): Question => ({ question, answer }),
  search: { document: questionDocument, kind: "question" },
  add: (content, question) => content.questions.push(question),
});

/** In the order of the alphabet. */
export const glossaryTerms = listType({
  name: "glossary-terms",
  schema: v.object({ meaning: words, term: words }),
  order: ({ term }) => [term],
  search: { document: termDocument, kind: "term" },
  make: ({ meaning, term }): GlossaryTerm => ({ term, meaning }),
  add: ({ glossary }, term) => glossary.push(term),
});

/** Newest first. */
export const mediaMentions = listType({
  name: "media-mentions",
  schema: v.object({ date: isoDate, href, source: words, title: words }),
  order: ({ date }) => [newest(date)],
  make: ({ date, href, source, title }): MediaMention => ({ title, source, href, publishedAt: date }),
  add: ({ mediaMentions }, mention) => mediaMentions.push(mention),
});

const secureAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => URL.canParse(text) && new URL(text).protocol === "https:"),
);

export const redirects = listType({
  name: "redirects",
  schema: v.object({
    from: sitePath,
    to: v.union([sitePath, secureAddress], "must be a path of this site or an https address"),
  }),
  order: ({ from }) => [from],
  make: ({ from, to }): Redirect => ({ from, to }),
  add: (content, redirect) => content.redirects.push(redirect),
});

const galleryEntry = v.object({
  ...place,
  caption: words,
  gallery: v.picklist(["results", "more-from-us"], "must be results or more-from-us"),
  image: mediaFile,
});

export const galleryPictures = listType({
  name: "gallery-pictures",
  schema: galleryEntry,
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

/** Newest first. */
export const newsletters = listType({
  name: "mailbox-money-newsletters",
  schema: newsletterEntry,
  order: ({ publishedAt }) => [newest(publishedAt)],
  search: { document: newsletterDocument, kind: "newsletter" },
  async make(entry, tools): Promise<Newsletter> {
    const pdf = await tools.media.pdf(entry.pdf ?? { url: entry.url ?? "" }, `${entry.name} Newsletter`);
    return {
      headline: entry.headline ?? null,
      id: String(entry.documentId ?? entry.id),
      name: entry.name,
      publishedAt: entry.publishedAt,
      ...pdf,
    };
  },
  add: (content, newsletter) => content.newsletters.push(newsletter),
});

const projectEntry = v.object({
  ...place,
  image: mediaFile,
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
  schema: projectEntry,
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
