import * as v from "valibot";
import type { GlossaryTerm, MediaMention, Question } from "~/content/model/site-content.ts";
import { byOrder, href, isoDate, place, words } from "./fields.ts";
import { listType } from "./site-type.ts";

export const questions = listType({
  name: "questions",
  schema: v.object({ ...place, answer: words, question: words }),
  compare: byOrder,
  make: ({ answer, question }): Question => ({ question, answer }),
  place: (list) => ({ questions: list }),
});

/** In the order of the alphabet. */
export const glossaryTerms = listType({
  name: "glossary-terms",
  schema: v.object({ meaning: words, term: words }),
  compare: (a, b) => a.term.localeCompare(b.term, "en"),
  make: ({ meaning, term }): GlossaryTerm => ({ term, meaning }),
  place: (glossary) => ({ glossary }),
});

/** Newest first. */
export const mediaMentions = listType({
  name: "media-mentions",
  schema: v.object({ date: isoDate, href, source: words, title: words }),
  compare: (a, b) => b.date.localeCompare(a.date),
  make: ({ date, href, source, title }): MediaMention => ({ title, source, href, publishedAt: date }),
  place: (mentions) => ({ mediaMentions: mentions }),
});
