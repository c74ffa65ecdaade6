import type { ExternalLink, ImageAsset, SchedulingLink } from "./model.ts";

/** Team member: specification, section 3 (name; role; image; des, here the biography's paragraphs). */
export interface TeamMember {
  readonly biography: readonly string[];
  readonly image: ImageAsset;
  readonly name: string;
  readonly role: string;
}

/** A drawing where a portrait will be: it says nothing about the person. */
function monogram(file: string): ImageAsset {
  return { alt: "", height: 1000, sources: [], src: `/art/${file}`, width: 800 };
}

/** Samples until the sponsor supplies their own: nobody of these names is meant. */
export const team: readonly TeamMember[] = [
  {
    name: "Avery Reed",
    role: "Founder",
    image: monogram("monogram-a.svg"),
    biography: [
      "Sample biography. Avery walks every site before the company makes an offer, and signs every monthly letter to investors.",
    ],
  },
  {
    name: "Morgan Lind",
    role: "Executive Assistant",
    image: monogram("monogram-b.svg"),
    biography: [
      "Sample biography. Morgan keeps the calendar, answers the office telephone and sees that every message reaches the person who can answer it.",
    ],
  },
  {
    name: "Jordan Hale",
    role: "Director of Investor Relations",
    image: monogram("monogram-c.svg"),
    biography: [
      "Sample biography. Jordan answers investors’ questions, explains the documents before anybody signs one, and sends the reports once they have.",
    ],
  },
];

/** Where a call with this member is booked, if the site settings name one. */
export function schedulingOf(
  { name }: Pick<TeamMember, "name">,
  scheduling: readonly SchedulingLink[],
): ExternalLink | undefined {
  return scheduling.find(({ person }) => person === name);
}
