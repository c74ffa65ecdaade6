import { defineCopy } from "./copy.ts";
import { picture } from "./pictures.ts";

export const currentProject = defineCopy("currentProject", {
  meta: {
    description: {
      inCity: "{projects} underway in {city}: how much of each is funded, what remains, and who to ask.",
      anywhere: "{projects} underway: how much of each is funded, what remains, and who to ask.",
      none: "The apartment communities that are open to investors, and who to ask about what comes next.",
    },
    keywords: ["current projects", "Sioux Falls apartments", "multifamily investment"],
  },
  title: "Current projects",
  lead: {
    inCity: "{projects} in {city}. {next}",
    anywhere: "{projects}. {next}",
    oneCommunity: "One project",
    communities: "{count} projects",
    nextOfOne: "See what is funded and what remains, then ask about it.",
    nextOfMany: "See what is funded and what remains, then ask about the one you like.",
    /** These replace `nextOfMany` if, of several projects, some but not all are fully funded by their latest counts. */
    oneOpen: "One was still open on {date}.",
    someOpen: "{open} were still open on {date}.",
  },
  offer: {
    minimum: "From {minimumInvestment}",
    /** Replaces the minimum of a project that is fully funded. */
    funded: "The minimum was {minimumInvestment}",
    units: "{units} units.",
    targets: "Targets not published yet.",
    unitsAndTargets: "Units and targets not published yet.",
    note: "For accredited investors only.",
  },
  noProjects: {
    title: "Nothing is open right now",
    text: "We can tell you what is planned.",
    action: "Ask what comes next",
  },
  nextStep: {
    title: "The next step",
    text: "Ask for a project’s offering documents. They cover fees, expected hold and risks. We verify your accreditation before you invest.",
    image: picture("bluestem-snow"),
    caption: "Bluestem Reserve in winter. Illustrative rendering.",
    ask: "Ask for the documents",
    projectsSite: "Visit our projects site",
  },
});
