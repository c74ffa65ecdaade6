import type { Project } from "../model.ts";
import { formatUnbrokenDate } from "./format.ts";

/** Returns the date of these projects' amounts, or "<first> to <last>" if the dates differ; "" without projects. */
export function amountsDate(projects: readonly Pick<Project, "asOf">[]): string {
  const [first, ...others] = projects.map(({ asOf }) => asOf).sort();
  if (first === undefined) return "";
  const last = others.at(-1) ?? first;
  return [...new Set([first, last])].map(formatUnbrokenDate).join(" to ");
}
