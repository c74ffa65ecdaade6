import type { ImageAsset } from "../model/model.ts";
import type { TeamMember } from "../model/site-content.ts";

/** A drawing where a portrait will be: it says nothing about the person. */
function monogram(file: string): ImageAsset {
  return { alt: "", height: 1000, sources: [], src: `/art/${file}`, width: 800 };
}

/** Samples until the sponsor supplies their own: nobody of these names is meant. */
export const team: readonly TeamMember[] = [
  {
    name: "Avery Reed",
    podcastPart: "Asks what a building is for, and answers for the ones we built.",
    role: "Founder",
    image: monogram("monogram-a.svg"),
    biographyHtml:
      "<p>Sample biography. Avery walks every site before the company makes an offer, and signs every monthly letter to investors.</p>",
  },
  {
    name: "Morgan Lind",
    podcastPart: null,
    role: "Executive Assistant",
    image: monogram("monogram-b.svg"),
    biographyHtml:
      "<p>Sample biography. Morgan keeps the calendar, answers the office telephone and sees that every message reaches the person who can answer it.</p>",
  },
  {
    name: "Jordan Hale",
    podcastPart: "Brings the questions that investors ask on the telephone.",
    role: "Director of Investor Relations",
    image: monogram("monogram-c.svg"),
    biographyHtml:
      "<p>Sample biography. Jordan answers investors’ questions, explains the documents before anybody signs one, and sends the reports once they have.</p>",
  },
];
