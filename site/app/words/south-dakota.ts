import type { Project } from "~/content/model/model.ts";
import type { MarketRank, Offering, ReturnClass } from "~/content/model/site-content.ts";
import { sharedCity } from "~/content/model/wording/places.ts";
import { capitalized, countWord } from "~/content/model/wording/words.ts";
import { figuresInWords, figuresPlaced, sourceOfRank } from "~/pages/south-dakota/market-wording.ts";
import type { Fact } from "~/sections/facts-strip.tsx";
import { returnClassesTitle, returnGapNote, sourceNote } from "~/words/offering.ts";
import type { TitledText } from "~/words/titled-text.ts";

const isUnderWay = ({ ongoing, sold }: Project) => ongoing && !sold;

export function heroOf(projects: readonly Project[]) {
  const underWay = projects.filter(isUnderWay);
  const communities =
    underWay.length > 0
      ? `${capitalized(countWord(underWay.length))} ${underWay.length === 1 ? "community" : "communities"} under way`
      : "Apartment communities";
  return {
    title: "Invest in South Dakota homes",
    lead: `${communities} in ${placeOf(underWay)}, for accredited investors.`,
  };
}

export function descriptionOf(projects: readonly Project[]): string {
  const { length } = projects.filter(isUnderWay);
  const theirs =
    length === 1
      ? "the project under way there, its classes"
      : `the ${countWord(length)} projects under way there, their classes`;
  return `The case for apartment homes in Sioux Falls, ${length > 0 ? theirs : "the return classes"}, and what can go wrong.`;
}

export function projectsTitle(projects: readonly Project[]): string {
  return `Projects in ${placeOf(projects)}`;
}

function placeOf(projects: readonly Project[]): string {
  return sharedCity(projects) ?? "South Dakota";
}

export function factsOf({ marketFigures, minimumInvestment }: Offering): readonly Fact[] {
  return [{ label: "Minimum investment", value: minimumInvestment }, ...marketFigures];
}

export function factsNotes({ marketFigures, marketFiguresSource }: Offering) {
  return {
    caution:
      marketFigures.length > 0
        ? `${figuresPlaced(marketFigures)}, as published. ${sourceNote(marketFiguresSource)} They promise nothing about any building, and you can lose principal.`
        : "You can lose principal, and interests cannot be readily sold.",
    pictureCaption: "Illustrative rendering.",
  };
}

export const theCase = {
  title: "The case for South Dakota",
  note: "The sponsor’s own view. Markets change, and you can lose principal.",
};

export function caseRows(
  { marketFigures, marketFiguresSource }: Offering,
  ranks: readonly MarketRank[],
): readonly TitledText[] {
  const demand = {
    title: "Renter demand",
    text: `${figuresInWords(marketFigures)} in Sioux Falls. ${sourceNote(marketFiguresSource)}`,
  };
  return [
    {
      title: "A growing population",
      text: `People who arrive need a home before they buy one. ${sourceOfRank(ranks, /population/i)}`,
    },
    {
      title: "Diverse employers",
      text: `A rent roll that hangs on many employers bends less when one of them leaves. ${sourceOfRank(ranks, /employer/i)}`,
    },
    ...(marketFigures.length > 0 ? [demand] : []),
    {
      title: "State tax",
      text: "South Dakota levies no tax on individual income. Federal tax applies, and the state you live in may tax what you earn here. Ask your adviser.",
    },
  ];
}

export function classesHead(classes: readonly ReturnClass[]) {
  return {
    title: returnClassesTitle(classes),
    note: `${returnGapNote(classes)} Every return here is a target, and you can lose principal.`,
  };
}

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
  ] satisfies readonly TitledText[],
};

export const bottomForm = {
  title: "Ask about South Dakota",
  text: "Ask about a project, a class or a risk. We answer with documents, not with pressure.",
};
