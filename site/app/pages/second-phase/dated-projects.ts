import type { Project } from "~/content/model/model.ts";
import type { Offering } from "~/content/model/offering.ts";
import type { SiteContent } from "~/content/model/site-content.ts";

export const path = "/jefferson-reserve-phase-2";

/** This page's project with the figures of one of the site's two project lists. */
export interface DatedProject extends Project {
  /** True for the list of current projects, false for that of past opportunities. */
  readonly isOfCards: boolean;
}

/** Returns the figures of this page's project, oldest first. */
export function datedProjectsOf({
  pastOpportunities,
  projects,
}: Pick<SiteContent, "pastOpportunities" | "projects">): DatedProject[] {
  const figuresIn = (list: readonly Project[], isOfCards: boolean) =>
    list.filter((project) => project.path === path).map((project) => ({ ...project, isOfCards }));
  return [...figuresIn(projects, true), ...figuresIn(pastOpportunities, false)].sort((a, b) =>
    a.asOf.localeCompare(b.asOf),
  );
}

/** Returns the equity amounts that the page explains. None of them is computed from another. */
export function equityAmounts({ facts, taxBenefits }: Offering, datedProjects: readonly DatedProject[]) {
  const open = datedProjects.findLast(({ ongoing }) => ongoing);
  return {
    ofTaxTable: taxBenefits.find(({ cost }) => cost)?.cost,
    open,
    targeted: facts.find(({ label }) => /\bequity\b/i.test(label)),
  };
}
