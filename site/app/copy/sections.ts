import { defineCopy } from "./copy.ts";

/** Copy of sections that several pages share. */
export const sections = defineCopy("sections", {
  /** Form next to the picture at the top of a page. */
  expert: {
    title: "Ask a question",
    text: "Ask about classes, timing and documents. From {minimumInvestment}, for accredited investors.",
  },
  facts: { label: "Key figures" },
  /** The specification (section 4) prescribes these labels, including the spelling “Full Funded”. */
  project: {
    ongoing: "Ongoing",
    fullFunded: "Full Funded",
    statusAsOf: "{status} as of {date}",
    sold: "Sold",
    progress: "{project}, funded",
    funded: "funded",
    remaining: "remaining",
    asOf: "as of {date}",
    units: "{units} units under construction",
    unitsUnknown: "Units not published yet",
    ask: "Ask about {project}",
    read: "Read about {project}",
  },
  /** Figures that a later count has replaced. */
  earlierCounts: {
    title: "Our earlier count, {date}",
    note: "Both counts are as we reported them, and they do not come from one total. Go by the later one, and ask us for today’s.",
    /** For pages without the table. */
    sentence: "{project} ({percent}%, {remaining} remaining)",
    compare: "Compare both counts",
    table: "Projects on {date}",
    project: "Project",
    status: "Status",
    funded: "Funded",
    remaining: "Remaining",
  },
  /** Labels of solid and hatched shapes. */
  keys: { built: "Built", underConstruction: "Under construction" },
  /** “Ask about a project” section at the bottom of pages that mention projects. */
  ask: {
    title: "Ask about a project",
    lead: "We answer with documents, not with pressure.",
    call: "Call",
    minimum: "Minimum",
    minimumNote: "{minimumInvestment}, for accredited investors",
  },
  timeline: {
    city: "One city planned, not announced yet",
    cities: "{count} cities planned, none announced yet",
  },
});
