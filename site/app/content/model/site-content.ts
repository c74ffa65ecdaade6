import type { ImageAsset, Project, Stat } from "./model.ts";
import type { Offering } from "./offering.ts";
import type { ExternalLink, HostedVideo, SiteSettings } from "./settings.ts";

/**
 * What editors change besides posts and newsletters, each list in the order in which it is shown. The bundle holds the
 * same for a site whose content service lacks a type.
 */
export interface SiteContent {
  readonly episodes: readonly Episode[];
  readonly glossary: readonly GlossaryTerm[];
  readonly marketRanks: readonly MarketRank[];
  readonly mediaMentions: readonly MediaMention[];
  readonly mediaVideos: readonly PostedVideo[];
  readonly moreFromUs: readonly CaptionedImage[];
  readonly offering: Offering;
  readonly partners: readonly Partner[];
  /** The second phase's past opportunities. They differ from `projects` on purpose: both readings stand. */
  readonly pastOpportunities: readonly Project[];
  readonly projects: readonly Project[];
  readonly questions: readonly Question[];
  readonly redirects: readonly Redirect[];
  readonly results: readonly CaptionedImage[];
  readonly settings: SiteSettings;
  readonly stats: readonly Stat[];
  readonly team: readonly TeamMember[];
  readonly testimonials: readonly Testimonial[];
}

/** Team member: specification, section 3 (name; role; image; des, the rich-text biography). */
export interface TeamMember {
  readonly biographyHtml: string;
  readonly image: ImageAsset;
  readonly name: string;
  /** What they bring to a conversation, for those who host the podcast. */
  readonly podcastPart: string | null;
  readonly role: string;
}

export interface Partner extends ExternalLink {
  readonly logo: ImageAsset | null;
}

export interface PostedVideo extends HostedVideo {
  readonly poster: ImageAsset;
}

export interface Testimonial {
  /** What else joins the speaker to the sponsor, such as a share in a project: a sentence. */
  readonly interest: string | null;
  readonly isInvestor: boolean;
  readonly isPaid: boolean;
  readonly video: PostedVideo;
}

export interface CaptionedImage {
  readonly caption: string;
  readonly image: ImageAsset;
}

/** A market rank item: specification, section 3. */
export interface MarketRank {
  readonly rank: string;
  readonly scope: string;
  /** Who ranked, and when: null until the sponsor has supplied it. */
  readonly source: string | null;
  readonly text: string;
}

export interface MediaMention {
  readonly href: string;
  readonly publishedAt: string;
  readonly source: string;
  readonly title: string;
}

export interface Question {
  readonly answer: string;
  readonly question: string;
}

export interface GlossaryTerm {
  readonly meaning: string;
  readonly term: string;
}

/** An address that has moved. `from` is a path; `to` a path or an https address. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

export interface Episode {
  readonly audio: {
    readonly bytes: number;
    readonly durationSeconds: number;
    readonly src: string;
  };
  readonly cover: ImageAsset;
  readonly isSample: boolean;
  readonly notes: readonly string[];
  readonly number: number;
  readonly publishedAt: string;
  readonly summary: string;
  readonly title: string;
  readonly transcript: readonly TranscriptLine[];
}

export interface TranscriptLine {
  readonly speaker: string;
  readonly text: string;
}
