import { words } from "./copy.ts";
import { picture } from "./pictures.ts";

export const portfolio = words("portfolio", {
  meta: {
    /** For search engines, such as "534 units completed since 2021, 555 under construction: what is built…". */
    description: {
      text: "{totals}. See our projects and what comes next.",
      ofNone: "See what we have built, what is going up now, and what comes next.",
      firstTotal: "{count} units {stage}",
      built: "completed",
      underWay: "under construction",
      planned: "planned",
    },
    keywords: ["multifamily portfolio", "apartment projects", "Sioux Falls", "Midwest"],
  },
  title: "Portfolio",
  lead: "What we have built, what is going up now, and what comes next.",
  projects: {
    title: "Projects",
    filter: "Filter projects",
    shownOne: "One project",
    shownMany: "{shown} projects",
    funding: "{progress}% funded, {remaining} remaining",
  },
  none: {
    title: "No projects to show right now",
    text: "Tell us what you are looking for, and we will tell you what is coming.",
    action: "Ask what comes next",
  },
  /** Each filter, and what an old address says that asks for one with nothing to show. */
  statuses: {
    all: { label: "All", nothing: "" },
    "under-construction": {
      label: "Under construction",
      nothing: "No project is under construction right now. Here are all of them.",
    },
    funded: { label: "Funded", nothing: "No project is fully funded on this list. Here are all of them." },
    sold: { label: "Sold", nothing: "No project is sold yet. Here are all of them." },
  },
  /** Closes the page. */
  picture: { image: picture("banner-portfolio"), caption: "Study model." },
});
