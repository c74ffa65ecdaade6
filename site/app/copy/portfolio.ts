import { defineCopy } from "./copy.ts";
import { sitePlan } from "./pictures.ts";

export const portfolio = defineCopy("portfolio", {
  meta: {
    /** For search engines: "534 units completed since 2021, 555 under construction…". */
    description: {
      text: "{totals}. See our projects and what’s next.",
      ofNone: "See what we’ve built, what’s going up now, and what’s next.",
      firstTotal: "{count} units {stage}",
      built: "completed",
      underWay: "under construction",
      planned: "planned",
    },
    keywords: ["multifamily portfolio", "apartment projects", "Sioux Falls", "Midwest"],
  },
  title: "Portfolio",
  lead: "What we’ve built, what’s going up now, and what’s next.",
  /** Table of the units that this page names, out of each published count. */
  listed: { title: "Named on this page", share: "{listed} of {units}" },
  /** Section of the offering's properties, which are not projects on the site. Empty facts are left out. */
  trackRecord: {
    title: "Other communities",
    units: "{units} units",
    finished: "Finished",
    cost: "Cost",
    plan: "Plan and outcome",
    planAndOutcome: "{plan} / {outcome}",
  },
  projects: { title: "Current projects" },
  none: {
    title: "No projects to show right now",
    text: "Tell us what you’re looking for, and we’ll tell you what’s coming.",
    action: "Ask what comes next",
  },
  completed: {
    image: sitePlan(),
    caption: "Site plan. Solid is built, hatched is under construction. Drawing.",
    title: "Completed: Jefferson Reserve, Phase 1",
    lead: "84 homes in four buildings.",
    text: "We have not listed the others here yet. Ask us for the list.",
    ask: "Ask for the list",
  },
});
