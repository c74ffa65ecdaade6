import * as v from "valibot";
import type { GlossaryTerm, MediaMention, Question } from "../../model/site-content.ts";
import { questionDocument, termDocument } from "../../search/documents.ts";
import { byOrder, href, isoDate, place, words } from "./fields.ts";
import { listType, newest } from "./site-type.ts";

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
