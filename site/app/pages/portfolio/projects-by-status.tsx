import { Link } from "react-router";
import type { Project } from "~/content/model/model.ts";
import { fill } from "~/copy/copy.ts";
import { offer } from "~/copy/offer.ts";
import { portfolio } from "~/copy/portfolio.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useAmountsNote } from "~/sections/project-card.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Section } from "~/ui/section.tsx";
import { useShownSearch } from "~/ui/use-shown-search.ts";
import { ProjectRow } from "./project-row.tsx";

/** Shows the projects with the status in the URL. If there are none, shows all projects and a message. */
export function ProjectsByStatus({ projects }: { projects: readonly Project[] }) {
  const copy = useCopy(portfolio);
  const { general } = useCopy(offer);
  const asked = statusOf(useShownSearch()) ?? "all";
  const selected = projectsOf(asked, projects).length > 0 ? asked : "all";
  const shown = projectsOf(selected, projects);
  const amounts = useAmountsNote(shown);
  const count =
    shown.length === 1 ? copy.projects.shownOne : fill(copy.projects.shownMany, { shown: shown.length });
  if (projects.length === 0) {
    return (
      <Section>
        <EmptyState {...copy.none} heading="h2" to="/contact" />
      </Section>
    );
  }
  return (
    <Section title={copy.projects.title}>
      <StatusFilter projects={projects} selected={selected} />
      <p className="mt-3 text-quiet text-xs" role="status">
        {selected === asked ? count : `${copy.statuses[asked].nothing} ${count}`}
      </p>
      <ul className="mt-8 border-hairline border-t">
        {shown.map((project) => (
          <li key={project.title}>
            <ProjectRow project={project} />
          </li>
        ))}
      </ul>
      <p className="measure-note mt-8 text-quiet text-xs">{amounts}</p>
      <p className="measure-note mt-1 text-quiet text-xs">{general}</p>
    </Section>
  );
}

interface StatusFilterProps {
  projects: readonly Project[];
  selected: Status;
}

/**
 * Links to the statuses that have projects; they work without JavaScript. Hidden if there is only one such status. In
 * print only the chosen one is visible.
 */
export function StatusFilter({ projects, selected }: StatusFilterProps) {
  const copy = useCopy(portfolio);
  const filters = statuses
    .map((status) => ({ count: projectsOf(status, projects).length, status }))
    .filter(({ count }) => count > 0);
  // With "All" and one status there is nothing to choose.
  if (filters.length < 3) return null;
  return (
    <nav aria-label={copy.projects.filter}>
      <ul className="inline-flex max-w-full flex-wrap rounded-part border border-control bg-field">
        {filters.map(({ count, status }) => (
          <li className="border-control not-first:border-l" key={status}>
            <Link
              aria-current={status === selected ? "true" : undefined}
              className="grid h-full min-h-12 place-items-center px-4 py-2 text-center font-semibold text-heading text-s/[1.3] decoration-1 underline-offset-[0.35em] hover:underline aria-[current]:bg-evergreen aria-[current]:text-paper forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] forced-colors:aria-[current]:forced-color-adjust-none print:not-aria-[current]:hidden"
              preventScrollReset
              replace
              to={addressOf(status)}
            >
              <span>
                {copy.statuses[status].label} <span className="figures font-normal">{count}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Statuses in the order of the filter. */
export const statuses = ["all", "under-construction", "funded", "sold"] as const;
type Status = (typeof statuses)[number];

const belongsTo: Readonly<Record<Status, (project: Project) => boolean>> = {
  all: () => true,
  "under-construction": ({ ongoing, sold }) => ongoing && !sold,
  funded: ({ ongoing, sold }) => !(ongoing || sold),
  sold: ({ sold = false }) => sold,
};

/** Returns the status in the URL: `all` if absent, `undefined` if unknown. */
export function statusOf(search: string): Status | undefined {
  const asked = new URLSearchParams(search).get("status") ?? "all";
  return statuses.find((status) => status === asked);
}

export function addressOf(status: Status): string {
  return status === "all" ? "/portfolio" : `/portfolio?status=${status}`;
}

export function projectsOf(status: Status, projects: readonly Project[]): readonly Project[] {
  return projects.filter(belongsTo[status]);
}
