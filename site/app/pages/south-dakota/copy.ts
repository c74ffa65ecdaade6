import { marketFigures, marketSource, minimumInvestment, returnGapNote } from "~/content/offering.ts";
import type { Fact } from "~/layout/facts-strip.tsx";
import type { Column } from "~/pages/sections/columns.tsx";
import type { TopicRow } from "~/pages/sections/topic-rows.tsx";

export const hero = {
  title: "Invest in South Dakota homes",
  lead: "Three communities under way in Sioux Falls, for accredited investors.",
};

export const facts: readonly Fact[] = [
  { label: "Minimum investment", value: minimumInvestment },
  ...marketFigures,
];

export const factsNotes = {
  caution: `Occupancy and rent growth are Sioux Falls figures, as published. ${marketSource} They promise nothing about any building, and you can lose principal.`,
  pictureCaption: "Illustrative rendering.",
};

export const theCase = {
  title: "The case for South Dakota",
  note: "The sponsor’s own view. Markets change, and you can lose principal.",
  rows: [
    {
      title: "A growing population",
      text: `People who arrive need a home before they buy one. ${marketSource}`,
    },
    {
      title: "Diverse employers",
      text: `A rent roll that hangs on many employers bends less when one of them leaves. ${marketSource}`,
    },
    {
      title: "Renter demand",
      text: `Occupancy of 94.3% and year-over-year rent growth of 3.6% in Sioux Falls. ${marketSource}`,
    },
    {
      title: "State tax",
      text: "South Dakota levies no tax on individual income. Federal tax applies, and the state you live in may tax what you earn here. Ask your adviser.",
    },
  ] satisfies readonly TopicRow[],
};

export const classes = {
  title: "Three classes, by the amount you commit",
  note: `${returnGapNote} Every return here is a target, and you can lose principal.`,
};

export const risks = {
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
  ] satisfies readonly Column[],
};

export const bottomForm = {
  title: "Ask about South Dakota",
  text: "Ask about a project, a class or a risk. We answer with documents, not with pressure.",
};
