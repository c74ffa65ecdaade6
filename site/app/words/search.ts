import type { Words } from "./words.ts";

export const search = {
  meta: {
    title: "Search",
    titleOfResults: "Search: {words}",
    description: "Search our pages, projects, posts, newsletters, podcast episodes, questions and terms.",
    keywords: ["search"],
  },
  title: "Search",
  lead: "Search our pages, projects, posts, newsletters, podcast episodes, questions and terms.",
  form: {
    words: "What are you looking for?",
    kind: "Search in",
    everything: "Everything",
    kinds: {
      post: "Posts",
      newsletter: "Newsletters",
      episode: "Podcast episodes",
      question: "Questions",
      term: "Terms",
    },
    button: "Search",
  },
  results: {
    none: "No results for {words}",
    one: "1 result for {words}",
    all: "{total} results for {words}",
    best: "The best {shown} of {total} results for {words}",
    corrected: "No results for {words}. Showing results for {corrected}.",
    someWords: "No result has all of these words. These have some of them.",
    kinds: {
      post: "Post",
      newsletter: "Newsletter",
      episode: "Podcast episode",
      question: "Question",
      term: "Term",
    },
    failed: "Search is not answering. Check your connection and try again.",
  },
  nothingFound: {
    title: "Try fewer or different words",
    text: "You can search pages, projects, posts, newsletters, podcast episodes, questions and terms.",
    action: "Ask us instead",
  },
} as const satisfies Words;
