import { words } from "./copy.ts";
import { picture } from "./pictures.ts";

export const about = words("about", {
  meta: {
    description:
      "Meet the team behind our apartment communities: who we are, how we choose, design, build and run them, and who we work with.",
    keywords: ["multifamily sponsor", "wellness apartments", "Midwest developer", "how we execute"],
  },
  banner: {
    image: picture("banner-about"),
    title: "About",
    caption: "Study model.",
    lead: "We build wellness-focused apartment communities in growing Midwest markets. We bring over {experienceYears} years of experience and have developed more than {developedMillions} million.",
  },
  team: "The team",
  execution: {
    title: "How We Execute",
    themes: [
      {
        title: "Select the site",
        text: "We look for jobs, schools and a place to walk. We look at many sites and pass on most of them.",
      },
      {
        title: "Design for wellness",
        text: "Daylight, quiet walls, gardens and paths. A home that is good for people is one they have a reason to keep.",
      },
      {
        title: "Build and lease",
        text: "We repeat plans we know, with builders we know, and start leasing before the last coat of paint.",
      },
      {
        title: "Operate and report",
        text: "We stay with the building after it opens, and we write to its owners every month.",
      },
    ],
  },
  results: {
    title: "The Results",
    lead: "What our design work has led to so far: renderings and study models, not photographs of finished buildings. Select a picture to enlarge it.",
    portfolio: "See the portfolio",
  },
  partners: {
    title: "Our Partners",
    lead: "We work with these companies on our projects.",
  },
  testimonials: {
    title: "Client testimonials",
    lead: "One person’s experience is not a forecast of yours. You can lose principal.",
    /** What a viewer must know of whoever speaks. */
    disclosure: {
      investor: "An investor with us.",
      notInvestor: "Not an investor with us.",
      paid: "Paid to speak.",
      paidWith: "Paid to speak: {given}.",
      notPaid: "Not paid to speak.",
      sample: "Sample video. No client is speaking.",
    },
  },
  moreFromUs: {
    title: "More from Us",
    lead: "Renderings and study models of our communities.",
    poster: picture("hero-second-phase"),
    slidesLabel: "Pictures of our communities",
    videoCaption: "Made from our renderings.",
  },
});
