import { Link } from "react-router";
import type { Project } from "~/content/model/model.ts";
import { ProjectGrid, useAmountsNote } from "~/sections/project-card.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Section } from "~/ui/section.tsx";
import { useShownSearch } from "~/ui/use-shown-search.ts";
import { portfolio } from "~/words/portfolio.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";

interface ProjectsByStatusProps {
  /** Whether another page publishes a project as fully funded. */
  isFundedElsewhere: boolean;
  projects: readonly Project[];
}

export function ProjectsByStatus({ isFundedElsewhere, projects }: ProjectsByStatusProps) {
  const words = useWords(portfolio);
  const selected = statusOf(useShownSearch()) ?? "all";
  const shown = projectsOf(selected, projects);
  const empty =
    selected === "funded" && isFundedElsewhere
      ? { ...words.fundedElsewhere, to: "/jefferson-reserve-phase-2" }
      : { ...words.statuses[selected], to: whenEmpty[selected] };
  return (
    <Section ground="sand" note={useAmountsNote()} title={words.projects.title}>
      <StatusFilter selected={selected} />
      <p className="mt-3 text-quiet text-xs" role="status">
        {fill(words.projects.shown, { all: projects.length, shown: shown.length })}
      </p>
      <div className="mt-8">
        {shown.length > 0 ? <ProjectGrid projects={shown} /> : <EmptyState {...empty} />}
      </div>
    </Section>
  );
}

/** Where to go from a filter that shows nothing. */
const whenEmpty: Readonly<Record<Status, string>> = {
  all: "/contact",
  funded: "/portfolio",
  sold: "/portfolio",
  "under-construction": "/contact",
};

/** A segmented control made of links, so that it needs no JavaScript. On paper only the chosen one stands. */
export function StatusFilter({ selected }: { selected: Status }) {
  const words = useWords(portfolio);
  return (
    <nav aria-label={words.projects.filter}>
      <ul className="grid max-w-160 grid-cols-2 rounded-part border border-control bg-paper tablet:grid-cols-[1fr_1.5fr_1fr_1fr]">
        {statusFilters.map(({ status }) => (
          <li
            className="border-control even:border-l max-tablet:nth-[n+3]:border-t tablet:not-first:border-l"
            key={status}
          >
            <Link
              aria-current={status === selected ? "true" : undefined}
              className="grid h-full min-h-12 place-items-center px-4 py-2 text-center font-semibold text-evergreen text-s/[1.3] decoration-1 underline-offset-[0.35em] hover:underline aria-[current]:bg-evergreen aria-[current]:text-paper forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] forced-colors:aria-[current]:forced-color-adjust-none print:not-aria-[current]:hidden"
              preventScrollReset
              replace
              to={addressOf(status)}
            >
              {words.statuses[status].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Status = "all" | "funded" | "sold" | "under-construction";

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
