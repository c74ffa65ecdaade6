import type { Offering } from "../content/model/site-content.ts";
import type { TitledText } from "./words.ts";

export function aboutLead({ developedMillions, experienceYears }: Offering): string {
  return `We build wellness-focused apartment communities in Midwest growth markets: over ${experienceYears} years of experience, more than ${developedMillions} million developed.`;
}

export const aboutNote =
  "Experience and volume as stated by the sponsor. Past results do not predict future ones.";

/** The four themes of How We Execute. */
export const execution: { readonly themes: readonly TitledText[]; readonly title: string } = {
  title: "How We Execute",
  themes: [
    {
      title: "Select the site",
      text: "Jobs, schools and a place to walk. We look at many sites and pass on most of them.",
    },
    {
      title: "Design for wellness",
      text: "Daylight, quiet walls, gardens and paths. A home that is good for the people in it is one they have reason to keep.",
    },
    {
      title: "Build and lease",
      text: "One plan, known builders, and leasing that starts before the last coat of paint.",
    },
    {
      title: "Operate and report",
      text: "We stay with the building after it opens, and write to its owners every month.",
    },
  ],
};
