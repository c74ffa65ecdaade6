import { picture } from "./pictures.ts";
import type { Words } from "./words.ts";

export const southDakota = {
  meta: {
    description: {
      text: "The case for apartment homes in Sioux Falls, {contents}, and what can go wrong.",
      ofOne: "the project under way there, its classes",
      ofMany: "the {count} projects under way there, their classes",
      ofNone: "the return classes",
    },
    keywords: [
      "South Dakota real estate investment",
      "Sioux Falls apartments",
      "multifamily",
      "accredited investors",
    ],
  },
  hero: {
    image: picture("gallery-08"),
    title: "Invest in South Dakota homes",
    lead: "{communities} in {place}, for accredited investors.",
    communitiesOfOne: "{count} community under way",
    communitiesOfMany: "{count} communities under way",
    communitiesOfNone: "Apartment communities",
  },
  /** Where the projects are not all in one city. */
  state: "South Dakota",
  figures: {
    minimumInvestment: "Minimum investment",
    caution:
      "{figures}, as published. {source} They promise nothing about any building, and you can lose principal.",
    cautionOfNone: "You can lose principal, and interests cannot be readily sold.",
    /** "Occupancy and rent growth are Sioux Falls figures". */
    placedOne: "{name} is a Sioux Falls figure",
    placedMany: "{names} are Sioux Falls figures",
    pictureCaption: "Illustrative rendering.",
  },
  case: {
    title: "The case for South Dakota",
    note: "The sponsor’s own view. Markets change, and you can lose principal.",
    population: {
      title: "A growing population",
      text: "People who arrive need a home before they buy one. {source}",
    },
    employers: {
      title: "Diverse employers",
      text: "A rent roll that hangs on many employers bends less when one of them leaves. {source}",
    },
    demand: {
      title: "Renter demand",
      text: "{figures} in Sioux Falls. {source}",
      /** "Year-over-year rent growth of 3.6%": `name` holds the qualifier. */
      figure: "{name} of {value}",
    },
    tax: {
      title: "State tax",
      text: "South Dakota levies no tax on individual income. Federal tax applies, and the state you live in may tax what you earn here. Ask your adviser.",
    },
  },
  projects: "Projects in {place}",
  classesCaution: "Every return here is a target, and you can lose principal.",
  risks: {
    title: "What can go wrong",
    note: "The main risks in short. The offering documents state all of them.",
    columns: [
      {
        title: "Loss",
        text: "Construction can cost more and take longer, and rents can fall. Lenders are paid before you. You can lose some or all of what you invest.",
      },
      {
        title: "Time",
        text: "Your money is committed for years, and the hold may be longer than expected. There is no market on which to sell your interest.",
      },
      {
        title: "Place",
        text: "Several projects in one city share its fate: its employers, its weather and its supply of new homes.",
      },
    ],
  },
  bottomForm: {
    title: "Ask about South Dakota",
    text: "Ask about a project, a class or a risk. We answer with documents, not with pressure.",
  },
} as const satisfies Words;
