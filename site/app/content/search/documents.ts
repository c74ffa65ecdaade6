import { type CopyEdits, fill, withEdits } from "../../copy/copy.ts";
import { pages } from "../../copy/pages.ts";
import { search } from "../../copy/search.ts";
import { type LandingPage, landingPath } from "../model/landing-page.ts";
import type { Newsletter, PostSummary, Project } from "../model/model.ts";
import { hasOwnPage, offerUrl } from "../model/projects.ts";
import type { Episode, GlossaryTerm, Question } from "../model/site-content.ts";
import { postPath, sitePagePaths } from "../model/site-pages.ts";
import { episodeAnchor, questionAnchor, termAnchor } from "../model/wording/anchors.ts";
import { formatDate } from "../model/wording/format.ts";
import { feesPlaceholder } from "../model/wording/offer.ts";
import type { SearchDocument, SearchKind } from "./search-document.ts";

export function postDocument(
  { author, category, excerpt, publishedAt, slug, title }: PostSummary,
  plainText: string,
): SearchDocument {
  const text = [plainText, category?.name, author].filter(Boolean).join(" ");
  return { date: publishedAt, kind: "post", summary: excerpt, text, title, url: postPath(slug) };
}

export function newsletterDocument({ headline, id, name, opening, publishedAt }: Newsletter): SearchDocument {
  const url = `/newsletter?issue=${encodeURIComponent(id)}`;
  const text = opening ?? "";
  return { date: publishedAt, kind: "newsletter", summary: headline ?? "", text, title: name, url };
}

/** Returns the search document of a podcast episode, including its transcript. */
export function episodeDocument(episode: Episode): SearchDocument {
  const { notes, number, publishedAt, summary, title, transcript } = episode;
  const spoken = transcript.map(({ speaker, text }) => (speaker ? `${speaker}: ${text}` : text));
  const text = [...notes, ...spoken].join(" ");
  const url = `/podcast#${episodeAnchor(number)}`;
  return { date: publishedAt, kind: "episode", summary, text, title, url };
}

/** Returns the search document of a question, without the fee sentence. */
export function questionDocument({ answer, question }: Question): SearchDocument {
  const summary = answer.replace(feesPlaceholder, "").trim();
  return investorDocument("question", question, summary, questionAnchor(question));
}

export const termDocument = ({ meaning, term }: GlossaryTerm): SearchDocument =>
  investorDocument("term", term, meaning, termAnchor(term));

function investorDocument(kind: SearchKind, title: string, summary: string, anchor: string): SearchDocument {
  return { date: null, kind, summary, text: "", title, url: `/investor#${anchor}` };
}

/** Returns search documents of the site's own pages, with edited copy. */
export function pageDocuments(copyEdits: CopyEdits): SearchDocument[] {
  const summaries = withEdits(search, copyEdits).pages;
  const names = withEdits(pages, copyEdits);
  return sitePagePaths.map((path) => {
    const title = names[path].label;
    return { date: null, kind: "page", summary: summaries[path], text: "", title, url: path };
  });
}

/** Returns the search document of a campaign page. `text` is the plain text of its sections. */
export function landingDocument({ description, slug, title }: LandingPage, text: string): SearchDocument {
  return { date: null, kind: "page", summary: description, text, title, url: landingPath(slug) };
}

/** Returns the search document of a project. Without a page, it links to its card on Current projects. */
export function projectDocument(project: Project): SearchDocument {
  const { asOf, location, path, progress, remainingAmount, title } = project;
  const facts = { date: formatDate(asOf), location, progress, remaining: remainingAmount };
  const url = hasOwnPage(project) ? path : offerUrl(project);
  return { date: null, kind: "project", summary: fill(search.project, facts), text: "", title, url };
}
