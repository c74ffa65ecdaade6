import type { Stat } from "../model/model.ts";

/** Specification, sections 2 and 9. */
export const stats: readonly Stat[] = [
  { units: 534, label: "Completed units", note: "since 2021", convention: "built" },
  { units: 555, label: "Units under construction", note: "today", convention: "under-way" },
  { units: 940, label: "Future units", note: "under contract", convention: "planned" },
];
