import type { Stat } from "~/content/model/model.ts";
import { formatCount, formatDate } from "~/content/model/wording/format.ts";
import type { Status } from "~/pages/portfolio/statuses.ts";
import type { TitledText } from "~/words/words.ts";

export function descriptionOf(stats: readonly Stat[]): string {
  const counts = stats.map(({ convention, note, units }, index) =>
    `${formatCount(units)}${index === 0 ? " units" : ""} ${stageOf(convention, note)}`.trim(),
  );
  return counts.length > 0
    ? `${counts.join(", ")}: what is built, under way and planned.`
    : "What is built, what is under way, and what is planned.";
}

function stageOf(convention: Stat["convention"], note: string): string {
  if (convention === "under-way") return "under construction";
  return convention === "built" ? `completed ${note}` : note || "planned";
}

export const banner = {
  title: "Portfolio",
  lead: "What is built, what is under way, and what is planned.",
  caption: "Study model, illustrative rendering.",
};

export const totals = {
  title: "Units by stage",
  note: "Solid is built, hatched is under way, dashed is planned. Totals are the sponsor’s own count; units under contract may never be built.",
};

export interface Empty {
  readonly action: { readonly label: string; readonly to: string };
  readonly text: string;
  readonly title: string;
}

/** What each filter says when it has nothing to show. */
export const empty: Readonly<Record<Status, Empty>> = {
  all: {
    title: "No projects to show",
    text: "The cards are not here at the moment.",
    action: { label: "Ask us about projects", to: "/contact" },
  },
  "under-construction": {
    title: "None under construction",
    text: "No project is published as under construction at the moment.",
    action: { label: "Ask us what comes next", to: "/contact" },
  },
  funded: {
    title: "None fully funded",
    text: "No project is published as fully funded at the moment.",
    action: { label: "See all projects", to: "/portfolio" },
  },
  sold: {
    title: "None published as sold yet",
    text: "No sale is published. The first one will stand here with its date and its stamp.",
    action: { label: "See all projects", to: "/portfolio" },
  },
};

/** In place of the above where only the second phase's page publishes a project as funded. */
export const fundedElsewhere: Empty = {
  title: "None fully funded on these cards",
  text: "The page of Jefferson Reserve, Phase 2 lists its project as full funded, as published there.",
  action: { label: "See Jefferson Reserve, Phase 2", to: "/jefferson-reserve-phase-2" },
};

interface Dated {
  readonly amountsAsOf: string;
  /** Whether the second phase's page publishes other amounts. */
  readonly readingsDiffer: boolean;
  readonly stats: readonly Stat[];
}

export function datingRows({ amountsAsOf, readingsDiffer, stats }: Dated): readonly TitledText[] {
  return [
    {
      title: "Project cards",
      text: `Percentages and remaining amounts are printed as published by the sponsor on ${formatDate(amountsAsOf)}. They change as investors subscribe.`,
    },
    ...(readingsDiffer ? [otherPages] : []),
    ...(stats.length > 0 ? [unitTotals(stats)] : []),
  ];
}

const otherPages: TitledText = {
  title: "Other pages",
  text: "The past opportunities on the page of Jefferson Reserve, Phase 2 carry other amounts. Both readings stand as published; neither is corrected by the other.",
};

function unitTotals(stats: readonly Stat[]): TitledText {
  const completed = stats.find(({ convention, note }) => convention === "built" && note);
  const counted = completed ? `Completed units are counted ${completed.note}. ` : "";
  return {
    title: "Unit totals",
    text: `${counted}Units under construction and under contract can change, be delayed or never be built.`,
  };
}
