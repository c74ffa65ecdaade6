import * as v from "valibot";
import { legalVersions } from "../../copy/legal-versions.server.ts";
import { flag, isoDate, requiredText, sitePath, wholeNumber } from "../model/fields.ts";
import type { Project } from "../model/model.ts";
import {
  type CaptionedImage,
  glossaryTerm,
  legalText,
  marketRank,
  mediaMention,
  pictureKinds,
  question,
  redirect,
  stat,
} from "../model/site-content.ts";
import { newsletterDocument, projectDocument, questionDocument, termDocument } from "../search/documents.ts";
import { mediaFile, newsletterEntry } from "../strapi/strapi-entries.ts";
import { type BuildTools, listType, newestFirst, plainType, singleTypeOfLists } from "./content-type.ts";
import { mediaVideos, partners, teamMembers, testimonials } from "./people.ts";

export const statCards = plainType({
  name: "unitCounts",
  schema: stat,
  add: ({ stats }, card) => stats.push(card),
});

export const marketRanks = plainType({
  name: "marketRanks",
  schema: marketRank,
  withheld: ({ source, text }) => (source === null ? { kind: "sources", name: text } : null),
  add: ({ marketRanks }, rank) => marketRanks.push(rank),
});

const questions = plainType({
  name: "questions",
  schema: question,
  search: questionDocument,
  add: ({ questions }, question) => questions.push(question),
});

export const glossaryTerms = plainType({
  name: "glossary-terms",
  schema: glossaryTerm,
  order: ({ term }) => [term],
  search: termDocument,
  add: ({ glossary }, term) => glossary.push(term),
});

/** Published legal texts, oldest first: the newest wording of a field replaces earlier ones and the default. */
export const legalTexts = plainType({
  name: "legal-texts",
  schema: legalText,
  add(content, text) {
    content.legalTexts.push(text);
    const { field, version, wording } = text;
    const newestDefault = legalVersions[field]?.at(-1);
    if (!newestDefault) return;
    const versionField = `${field}Version`;
    const { [field]: _, [versionField]: __, ...others } = content.copyEdits;
    const isDefault = version === newestDefault.version && wording === newestDefault.wording;
    content.copyEdits = isDefault ? others : { ...others, [field]: wording, [versionField]: version };
  },
});

export const mediaMentions = plainType({
  name: "media-mentions",
  schema: mediaMention,
  order: ({ publishedAt }) => [newestFirst(publishedAt)],
  add: ({ mediaMentions }, mention) => mediaMentions.push(mention),
});

export const redirects = plainType({
  name: "redirects",
  schema: redirect,
  order: ({ from }) => [from],
  add: ({ redirects }, redirect) => redirects.push(redirect),
});

const pictures = (name: "moreFromUs" | "results") =>
  listType({
    name,
    schema: v.object({
      caption: requiredText,
      image: mediaFile,
      kind: v.nullish(v.picklist(pictureKinds), "rendering"),
    }),
    async build({ caption, image, kind }, { media }): Promise<CaptionedImage> {
      return { image: await media.image(image, image.alternativeText ?? caption), caption, kind };
    },
    add: (content, slide) => content[name].push(slide),
  });

export const aboutLists = singleTypeOfLists("about-page", {
  team: teamMembers,
  results: pictures("results"),
  partners,
  testimonials,
  moreFromUs: pictures("moreFromUs"),
});

export const mediaLists = singleTypeOfLists("media-page", { videos: mediaVideos });

export const investorLists = singleTypeOfLists("investor-page", { questions });

/** Newsletter as the newsletter page uses it: specification, section 3 (id, name, URL of the PDF on this site). */
export type Newsletter = Awaited<ReturnType<typeof buildNewsletter>>;

async function buildNewsletter(
  { cover, documentId, id, pdf, url, ...issue }: v.InferOutput<typeof newsletterEntry>,
  { media }: BuildTools,
) {
  const file = await media.file("pdf", pdf ?? { url: url ?? "" }, `${issue.name} Newsletter`);
  return { ...issue, cover: await media.optionalImage(cover), id: String(documentId ?? id), ...file };
}

export const newslettersType = listType({
  name: "mailbox-money-newsletters",
  sampleKind: "newsletters",
  schema: newsletterEntry,
  order: ({ publishedAt }) => [newestFirst(publishedAt)],
  search: newsletterDocument,
  build: buildNewsletter,
  add: ({ newsletters }, newsletter) => newsletters.push(newsletter),
});

const fundingFigures = v.object({
  asOf: isoDate,
  ongoing: v.nullish(v.boolean(), true),
  progress: v.pipe(wholeNumber, v.minValue(0), v.maxValue(100)),
  remainingAmount: requiredText,
});

/** Project with up to two dated sets of figures: `home` for project cards, `jefferson` for the second-phase page. */
export const projectCards = listType({
  name: "project-cards",
  schema: v.object({
    image: mediaFile,
    home: v.nullish(fundingFigures),
    homes: v.nullish(v.pipe(wholeNumber, v.minValue(1))),
    jefferson: v.nullish(fundingFigures),
    location: requiredText,
    path: sitePath,
    sold: flag,
    title: requiredText,
  }),
  async build({ home, homes, image, jefferson, sold, ...card }, { media }) {
    const picture = await media.image(image, image.alternativeText ?? "");
    const project = { ...card, image: picture, ...(homes && { homes }), ...(sold && { sold }) };
    const pastOpportunities: Project[] = jefferson ? [{ ...project, ...jefferson }] : [];
    const projects: Project[] = home ? [{ ...project, ...home }] : [];
    return { pastOpportunities, projects };
  },
  search: ({ projects: [project] }) => (project ? projectDocument(project) : null),
  add(content, { pastOpportunities, projects }) {
    content.projects.push(...projects);
    content.pastOpportunities.push(...pastOpportunities);
  },
});
