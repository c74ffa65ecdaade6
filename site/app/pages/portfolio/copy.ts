import type { TopicRow } from "~/pages/sections/topic-rows.tsx";
import type { Status } from "./statuses.ts";

export const banner = {
  title: "Portfolio",
  lead: "What is built, what is under way, and what is planned.",
  caption: "Study model, illustrative rendering.",
};

export const totals = {
  title: "Units by stage",
  note: "Solid is built, hatched is under way, dashed is planned. Totals are the sponsor’s own count; units under contract may never be built.",
};

interface Empty {
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
    title: "None fully funded on these cards",
    text: "The page of Jefferson Reserve, Phase 2 lists its project as full funded, as published there.",
    action: { label: "See Jefferson Reserve, Phase 2", to: "/jefferson-reserve-phase-2" },
  },
  sold: {
    title: "None published as sold yet",
    text: "No sale is published. The first one will stand here with its date and its stamp.",
    action: { label: "See all projects", to: "/portfolio" },
  },
};

export const datingRows = (amountsDate: string): readonly TopicRow[] => [
  {
    title: "Project cards",
    text: `Percentages and remaining amounts are printed as published by the sponsor on ${amountsDate}. They change as investors subscribe.`,
  },
  {
    title: "Other pages",
    text: "The past opportunities on the page of Jefferson Reserve, Phase 2 carry other amounts. Both readings stand as published; neither is corrected by the other.",
  },
  {
    title: "Unit totals",
    text: "Completed units are counted since 2021. Units under construction and under contract can change, be delayed or never be built.",
  },
];
