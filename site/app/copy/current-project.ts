import { defineCopy } from "./copy.ts";
import { picture } from "./pictures.ts";

export const currentProject = defineCopy("currentProject", {
  meta: {
    description: {
      inCity: "{count} underway in {city}: how much of each is funded, what remains, and who to ask.",
      anywhere: "{count} underway: how much of each is funded, what remains, and who to ask.",
      none: "The apartment communities that are open to investors, and who to ask about what comes next.",
    },
    keywords: ["current projects", "Sioux Falls apartments", "multifamily investment"],
  },
  title: "Current projects",
  lead: {
    inCity: "{count} underway in {city}. {next}",
    anywhere: "{count} underway. {next}",
    oneCommunity: "One community",
    communities: "{count} communities",
    nextOfOne: "See what is funded and what remains, then ask about it.",
    nextOfMany: "See what is funded and what remains, then ask about the one you like.",
    /** These replace `nextOfMany` if some, but not all, projects are fully funded by their latest counts. */
    oneOpen: "One is still open by our latest count.",
    someOpen: "{open} are still open by our latest count.",
  },
  offer: {
    minimum: "From {minimumInvestment}",
    /** Replaces the minimum of a project that is fully funded. */
    funded: "Fully funded",
    units: "{units} units.",
    targetsInDocuments: "Ask us for its targets.",
    unitsAndTargetsInDocuments: "Ask us for its units and targets.",
    note: "From {minimumInvestment}, for accredited investors.",
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
