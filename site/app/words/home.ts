import { picture } from "./pictures.ts";
import type { Words } from "./words.ts";

export const home = {
  meta: {
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
    figures: [
      { label: "Minimum investment", value: "{minimumInvestment}" },
      { label: "Target return", value: "{targetReturn}" },
      { label: "Experience, over", value: "{experienceYears}", unit: "years" },
      { label: "Developed, more than", value: "{developedMillions}", unit: "million" },
    ],
    caution: "A target is not a promise. You can lose principal, and interests cannot be readily sold.",
    pictureCaption: "Bluestem Reserve, Sioux Falls. Illustrative rendering.",
  },
  whatWeAre: {
    title: "We design for wellness, then build, lease and stay.",
    lead: "{brand} is a developer and sponsor in Sioux Falls. We choose the site, build the homes and run them for years after.",
    text: "Daylight, quiet and somewhere to walk keep residents longer. Longer stays mean steadier rent, and rent is what pays the people who invest beside us.",
    about: "More About Us",
    poster: picture("results-05"),
  },
  strategy: {
    image: picture("gallery-03"),
    title: "Strategy and Services",
    lead: "Four ways a well-run building can pay the people who own it.",
    ways: [
      {
        title: "Passive monthly income",
        text: "Rent, less costs and debt service, is distributed to owners.",
      },
      {
        title: "Appreciation",
        text: "We build where people and jobs are arriving, at a basis below coastal markets.",
      },
      {
        title: "Principal paydown",
        text: "Each month’s rent retires a little of the loan, and the owners’ share grows.",
      },
      {
        title: "Tax benefits",
        text: "Depreciation may offset passive income. Your adviser can say how much.",
      },
    ],
    portal: "Log in to the investor portal",
  },
  units: {
    title: "Homes finished, rising and next.",
    note: "Solid is built, hatched is under way, dashed is planned: the convention of our drawings, used across this site.",
  },
  ongoingProjects: {
    title: "Ongoing Projects",
    note: "Amounts as published by the sponsor on {date}. Ask us for today’s.",
  },
} as const satisfies Words;
