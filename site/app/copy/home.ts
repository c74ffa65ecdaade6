import { words } from "./copy.ts";
import { offer } from "./offer.ts";
import { picture } from "./pictures.ts";

export const home = words("home", {
  meta: {
    description:
      "We build wellness-focused apartment communities in growing Midwest cities. Accredited investors own them with us, from {minimumInvestment}.",
    keywords: ["multifamily", "apartment communities", "accredited investors", "Midwest", "Sioux Falls"],
  },
  hero: {
    image: picture("hero-home"),
    phoneImage: picture("hero-home-phone"),
    title: "A good place to live is a good thing to own.",
    lead: "We build wellness-focused apartment communities in growing Midwest cities. Accredited investors own them with us.",
    projects: "See current projects",
    contact: "Talk with us",
  },
  /** Specification, section 9. */
  facts: {
    minimumInvestment: { label: "Minimum investment", basis: "for accredited investors" },
    target: {
      label: "Target IRR, class {name}",
      basis: "a year, over a hold of about 3¾ years",
      classes: "See all classes",
    },
    experience: { label: "Experience", before: "over", unit: "years" },
    developed: { label: "Developed", before: "more than", unit: "million" },
    pictureCaption: "Bluestem Reserve, Sioux Falls. Illustrative rendering.",
  },
  whatWeAre: {
    title: "We design for wellness, then build, lease and stay.",
    lead: "{brand} is a developer and sponsor in Sioux Falls. We choose the site, build the homes, and run them for years after.",
    text: "Daylight, quiet and a place to walk give residents reasons to stay. When people stay longer, fewer homes sit empty, and rent is where any payment to investors begins.",
    about: "More About Us",
    poster: picture("results-05"),
  },
  strategy: {
    image: picture("gallery-03"),
    title: "Strategy and Services",
    lead: "Four ways an apartment building can pay the people who own it, over time.",
    ways: [
      {
        title: "Passive monthly income",
        text: `${offer.income} We aim for monthly payments; some months may bring none.`,
      },
      {
        title: "Appreciation",
        text: "We build where people and jobs are arriving, and where land and labor cost less than on the coasts. When we sell, the building may be worth more than it cost us, or less.",
      },
      {
        title: "Principal paydown",
        text: "Each loan payment made from rent lowers what the building owes and can add to the owners’ equity.",
      },
      {
        title: "Tax benefits",
        text: "Depreciation may offset passive income on paper. How much depends on your situation, so ask your tax adviser.",
      },
    ],
    investor: "How investing works",
    portal: "Already an investor? Log in to the portal",
  },
  units: {
    title: "Built, under way and next",
    note: "A solid bar is built, a hatched bar is under construction, a dashed bar is planned.",
  },
  ongoingProjects: { title: "Ongoing Projects" },
});
