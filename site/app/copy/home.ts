import { defineCopy } from "./copy.ts";
import { picture } from "./pictures.ts";

export const home = defineCopy("home", {
  meta: {
    description:
      "We build wellness-focused apartment communities in growing Midwest cities. Accredited investors own them alongside us, from {minimumInvestment}.",
    keywords: ["multifamily", "apartment communities", "accredited investors", "Midwest", "Sioux Falls"],
  },
  hero: {
    image: picture("hero-home"),
    phoneImage: picture("hero-home-phone"),
    duskImage: picture("hero-home-dusk"),
    duskPhoneImage: picture("hero-home-dusk-phone"),
    title: "A good place to live is a good thing to own.",
    lead: "We build wellness-focused apartment communities in growing Midwest cities. Accredited investors own them alongside us.",
    projects: "See current projects",
    contact: "Ask a question",
  },
  /** Specification, section 9. */
  facts: {
    minimumInvestment: { label: "Minimum investment", basis: "for accredited investors" },
    open: {
      label: "Open to investors",
      project: "project",
      projects: "projects",
      basis: "as of {date}.",
      link: "See what remains",
    },
    experience: { label: "Experience of over", unit: "years", basis: "in multifamily" },
    developed: {
      label: "We have developed more than",
      unit: "million",
      basis: "our own figure, {date}.",
      list: "Ask us for the list",
    },
    pictureCaption: "Bluestem Reserve, Sioux Falls. Illustrative rendering.",
  },
  scene: {
    title: "First we draw it.",
    stages: [
      {
        title: "Drawn.",
        text: "",
        image: picture("scene-drawing"),
        phoneImage: picture("scene-drawing-portrait"),
      },
      {
        title: "Modeled.",
        text: "",
        image: picture("scene-model"),
        phoneImage: picture("scene-model-portrait"),
      },
      {
        title: "Rendered.",
        text: "Jefferson Reserve, Phase 2, which is under construction. Illustrative rendering.",
        image: picture("scene-rendering"),
        phoneImage: picture("scene-rendering-portrait"),
      },
    ],
  },
  whatWeAre: {
    title: "We design for wellness, build, lease and run what we build.",
    lead: "{brand} is a developer and sponsor in Sioux Falls. We choose the site, build the homes, lease them, and run them until the building is sold.",
    text: "We think daylight, quiet and a place to walk make residents stay longer. Longer stays mean fewer empty homes, and rent is where any payment to investors begins.",
    about: "More About Us",
    poster: picture("construction"),
    posterCaption: "Framing at Jefferson Reserve, Phase 2. Illustrative rendering.",
    daylight: {
      image: picture("daylight-section"),
      phoneImage: picture("daylight-section-phone"),
      caption: "Noon light at the latitude of Sioux Falls: 20 feet into a room in December, 3 feet in June.",
    },
    room: {
      image: picture("interior-living"),
      caption: "A living room at Jefferson Reserve, Phase 2. Illustrative rendering.",
    },
  },
  strategy: {
    image: picture("gallery-08"),
    caption: "A walking path at Jefferson Reserve, Phase 2. Illustrative rendering.",
    title: "Strategy and Services",
    lead: "Four ways an apartment building can pay its owners over time.",
    ways: [
      {
        title: "Passive monthly income",
        text: "Once a building is leased, rent left after costs and debt service may be distributed to its owners. We aim to pay monthly once there is money to pay. In our own example, most of the return comes at the sale.",
      },
      {
        title: "Appreciation",
        text: "We build where people and jobs are moving, and where land and labor cost less than on the coasts. When we sell, the building may be worth more than it cost us, or less.",
      },
      {
        title: "Principal paydown",
        text: "Once the loan amortizes, each payment made from rent lowers the debt and can add to the owners’ equity.",
      },
      {
        title: "Tax benefits",
        text: "Depreciation may offset passive income on paper. How much depends on your situation, so ask your tax adviser.",
      },
    ],
    investor: "How to invest",
    portal: "Already an investor? Log in to the portal",
  },
  units: {
    title: "Built, underway and next",
    /** Follows the caution above the unit counts. */
    developed:
      "The more than {developedMillions} million developed is a separate figure, not worked out from these units.",
  },
  ongoingProjects: { title: "Ongoing Projects" },
});
