import { defineCopy } from "./copy.ts";
import { picture } from "./pictures.ts";

export const southDakota = defineCopy("southDakota", {
  meta: {
    description: {
      text: "The case for apartments in Sioux Falls, {contents}, and what can go wrong.",
      ofOne: "our project there",
      ofMany: "our {count} projects there",
      ofNone: "our plans there",
    },
    keywords: [
      "South Dakota real estate investment",
      "Sioux Falls apartments",
      "multifamily",
      "accredited investors",
    ],
  },
  hero: {
    image: picture("gallery-03"),
    caption: "Balconies of Bluestem Reserve, Sioux Falls. Illustrative rendering.",
    title: "Invest in South Dakota apartments",
    /** For projects that still take investors by their latest funding figures. */
    lead: "{communities} in {place}, open to accredited investors as of {date}, from {minimumInvestment}.",
    oneCommunity: "{count} community",
    manyCommunities: "{count} communities",
    noneOpen: "Apartment communities in {place}, for accredited investors.",
  },
  /** Fills `{place}` unless the projects in question are all in one city. */
  state: "South Dakota",
  case: {
    title: "The case for South Dakota",
    note: "Our view; markets change.",
    /** Text of the row on renter demand if the offering has market figures. */
    demand: "In Sioux Falls: {figures}.",
    rows: [
      { title: "Newcomers rent first", text: "People who move to a city often rent before they buy." },
      {
        title: "Diverse employers",
        text: "When renters work for many employers, one employer’s layoffs do less harm.",
      },
      { title: "Renter demand", text: "Ask us what homes like ours rent for, and how many stand empty." },
      {
        title: "State tax",
        text: "South Dakota does not tax individual income. Federal tax still applies, and your home state may tax what you earn here. Ask your tax adviser.",
      },
    ],
  },
  projects: "Projects in {place}",
  classes: {
    /** For a project that is fully funded. */
    funded:
      "We publish the classes and targets of one project, {project}, which is fully funded. Ask us for those of our open projects.",
    open: "We publish the classes and targets of {project}. Ask us for those of our other projects.",
    none: "Ask us for the classes and targets of each project.",
    link: "Classes of {project}",
    action: "Ask for classes and targets",
  },
  risks: {
    title: "What can go wrong",
    note: "The main risks, in brief. The offering documents cover them all.",
    columns: [
      {
        title: "Loss",
        text: "Building can cost more and take longer than planned, and rents can fall. Lenders are paid before you. You can lose some or all of what you invest.",
      },
      {
        title: "Time",
        text: "Your money is tied up for years, maybe longer than planned. There is no market for your interest.",
      },
      {
        title: "Place",
        text: "Projects in one city rise and fall with it: its employers, its weather, its supply of new homes.",
      },
    ],
  },
});
