import type { Offering } from "~/content/model/site-content.ts";
import type { Fact } from "~/sections/facts-strip.tsx";

export const hero = {
  title: "A good place to live is a good thing to own.",
  lead: "We build wellness-focused apartment communities in growing Midwest cities. Accredited investors own them with us.",
  firstAction: { label: "See what is open", to: "/current-project" },
  secondAction: { label: "Talk with us", to: "/contact" },
};

/** Specification, section 9. */
export function factsOf(offering: Offering): readonly Fact[] {
  return [
    { label: "Minimum investment", value: offering.minimumInvestment },
    { label: "Target return", value: offering.targetReturn },
    { label: "Experience, over", value: offering.experienceYears, unit: "years" },
    { label: "Developed, more than", value: offering.developedMillions, unit: "million" },
  ];
}

export const factsNotes = {
  caution: "A target is not a promise. You can lose principal, and interests cannot be readily sold.",
  pictureCaption: "Bluestem Reserve, Sioux Falls. Illustrative rendering.",
};

export const whatWeAre = {
  title: "We design for wellness, then build, lease and stay.",
  /** Follows the brand's name. */
  lead: "is a developer and sponsor in Sioux Falls. We choose the site, build the homes and run them for years after.",
  text: "Daylight, quiet and somewhere to walk keep residents longer. Longer stays mean steadier rent, and rent is what pays the people who invest beside us.",
  action: { label: "More About Us", to: "/about" },
};

export const strategy = {
  title: "Strategy and Services",
  lead: "Four ways a well-run building can pay the people who own it.",
  ways: [
    { title: "Passive monthly income", text: "Rent, less costs and debt service, is distributed to owners." },
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
};

export const units = {
  title: "Homes finished, rising and next.",
  note: "Solid is built, hatched is under way, dashed is planned: the convention of our drawings, used across this site.",
};

export const ongoingProjects = {
  title: "Ongoing Projects",
  note: (date: string) => `Amounts as published by the sponsor on ${date}. Ask us for today’s.`,
};
