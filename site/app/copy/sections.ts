import { words } from "./copy.ts";

/** What the sections say that several pages share, whatever the page. */
export const sections = words("sections", {
  /** Beside the hero of a landing page. */
  expert: {
    title: "Speak with an expert",
    text: "Ask about classes, timing and documents. From {minimumInvestment}, for accredited investors.",
  },
  facts: {
    label: "Key figures",
  },
  /** Specification, section 4. */
  project: {
    ongoing: "Ongoing",
    fullFunded: "Full Funded",
    sold: "Sold",
    progress: "{project}, funded",
    funded: "funded",
    remaining: "remaining",
    ask: "Ask about {project}",
    read: "Read about {project}",
  },
  /** What solid, hatched and dashed mean. */
  keys: {
    built: "Built",
    underConstruction: "Under construction",
    planned: "Planned",
  },
  /** At the foot of pages that name projects. */
  ask: {
    title: "Ask about a project",
    lead: "We answer with documents, not with pressure.",
    call: "Call",
    minimum: "Minimum",
    minimumNote: "{minimumInvestment}, for accredited investors",
  },
  timeline: {
    city: "One city, to be announced",
    cities: "{count} cities, to be announced",
  },
  post: {
    readingTime: "{minutes} min read",
  },
});
