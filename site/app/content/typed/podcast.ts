import { podcast01, podcast02, podcast03 } from "~/words/pictures.generated.ts";
import type { Episode } from "../model/site-content.ts";

/** Newest first. */
export const episodes: readonly Episode[] = [
  {
    number: 3,
    title: "The tree in the courtyard",
    publishedAt: "2026-11-10",
    summary: "Shade takes ten years and a bench takes a day. Why a courtyard begins with what grows slowest.",
    cover: podcast02,
    isSample: true,
    audio: { src: "/audio/the-tree-in-the-courtyard.mp3", bytes: 159_093, durationSeconds: 32 },
    notes: [
      "Why trees are planted before the paths are poured.",
      "What can be said about the return on a tree, and what cannot.",
      "What the monthly letter says when something fails.",
    ],
    transcript: [
      {
        speaker: "Avery",
        text: "This is a sample episode, read by computer voices. Jordan, why does a courtyard begin with one tree?",
      },
      {
        speaker: "Jordan",
        text: "Because shade takes ten years and a bench takes a day. We plant first, while the ground is still open.",
      },
      { speaker: "Avery", text: "What does a tree return to an investor?" },
      {
        speaker: "Jordan",
        text: "Nobody can promise a figure. We can say what it costs to plant and to water, and show who sits under it.",
      },
      { speaker: "Avery", text: "And when it fails?" },
      {
        speaker: "Jordan",
        text: "Then we say so in the monthly letter, and plant another one in spring.",
      },
    ],
  },
  {
    number: 2,
    title: "What a porch is worth",
    publishedAt: "2026-10-27",
    summary:
      "A porch is a room nobody rents. What it may do for a building, and what we do not know about it.",
    cover: podcast01,
    isSample: true,
    audio: { src: "/audio/what-a-porch-is-worth.mp3", bytes: 147_449, durationSeconds: 29 },
    notes: [
      "Porches on the ground floor, and the people who use them.",
      "The difference between thinking and knowing.",
      "Floor area as the price of a porch.",
    ],
    transcript: [
      {
        speaker: "Jordan",
        text: "This is a sample episode, read by computer voices. Avery, you draw a porch on every ground floor. Why?",
      },
      {
        speaker: "Avery",
        text: "People who sit outside learn the names of the people next door. We think they stay longer.",
      },
      { speaker: "Jordan", text: "You think, or you know?" },
      {
        speaker: "Avery",
        text: "We think. We would need years of leases to know, and this building is new.",
      },
      { speaker: "Jordan", text: "What does it cost?" },
      {
        speaker: "Avery",
        text: "Floor area. A porch is a room that we do not rent, so it has to earn its place in the plan.",
      },
    ],
  },
  {
    number: 1,
    title: "Bankers, builders and the wind",
    publishedAt: "2026-10-13",
    summary: "Who decides when a building is finished, and why a schedule is a target too.",
    cover: podcast03,
    isSample: true,
    audio: { src: "/audio/bankers-builders-and-the-wind.mp3", bytes: 145_658, durationSeconds: 29 },
    notes: [
      "How a construction loan is drawn month by month.",
      "What a week of wind does to a schedule.",
      "Why each figure has its date beside it.",
    ],
    transcript: [
      {
        speaker: "Avery",
        text: "This is a sample episode, read by computer voices. It is about who decides when a building is finished.",
      },
      {
        speaker: "Jordan",
        text: "The builder asks for money once a month. The bank sends someone to look before it pays.",
      },
      { speaker: "Avery", text: "And the wind?" },
      {
        speaker: "Jordan",
        text: "The wind decides whether the crane works. A week of wind moves every date after it.",
      },
      { speaker: "Avery", text: "So a schedule is a target." },
      {
        speaker: "Jordan",
        text: "It is. That is why we print the date beside each figure, and say what has changed since.",
      },
    ],
  },
];
