import type { Column } from "~/pages/sections/columns.tsx";
import type { NumberedRow } from "~/pages/sections/numbered-rows.tsx";
import type { TopicRow } from "~/pages/sections/topic-rows.tsx";

export const whyMidwest: readonly TopicRow[] = [
  {
    title: "Steadier pricing",
    text: "Prices and rents here tend to move less in both directions than on the coasts.",
  },
  { title: "Lower cost basis", text: "Land and labor cost less, so the same rent carries less debt." },
  {
    title: "Local knowledge",
    text: "We build where we can drive to the site, and know who builds next to it.",
  },
  {
    title: "Less competition",
    text: "Large funds look at large cities. Secondary and tertiary markets see fewer bids.",
  },
];

export const reasons: readonly Column[] = [
  {
    title: "Income potential",
    text: "A leased building can pay its owners from rent. Payments are targeted, never assured, and come after lenders and expenses.",
  },
  {
    title: "Tax treatment",
    text: "Depreciation can offset rental income on paper. Losses of a limited partner are normally passive, and recapture applies on sale. Ask your adviser.",
  },
  {
    title: "Long-term value",
    text: "Tenants’ rent pays down the loan, and value may grow over the hold. It may also fall, and you cannot readily sell in between.",
  },
];

/** Specification, section 9: six cities in 2026, five in 2027. */
export const timeline: readonly TopicRow[] = [
  { title: "2026", text: "Six cities, each to be announced when its land is under contract." },
  { title: "2027", text: "Five cities, planned and to be announced." },
];

export const timelineNote = "Plans change. A city on this list is not an offering.";

export const steps: readonly NumberedRow[] = [
  { title: "Learn", text: "Read the projects, the classes and the risks, and ask us what is missing." },
  {
    title: "Confirm",
    text: "Confirm with us that you are an accredited investor. Your status is verified before you invest.",
  },
  { title: "Commit", text: "Read the offering documents with your advisers, then subscribe. From $50,000." },
  { title: "Follow", text: "Follow the building in the investor portal and in a letter every month." },
];
