import { picture } from "./pictures.ts";
import type { Words } from "./words.ts";

export const midwest = {
  meta: {
    description:
      "Why we build apartment communities in secondary and tertiary Midwest markets, what comes next, and how an accredited investor takes part.",
    keywords: ["Midwest real estate investment", "multifamily", "passive income", "accredited investors"],
  },
  hero: {
    image: picture("hero-midwest"),
    title: "Own a part of where the Midwest lives",
    lead: "Apartment communities in secondary and tertiary Midwest markets, for accredited investors.",
    caption: "Illustrative rendering.",
  },
  why: {
    title: "Why Midwest",
    reasons: [
      {
        title: "Steadier pricing",
        text: "We look for markets where prices and rents have moved in small steps, up and down.",
      },
      {
        title: "Lower cost basis",
        text: "Land and labor that cost less leave less to borrow for each home.",
      },
      {
        title: "Local knowledge",
        text: "We build where we can drive to the site, and know who builds next to it.",
      },
      {
        title: "Less competition",
        text: "Large funds look first at large cities. Fewer of them bid in smaller ones.",
      },
    ],
    caution:
      "The sponsor’s view of these markets; sources and dates to be supplied by the sponsor. Markets change, and you can lose principal.",
    map: {
      alt: "Simplified map of six upper-Midwest states with Sioux Falls, South Dakota, marked",
      caption: "Sioux Falls. Small dots are cities for orientation, not projects.",
      captionWithProjects:
        "Sioux Falls, where the current projects are. Small dots are cities for orientation, not projects.",
    },
  },
  reasons: {
    title: "Three reasons",
    note: "None of this is promised. The offering documents state the risks, the fees and the expected hold.",
    columns: [
      {
        title: "Income potential",
        text: "A leased building can pay its owners from rent. Payments are a target: they come after lenders and expenses, and may not come.",
      },
      {
        title: "Tax treatment",
        text: "Depreciation can offset rental income on paper. Losses of a limited partner are normally passive, and recapture applies on sale. Ask your adviser.",
      },
      {
        title: "Long-term value",
        text: "Rent pays down the loan, and value may grow over the hold. It may also fall, and you cannot readily sell in between.",
      },
    ],
  },
  futureProjects: {
    title: "Future projects",
    note: "Plans change, and a city on this list is not an offering. Each is announced when its land is under contract.",
  },
  team: {
    title: "The people you will speak with",
    about: "More About Us",
  },
  connect: {
    title: "Connect with us when you are ready.",
    image: picture("gallery-04"),
    perks: [
      "Your accreditation is verified before you invest",
      "You read the offering documents with your advisers",
      "You invest from {minimumInvestment}, and follow the building in the portal",
    ],
    action: "Invest Now",
    note: "Accredited investors only. You can lose some or all of what you invest, and you cannot readily sell. Picture: illustrative rendering.",
  },
  bottomForm: {
    title: "Talk with us about the Midwest",
    text: "Tell us which market interests you, and we will say what we know and what we do not.",
  },
} as const satisfies Words;
