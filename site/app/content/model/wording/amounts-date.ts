import type { Project } from "../model.ts";
import { formatDate } from "./format.ts";

/** The day of which the amounts of these projects are; where they differ, from the first to the last. */
export function amountsDate(projects: readonly Pick<Project, "asOf">[]): string {
  const [first, ...others] = projects.map(({ asOf }) => asOf).sort();
  if (first === undefined) return "";
  const last = others.at(-1) ?? first;
  return first === last ? formatDate(first) : `${formatDate(first)} to ${formatDate(last)}`;
}
