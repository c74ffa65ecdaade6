import { defineCopy } from "./copy.ts";
import { picture } from "./pictures.ts";

export const about = defineCopy("about", {
  meta: {
    description:
      "Meet the team behind our apartment communities: who we are, how we choose, design, build and run them, and who we work with.",
    keywords: ["multifamily sponsor", "wellness apartments", "Midwest developer", "how we execute"],
  },
  banner: {
    image: picture("interior-gym"),
    title: "About",
    caption: "A fitness room. Illustrative rendering.",
    lead: "We build wellness-focused apartment communities in growing Midwest markets. We bring over {experienceYears} years of experience and have developed more than {developedMillions} million.",
  },
  team: "The team",
  execution: {
    title: "How We Execute",
    themes: [
      {
        title: "Select the site",
        text: "We look for jobs, schools and walkable streets, and pass on most sites we see.",
      },
      {
        title: "Design for wellness",
        text: "Daylight, quiet walls, gardens and paths. We think people renew when a home is good to live in.",
      },
      {
        title: "Build and lease",
        text: "We reuse plans that work, with builders we know, and start leasing before the paint is dry.",
      },
      {
        title: "Operate and report",
        text: "We stay on after the building opens and write to its owners every month.",
      },
    ],
  },
  results: {
    title: "The Results",
    lead: "Our designs, by how each picture was made. Select one to enlarge it.",
    kinds: {
      drawing: "Drawn",
      model: "Modeled",
      rendering: "Rendered",
      photograph: "Photographed",
    },
    portfolio: "See the portfolio",
  },
  partners: {
    title: "Our Partners",
    lead: "The companies we build with.",
  },
  testimonials: {
    title: "Client testimonials",
    lead: "Individual experiences vary and do not predict yours. You can lose principal.",
    /** Discloses who speaks and why. */
    disclosure: {
      investor: "An investor with us.",
      notInvestor: "Not an investor with us.",
      paid: "Paid to speak.",
      paidWith: "Paid to speak: {compensation}.",
      notPaid: "Not paid to speak.",
      sample: "Sample video. No client is speaking.",
    },
  },
  moreFromUs: {
    title: "More from Us",
    lead: "Renderings and study models of our communities.",
    poster: picture("banner-about"),
    slidesLabel: "Pictures of our communities",
    videoCaption: "Made from our renderings.",
  },
});
