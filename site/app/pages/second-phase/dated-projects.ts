import type { Project } from "~/content/model/model.ts";
import type { SiteContent } from "~/content/model/site-content.ts";

export const secondPhasePath = "/jefferson-reserve-phase-2";

/** This page's project with the figures of one of the site's two project lists. */
export interface DatedProject extends Project {
  /** True for the list of current projects, false for that of past opportunities. */
  readonly isListedAsCurrent: boolean;
}

/** Returns the figures of this page's project, oldest first. */
export function datedProjectsOf({
  pastOpportunities,
  projects,
}: Pick<SiteContent, "pastOpportunities" | "projects">): DatedProject[] {
  const figuresIn = (list: readonly Project[], isListedAsCurrent: boolean) =>
    list
      .filter((project) => project.path === secondPhasePath)
      .map((project) => ({ ...project, isListedAsCurrent }));
  return [...figuresIn(projects, true), ...figuresIn(pastOpportunities, false)].sort((a, b) =>
    a.asOf.localeCompare(b.asOf),
  );
}
