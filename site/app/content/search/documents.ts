import type { Newsletter, PostSummary } from "../model/model.ts";
import type { Episode, GlossaryTerm, Question } from "../model/site-content.ts";
import { episodeAnchor, questionAnchor, termAnchor } from "../model/wording/anchors.ts";
import type { SearchDocument, SearchKind } from "./search-document.ts";

/** A document without the key under which the index keeps it. */
type Keyless = Omit<SearchDocument, "key">;

export function postDocument(
  { author, category, excerpt, publishedAt, slug, title }: PostSummary,
  { words }: { readonly words: string },
): Keyless {
  return {
    date: publishedAt,
    kind: "post",
    summary: excerpt,
    text: [words, category?.name, author].filter(Boolean).join(" "),
    title,
    url: `/blog/${slug}`,
  };
}

export function newsletterDocument({ headline, id, name, publishedAt }: Newsletter): Keyless {
  return {
    date: publishedAt,
    kind: "newsletter",
    summary: headline ?? "",
    text: "",
    title: name,
    url: `/newsletter?issue=${encodeURIComponent(id)}`,
  };
}

export function episodeDocument(episode: Episode): Keyless {
  const { notes, number, publishedAt, summary, title, transcript } = episode;
  return {
    date: publishedAt,
    kind: "episode",
    summary,
    text: [...notes, ...transcript.map(({ speaker, text }) => (speaker ? `${speaker}: ${text}` : text))].join(
      " ",
    ),
    title,
    url: `/podcast#${episodeAnchor(number)}`,
  };
}

export const questionDocument = ({ answer, question }: Question): Keyless =>
  investorDocument("question", question, answer, questionAnchor(question));

export const termDocument = ({ meaning, term }: GlossaryTerm): Keyless =>
  investorDocument("term", term, meaning, termAnchor(term));

function investorDocument(kind: SearchKind, title: string, summary: string, anchor: string): Keyless {
  return { date: null, kind, summary, text: "", title, url: `/investor#${anchor}` };
}
