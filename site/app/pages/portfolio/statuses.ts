import type { Project } from "~/content/model/model.ts";

export type Status = "all" | "funded" | "sold" | "under-construction";

interface StatusFilter {
  isShown: (project: Project) => boolean;
  status: Status;
}

export const statusFilters: readonly StatusFilter[] = [
  { status: "all", isShown: () => true },
  { status: "under-construction", isShown: ({ ongoing, sold }) => ongoing && !sold },
  { status: "funded", isShown: ({ ongoing, sold }) => !(ongoing || sold) },
  { status: "sold", isShown: ({ sold = false }) => sold },
];

/** The status that an address asks for, or `undefined` for one that does not exist. */
export function statusOf(search: string): Status | undefined {
  const asked = new URLSearchParams(search).get("status") ?? "all";
  return statusFilters.find(({ status }) => status === asked)?.status;
}

export function addressOf(status: Status): string {
  return status === "all" ? "/portfolio" : `/portfolio?status=${status}`;
}

export function projectsOf(status: Status, projects: readonly Project[]): readonly Project[] {
  const filter = statusFilters.find((candidate) => candidate.status === status);
  return filter ? projects.filter(filter.isShown) : [];
}
