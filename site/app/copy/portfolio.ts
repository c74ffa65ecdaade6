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
  /** Facts of projects and of the properties whose city, units and status are confirmed. */
  trackRecord: {
    named: "{label}: {named} of {units} are listed here.",
    units: "{units} units",
    finished: "Finished",
    cost: "Cost",
    plan: "Plan and outcome",
    planAndOutcome: "{plan} / {outcome}",
  },
  projects: {
    title: "Projects",
    filter: "Filter projects",
    shownOne: "One project",
    shownMany: "{shown} projects",
    asOf: "as of {date}",
  },
  none: {
    title: "No projects to show right now",
    text: "Tell us what you’re looking for, and we’ll tell you what’s coming.",
    action: "Ask what comes next",
  },
  /** Filters, each with a message for URLs that ask for a filter without projects. */
  statuses: {
    all: { label: "All", nothing: "" },
    "under-construction": {
      label: "Ongoing",
      nothing: "No project is ongoing right now. Here are all of them.",
    },
    funded: {
      label: "Full Funded",
      nothing: "No project is fully funded on this list. Here are all of them.",
    },
    sold: { label: "Sold", nothing: "No project is sold yet. Here are all of them." },
  },
  picture: { image: picture("banner-portfolio"), caption: "Study model." },
});
