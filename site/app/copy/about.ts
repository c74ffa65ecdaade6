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
    lead: "We build wellness-focused apartment communities in growing Midwest markets.",
  },
  team: "The team",
  execution: {
    title: "How We Execute",
    image: picture("banner-investor"),
    caption: "Four stages, from one story to four. Study model.",
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
        text: "We reuse plans that work, with builders we know, and start leasing before the building opens.",
      },
      {
        title: "Operate and report",
        text: "We stay on after the building opens and write to its owners every month.",
      },
    ],
  },
  results: {
    title: "The Results",
    lead: "What we have designed. Select a picture to enlarge it.",
    /** Follows the lead while no picture is a photograph. */
    noPhotographs: "We will add photographs of finished buildings.",
    more: "{count} more",
  },
  checks: {
    title: "How we are paid, and what you can check",
    fees: {
      title: "Our fees",
      published: "Each fee, when we charge it, and what it costs on $100,000.",
      unpublished:
        "We have not published our fees here yet. Ask us for them in writing before you compare us with anyone.",
    },
    counts: {
      title: "Our counts",
      text: "Each amount has its date, and the earlier count stays next to the later one.",
      link: "See the portfolio",
    },
    offering: {
      title: "Who may invest",
      text: "We offer interests only to accredited investors, and verify each of them before they invest.",
      link: "Who can invest",
    },
    documents: {
      title: "What you would sign",
      text: "The offering documents state the fees, the expected hold and the risks. Read them with your own advisers.",
      link: "See the documents",
    },
  },
  partners: {
    title: "Our Partners",
    lead: "The companies we build with.",
  },
  testimonials: {
    title: "Client testimonials",
    /** Title while all videos are samples. */
    sampleTitle: "What investors ask us",
    lead: "Another investor’s experience does not predict yours. You can lose principal.",
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
