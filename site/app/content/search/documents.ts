import { plainText } from "../markdown/plain-text.ts";
import type { Newsletter, PostSummary } from "../model/model.ts";
import type { Episode, GlossaryTerm, Question } from "../model/site-content.ts";
import { episodeAnchor, questionAnchor, termAnchor } from "../model/wording/anchors.ts";
import type { PostText } from "../store/saved-content.ts";
import type { SearchDocument } from "./search-document.ts";

export const postKey = (slug: string) => `post ${slug}`;

export function postDocument(
  { author, category, excerpt, publishedAt, slug, title }: PostSummary,
  { bodyHtml }: Pick<PostText, "bodyHtml">,
): SearchDocument {
  return {
    date: publishedAt,
    key: postKey(slug),
    kind: "post",
    summary: excerpt,
    text: [plainText(bodyHtml), category?.name, author].filter(Boolean).join(" "),
    title,
    url: `/blog/${slug}`,
  };
}

export function newsletterDocument({ headline, id, name, publishedAt }: Newsletter): SearchDocument {
  return {
    date: publishedAt,
    key: `newsletter ${id}`,
    kind: "newsletter",
    summary: headline ?? "",
    text: "",
    title: name,
    url: `/newsletter?issue=${encodeURIComponent(id)}`,
  };
}

export function episodeDocument(episode: Episode): SearchDocument {
  const { notes, number, publishedAt, summary, title, transcript } = episode;
  return {
    date: publishedAt,
    key: `episode ${number}`,
    kind: "episode",
    summary,
    text: [...notes, ...transcript.map(({ speaker, text }) => (speaker ? `${speaker}: ${text}` : text))].join(
      " ",
    ),
    title,
    url: `/podcast#${episodeAnchor(number)}`,
  };
}

export function questionDocument({ answer, question }: Question): SearchDocument {
  return {
    date: null,
    key: `question ${question}`,
    kind: "question",
    summary: answer,
    text: "",
    title: question,
    url: `/investor#${questionAnchor(question)}`,
  };
}

export function termDocument({ meaning, term }: GlossaryTerm): SearchDocument {
  return {
    date: null,
    key: `term ${term}`,
    kind: "term",
    summary: meaning,
    text: "",
    title: term,
    url: `/investor#${termAnchor(term)}`,
  };
}

/** The documents of everything but posts, which are too many to be compared at each change. */
export function listedDocuments(content: {
  readonly episodes: readonly Episode[];
  readonly glossary: readonly GlossaryTerm[];
  readonly newsletters: readonly Newsletter[];
  readonly questions: readonly Question[];
}) {
  return {
    episode: content.episodes.map(episodeDocument),
    newsletter: content.newsletters.map(newsletterDocument),
    question: content.questions.map(questionDocument),
    term: content.glossary.map(termDocument),
  };
}
