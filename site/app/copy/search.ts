import { defineCopy } from "./copy.ts";

export const search = defineCopy("search", {
  meta: {
    title: "Search",
    titleOfResults: "Search: {words}",
    description:
      "Search the whole site: projects, posts, newsletters, podcast episodes, questions and terms.",
    keywords: ["search"],
  },
  title: "Search",
  /** Links before the first search. */
  start: { documents: "Documents", fees: "Fees", risks: "What can go wrong" },
  form: {
    words: "What are you looking for?",
    kind: "Search in",
    everything: "Everything",
    kinds: {
      page: "Pages",
      project: "Projects",
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
      page: "Page",
      project: "Project",
      post: "Post",
      newsletter: "Newsletter",
      episode: "Podcast episode",
      question: "Question",
      term: "Term",
    },
    failed: "Search is not answering. Check your connection and try again.",
  },
  /** How site search finds and describes each page. */
  pages: {
    "/": "Who we are, what we build in the Midwest, and how apartment buildings can pay their owners.",
    "/about":
      "Our team, how we execute, our design work, our partners, and videos of clients and our founder.",
    "/media": "Videos about how we build, a press contact, and logos and images to download.",
    "/investor":
      "The minimum, classes, a calculator, fees, who can invest, whether you qualify, questions, terms and risks for accredited investors.",
    "/podcast":
      "Conversations about how apartment communities are financed, built and run, with transcripts.",
    "/portfolio": "What we’ve built, what’s under construction, and what’s next.",
    "/current-project": "The communities underway: how much of each is funded, what remains, and who to ask.",
    "/privacy-policy": "What you send us, how we use it, how long we keep it, and your choices.",
    "/accessibility": "What we do so that everyone can use this site, and how to tell us about a barrier.",
    "/contact": "Write, call or schedule a time with us: phone number, email and office address.",
    "/jefferson-reserve-phase-2":
      "96 new apartments that complete a 180-home community in Sioux Falls: classes, targets, tax projections, site plans and the deck.",
    "/property-investment-opportunity":
      "Why we build apartments in smaller Midwest markets, what we plan for 2026 and 2027, and how to take part.",
    "/investment-opportunity-in-south-dakota":
      "The case for apartments in Sioux Falls, our projects there, their return classes, and what can go wrong.",
    "/newsletter": "One letter a month, every issue as a PDF, and a form to get it by email.",
    "/blogs": "How apartment communities are chosen, designed, financed, built and run.",
  },
  /** How site search describes a project. */
  project: "{location}. {progress}% funded, {remaining} remaining as of {date}.",
  nothingFound: { title: "Try fewer or different words.", action: "Ask us instead" },
});
