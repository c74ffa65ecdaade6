import { defineCopy } from "./copy.ts";
import { picture } from "./pictures.ts";

export const southDakota = defineCopy("southDakota", {
  meta: {
    description: {
      text: "The case for apartments in Sioux Falls, {contents}, and what can go wrong.",
      ofOne: "our project there, return classes",
      ofMany: "our {count} projects there, return classes",
      ofNone: "return classes",
    },
    keywords: [
      "South Dakota real estate investment",
      "Sioux Falls apartments",
      "multifamily",
      "accredited investors",
    ],
  },
  hero: {
    image: picture("bluestem-snow"),
    caption: "Bluestem Reserve, Sioux Falls, in winter. Illustrative rendering.",
    title: "Invest in South Dakota apartments",
    /** For projects that are open by their latest count. */
    lead: "{communities} in {place}, open to accredited investors as of {date}, from {minimumInvestment}.",
    oneCommunity: "{count} community",
    manyCommunities: "{count} communities",
    noneOpen: "Apartment communities in {place}, for accredited investors.",
  },
  /** Used when projects are in several cities. */
  state: "South Dakota",
  case: {
    title: "The case for South Dakota",
    note: "Our view; markets change.",
    /** Text of the row on renter demand if the offering has market figures. */
    demand: "In Sioux Falls: {figures}.",
    rows: [
      {
        title: "A growing population",
        text: "Newcomers often rent before they buy.",
      },
      {
        title: "Diverse employers",
        text: "When renters work for many employers, one employer’s layoffs do less harm.",
      },
      {
        title: "Renter demand",
        text: "Ask us what homes like ours rent for, and how many stand empty.",
      },
      {
        title: "State tax",
        text: "South Dakota does not tax individual income. Federal tax still applies, and your home state may tax what you earn here. Ask your tax adviser.",
      },
    ],
  },
  projects: "Projects in {place}",
  classes: {
    title: "The classes of {project}",
    /** For a project that is fully funded. */
    funded: "{project} is fully funded. Ask us for the classes and targets of our open projects.",
    open: "Ask us for the classes and targets of our other projects.",
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
