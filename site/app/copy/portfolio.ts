import { defineCopy } from "./copy.ts";
import { picture } from "./pictures.ts";

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
  /** Facts of the properties whose city, units and status are confirmed. */
  trackRecord: {
    title: "Other communities",
    named: "{label}: {named} of {units} are listed here.",
    units: "{units} units",
    finished: "Finished",
    cost: "Cost",
    plan: "Plan and outcome",
    planAndOutcome: "{plan} / {outcome}",
  },
  projects: { title: "Projects" },
  none: {
    title: "No projects to show right now",
    text: "Tell us what you’re looking for, and we’ll tell you what’s coming.",
    action: "Ask what comes next",
  },
  completed: {
    image: picture("banner-portfolio"),
    caption: "Study model.",
    title: "Completed communities",
    text: "We list a completed community here once its name, city and units are confirmed. Until then, ask us where they are.",
    ask: "Ask where they are",
  },
});
