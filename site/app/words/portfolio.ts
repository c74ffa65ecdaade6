import { picture } from "./pictures.ts";
import type { Words } from "./words.ts";

export const portfolio = {
  meta: {
    /** For search engines, such as "534 units completed since 2021, 555 under construction: what is built…". */
    description: {
      text: "{totals}: what is built, under way and planned.",
      ofNone: "What is built, what is under way, and what is planned.",
      firstTotal: "{count} units {stage}",
      built: "completed",
      underWay: "under construction",
      planned: "planned",
    },
    keywords: ["multifamily portfolio", "apartment projects", "Sioux Falls", "Midwest"],
  },
  banner: {
    image: picture("banner-portfolio"),
    title: "Portfolio",
    lead: "What is built, what is under way, and what is planned.",
    caption: "Study model, illustrative rendering.",
  },
  totals: {
    title: "Units by stage",
    note: "Solid is built, hatched is under way, dashed is planned. Totals are the sponsor’s own count; units under contract may never be built.",
  },
  projects: {
    title: "Projects",
    filter: "Projects by status",
    shown: "{shown} of {all} projects",
  },
  /** Each filter, and what it says when it has nothing to show. */
  statuses: {
    all: {
      label: "All",
      title: "No projects to show",
      text: "The cards are not here at the moment.",
      action: "Ask us about projects",
    },
    "under-construction": {
      label: "Under construction",
      title: "None under construction",
      text: "No project is published as under construction at the moment.",
      action: "Ask us what comes next",
    },
    funded: {
      label: "Funded",
      title: "None fully funded",
      text: "No project is published as fully funded at the moment.",
      action: "See all projects",
    },
    sold: {
      label: "Sold",
      title: "None published as sold yet",
      text: "No sale is published. The first one will stand here with its date and its stamp.",
      action: "See all projects",
    },
  },
  /** Where only the second phase's page publishes a project as funded. */
  fundedElsewhere: {
    title: "None fully funded on these cards",
    text: "The page of Jefferson Reserve, Phase 2 lists its project as full funded, as published there.",
    action: "See Jefferson Reserve, Phase 2",
  },
  dating: {
    title: "How amounts are dated",
    cards: {
      title: "Project cards",
      text: "Percentages and remaining amounts are printed as published by the sponsor on {date}. They change as investors subscribe.",
    },
    /** Where the second phase's page publishes other amounts. */
    otherPages: {
      title: "Other pages",
      text: "The past opportunities on the page of Jefferson Reserve, Phase 2 carry other amounts. Both readings stand as published; neither is corrected by the other.",
    },
    unitTotals: {
      title: "Unit totals",
      counted: "Completed units are counted {since}.",
      text: "Units under construction and under contract can change, be delayed or never be built.",
    },
  },
} as const satisfies Words;
