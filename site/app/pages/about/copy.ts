import type { NumberedRow } from "~/pages/sections/numbered-rows.tsx";

/** The four themes of How We Execute. */
export const themes: readonly NumberedRow[] = [
  {
    title: "Select the site",
    text: "Jobs, schools and a place to walk. We look at many sites and pass on most of them.",
  },
  {
    title: "Design for wellness",
    text: "Daylight, quiet walls, gardens and paths: a home that is good for the people in it stays let.",
  },
  {
    title: "Build and lease",
    text: "One plan, known builders, and leasing that starts before the last coat of paint.",
  },
  {
    title: "Operate and report",
    text: "We stay with the building after it opens, and write to its owners every month.",
  },
];
