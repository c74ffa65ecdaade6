import { words } from "./copy.ts";

/** Pages that the team makes of sections: what a section says where an editor has written nothing else. */
export const landing = words("landing", {
  meta: {
    keywords: ["multifamily investing", "Midwest apartments", "accredited investors"],
  },
  units: {
    title: "Built, under way and next",
    note: "A solid bar is built, a hatched bar is under construction, a dashed bar is planned.",
  },
  projects: "Our projects",
  team: "Who answers you",
  questions: "Common questions",
  download: {
    title: "Read it in your own time",
    deck: "Download the deck",
    file: "Download the PDF",
  },
  form: {
    title: "Talk with us",
    text: "Tell us where to reach you. One of us will answer your questions.",
  },
});
