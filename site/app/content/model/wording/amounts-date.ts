import type { Project } from "../model.ts";
import { formatDate } from "./format.ts";

/** Returns the date of these projects' amounts, or the first and last date if they differ. */
export function amountsDate(projects: readonly Pick<Project, "asOf">[]): string {
  const [first, ...others] = projects.map(({ asOf }) => asOf).sort();
  if (first === undefined) return "";
  const last = others.at(-1) ?? first;
  return first === last ? formatDate(first) : `${formatDate(first)} to ${formatDate(last)}`;
}
