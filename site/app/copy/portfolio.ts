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
  trackRecord: {
    title: "Property by property",
    lead: "Properties whose city, units and status we have confirmed for this page. Ask us about the others.",
    table: "Properties by stage",
    named: "Named below: {named} of {units}.",
    city: "City",
    units: "Units",
    status: "Status",
    funded: "Funded",
    fundedOn: "{progress}% on {date}",
    finished: "Finished",
    cost: "Cost",
    plan: "Plan and outcome",
    planAndOutcome: "{plan} / {outcome}",
    read: "Read about it",
    ask: "Ask about it",
  },
  projects: {
    title: "Projects",
    filter: "Filter projects",
    shownOne: "One project",
    shownMany: "{shown} projects",
    funding: "{progress}% funded, {remaining} remaining",
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
      label: "Under construction",
      nothing: "No project is under construction right now. Here are all of them.",
    },
    funded: { label: "Funded", nothing: "No project is fully funded on this list. Here are all of them." },
    sold: { label: "Sold", nothing: "No project is sold yet. Here are all of them." },
  },
  picture: { image: picture("banner-portfolio"), caption: "Study model." },
});
