import { picture } from "./pictures.ts";
import type { Words } from "./words.ts";

export const about = {
  meta: {
    description:
      "A multifamily sponsor in the Midwest: its team, the four things it does on every project, its partners, and over {experienceYears} years of experience.",
    keywords: ["multifamily sponsor", "wellness apartments", "Midwest developer", "how we execute"],
  },
  banner: {
    image: picture("banner-about"),
    title: "About",
    caption: "Study model, illustrative rendering.",
    lead: "We build wellness-focused apartment communities in Midwest growth markets: over {experienceYears} years of experience, more than {developedMillions} million developed.",
    note: "Experience and volume as stated by the sponsor. Past results do not predict future ones.",
  },
  team: "The team",
  execution: {
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
  },
  results: {
    title: "The Results",
    note: "Illustrative renderings and study models of the communities we design. They are not photographs, and they are not financial results.",
    hint: "Select a picture to enlarge it.",
    portfolio: "See the portfolio",
  },
  partners: {
    title: "Our Partners",
    lead: "They work with us on our projects. Their own sites say more.",
  },
  testimonials: {
    title: "Client testimonials",
    note: "One person’s experience, not a promise of yours, and no forecast of any investment. You can lose principal. Pictures are illustrative renderings.",
  },
  moreFromUs: {
    title: "More from Us",
    poster: picture("hero-second-phase"),
    slidesLabel: "Pictures of our communities",
    videoCaption: "Its picture is an illustrative rendering.",
    sampleVideoCaption: "Sample film. Its picture is an illustrative rendering.",
  },
} as const satisfies Words;
