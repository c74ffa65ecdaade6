import { defineCopy } from "./copy.ts";

/** Default copy of the sections of campaign pages, which the team builds in the panel. */
export const landing = defineCopy("landing", {
  meta: {
    keywords: ["multifamily investing", "Midwest apartments", "accredited investors"],
  },
  units: { title: "Built, underway and next" },
  projects: "Our projects",
  team: "Who answers you",
  questions: "Common questions",
  download: { title: "Read it in your own time", deck: "Download the deck", file: "Download the PDF" },
  form: { title: "Talk with us", text: "Leave your details, and we’ll call you back." },
});
