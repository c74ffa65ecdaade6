import * as v from "valibot";
import type { CopyEdits } from "../../copy/copy.ts";
import type { SearchDocument } from "../search/search-document.ts";
import type { VideoWithPoster } from "../types/people.ts";
import type { Episode } from "../types/podcast.ts";
import { href, isoDate, optionalText, requiredText, sitePath, textOrNull, wholeNumber } from "./fields.ts";
import type { LandingPage } from "./landing-page.ts";
import type { ImageAsset, Newsletter, Post, Project } from "./model.ts";
import type { Offering } from "./offering.ts";
import type { AllSettings, ExternalLink } from "./settings.ts";

export type { Episode } from "../types/podcast.ts";

const emptyList = <Item>(): Item[] => [];

/** Returns content without entries. Entries are then added in display order. */
export const emptyContent = (settings: AllSettings, offering: Offering, copyEdits: CopyEdits = {}) => ({
  episodes: emptyList<Episode>(),
  glossary: emptyList<GlossaryTerm>(),
  /** True after "Go live" in the panel; samples are then not shown. */
  isLive: false,
  landingPages: emptyList<LandingPage>(),
  /** Published versions of legal texts, oldest first. */
  legalTexts: emptyList<LegalText>(),
  marketRanks: emptyList<MarketRank>(),
  mediaMentions: emptyList<MediaMention>(),
  mediaVideos: emptyList<VideoWithPoster>(),
  moreFromUs: emptyList<CaptionedImage>(),
  newsletters: emptyList<Newsletter>(),
  offering,
  partners: emptyList<Partner>(),
  /** Projects on the second-phase page, with figures of other dates than in `projects`. The specification has both. */
  pastOpportunities: emptyList<Project>(),
  posts: emptyList<Post>(),
  projects: emptyList<Project>(),
  questions: emptyList<Question>(),
  redirects: emptyList<Redirect>(),
  results: emptyList<CaptionedImage>(),
  sampleSettingNames: emptyList<string>(),
  searchDocuments: emptyList<SearchDocument>(),
  settings,
  stats: emptyList<Stat>(),
  team: emptyList<TeamMember>(),
  testimonials: emptyList<Testimonial>(),
  /** Page copy that differs from the defaults in `site/app/copy`. */
  copyEdits,
});

export type MutableContent = ReturnType<typeof emptyContent>;

type ReadonlyLists<Content> = {
  readonly [Name in keyof Content]: Content[Name] extends (infer Item)[] ? readonly Item[] : Content[Name];
};

/** Content after all entries are added: its lists are read-only. `buildSnapshot` converts or drops the omitted ones. */
export type SiteContent = ReadonlyLists<
  Omit<MutableContent, "posts" | "sampleSettingNames" | "searchDocuments">
>;

/** Team member: specification, section 3 (name; role; image; des, the rich-text biography). */
export interface TeamMember {
  readonly biographyHtml: string;
  /** Null without a photograph. */
  readonly image: ImageAsset | null;
  readonly name: string;
  /** Sentence on what this person does on the podcast; null for all but its hosts. */
  readonly podcastPart: string | null;
  readonly role: string;
}

export interface Partner extends ExternalLink {
  readonly logo: ImageAsset | null;
}

export interface Testimonial {
  /** Compensation of a paid speaker, such as "a gift card of $250". */
  readonly compensation: string | null;
  /** Other interests of the speaker in the sponsor, as a sentence. */
  readonly interest: string | null;
  readonly isInvestor: boolean;
  readonly isPaid: boolean;
  readonly isSample: boolean;
  readonly video: VideoWithPoster;
}

/** How a picture was made. If none is a photograph, the about page says so. */
export const pictureKinds = ["drawing", "model", "rendering", "photograph"] as const;
type PictureKind = (typeof pictureKinds)[number];

export interface CaptionedImage {
  readonly caption: string;
  readonly image: ImageAsset;
  readonly kind: PictureKind;
}

/** One of the three stat cards, drawn solid if built, hatched if under way, dashed if planned. */
export const stat = v.object({
  stage: v.picklist(["built", "under-way", "planned"], "must be built, under-way or planned"),
  label: requiredText,
  note: optionalText,
  units: v.pipe(wholeNumber, v.minValue(0)),
});
export type Stat = Readonly<v.InferOutput<typeof stat>>;

/** Market rank (specification, section 3). Its source is null until the sponsor supplies it. */
export const marketRank = v.object({
  rank: requiredText,
  scope: optionalText,
  source: textOrNull,
  text: requiredText,
});
export type MarketRank = Readonly<v.InferOutput<typeof marketRank>>;

/** Article about the sponsor in another medium. */
export const mediaMention = v.pipe(
  v.object({ date: isoDate, href, source: requiredText, title: requiredText }),
  v.transform(({ date, ...mention }) => ({ ...mention, publishedAt: date })),
);
export type MediaMention = Readonly<v.InferOutput<typeof mediaMention>>;

/** Published version of a legal text; `field` is its path in the copy catalogue or settings. */
export const legalText = v.object({ field: requiredText, version: requiredText, wording: requiredText });
export type LegalText = Readonly<v.InferOutput<typeof legalText>>;

export const question = v.object({ answer: requiredText, question: requiredText });
export type Question = Readonly<v.InferOutput<typeof question>>;

export const glossaryTerm = v.object({ meaning: requiredText, term: requiredText });
export type GlossaryTerm = Readonly<v.InferOutput<typeof glossaryTerm>>;

const secureUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => URL.parse(text)?.protocol === "https:"),
);

export const redirect = v.object({
  from: sitePath,
  to: v.union([sitePath, secureUrl], "must be a path of this site or an https URL"),
});
export type Redirect = Readonly<v.InferOutput<typeof redirect>>;
