import { defineCopy } from "./copy.ts";
import { offer } from "./offer.ts";
import { picture } from "./pictures.ts";

export const midwest = defineCopy("midwest", {
  meta: {
    description:
      "Why we build apartments in smaller Midwest markets, what we plan for 2026 and 2027, and how accredited investors take part.",
    keywords: [
      "Midwest real estate investment",
      "multifamily",
      "apartment investing",
      "accredited investors",
    ],
  },
  hero: {
    title: "Own a piece of where the Midwest lives",
    lead: "Apartment communities in secondary and tertiary Midwest markets, from {minimumInvestment}.",
    note: offer.generalCaution,
  },
  map: {
    alt: "Map of the upper Midwest with Sioux Falls, South Dakota, marked as the place of our current projects",
    altWithoutProjects: "Map of the upper Midwest with Sioux Falls, South Dakota, marked",
    captionWithProjects: "Sioux Falls, where our current projects are.",
    caption: "Sioux Falls, South Dakota.",
    link: "Invest in South Dakota",
  },
  why: {
    title: "Why Midwest apartments",
    lead: "Our view; markets change.",
    image: picture("hero-midwest"),
    pictureCaption: "Illustrative rendering.",
    reasons: [
      { title: "Steadier pricing", text: "We favor markets without big swings in prices or rents." },
      {
        title: "Lower cost basis",
        text: "Where land and labor cost less, each home costs less to build, so it needs less debt.",
      },
      {
        title: "Local knowledge",
        text: "We start where we know the streets, the builders and the people who review the plans.",
      },
      {
        title: "Less competition",
        text: "Large funds look to large cities first, so fewer compete with us here.",
      },
    ],
  },
  against: {
    title: "What speaks against them",
    reasons: [
      {
        title: "Fewer employers",
        text: "When one large employer cuts jobs or leaves, a small market feels it more.",
      },
      {
        title: "Fewer buyers",
        text: "Fewer buyers look at a building for sale, so a sale can take longer or bring less.",
      },
      { title: "One local economy", text: "Several projects in one city rise and fall together." },
    ],
    /** Link to our post on the subject. */
    post: "Read both sides",
  },
  reasons: {
    title: "Three reasons",
    note: "None of these is certain.",
    columns: [
      {
        title: "Income potential",
        text: "Once a building is leased, rent left after costs and debt service may be paid to its owners. It can be less than we target, or nothing.",
      },
      {
        title: "Tax treatment",
        text: "Depreciation can offset rental income on paper. A limited partner’s losses are usually passive, and recapture applies at sale. Ask your tax adviser.",
      },
      {
        title: "Long-term value",
        text: "Rent pays down the loan, and the building’s value may grow while we hold it. It may also fall.",
      },
    ],
  },
  projects: "Our projects in the Midwest",
  futureProjects: {
    title: "Future projects",
    lead: "Our plan as of {date}. A project may come later than planned, or not at all. This is not an offering.",
  },
  team: { title: "The people you will talk with", about: "More About Us" },
  connect: {
    title: "Connect with us when you are ready.",
    above: "For investors we’ve already verified.",
    action: "Invest Now",
  },
  bottomForm: {
    title: "Talk with us about the Midwest",
    text: "Leave your details, and we’ll call you back with what we know.",
  },
});
