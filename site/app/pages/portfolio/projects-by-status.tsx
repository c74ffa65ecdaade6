import { Link } from "react-router";
import type { Project } from "~/content/model/model.ts";
import type { Property } from "~/content/model/offering.ts";
import type { Stat } from "~/content/model/site-content.ts";
import { amountsDate } from "~/content/model/wording/amounts-date.ts";
import { formatCount } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { offer } from "~/copy/offer.ts";
import { portfolio } from "~/copy/portfolio.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { EarlierCounts } from "~/sections/earlier-counts.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Section } from "~/ui/section.tsx";
import { useCurrentSearch } from "~/ui/use-current-search.ts";
import { ProjectRow, PropertyRow } from "./project-row.tsx";

interface ProjectsByStatusProps {
  /** Earlier figures of projects that have newer ones. */
  earlier: readonly Project[];
  projects: readonly Project[];
  properties: readonly Property[];
  stats: readonly Stat[];
}

/**
 * Shows the projects with the status in the URL. If there are none, shows all projects and a message. After the list of
 * all projects come the properties that are confirmed for this page.
 */
export function ProjectsByStatus({ earlier, projects, properties, stats }: ProjectsByStatusProps) {
  const copy = useCopy(portfolio);
  const { amounts, general } = useCopy(offer);
  const asked = statusOf(useCurrentSearch()) ?? "all";
  const selected = projectsOf(asked, projects).length > 0 ? asked : "all";
  const shown = projectsOf(selected, projects);
  const listedNote = listedUnits(copy.trackRecord.named, { projects, properties, stats });
  const count =
    shown.length === 1 ? copy.projects.shownOne : fill(copy.projects.shownMany, { shown: shown.length });
  if (projects.length === 0 && properties.length === 0) {
    return (
      <Section>
        <EmptyState {...copy.none} heading="h2" to="/contact" />
      </Section>
    );
  }
  const filters = filtersOf(projects);
  const isFallback = selected !== asked;
  return (
    <Section title={copy.projects.title}>
      {filters.length > 0 && <StatusFilter filters={filters} selected={selected} />}
      {/* Without a filter the count is only for screen readers. */}
      <p
        className={filters.length > 0 || isFallback ? "mt-3 mb-8 text-quiet text-xs" : "sr-only"}
        role="status"
      >
        {isFallback ? `${copy.statuses[asked].nothing} ${count}` : count}
      </p>
      {/* With an odd number of projects the first one spans a row, so that no column stays empty. */}
      <ul className="grid gap-x-column gap-y-16 tablet:grid-cols-2">
        {shown.map((project, index) => {
          const isLead = index === 0 && shown.length % 2 === 1;
          return (
            <li className={isLead ? "col-span-full" : undefined} key={project.title}>
              <ProjectRow isLead={isLead} project={project} />
            </li>
          );
        })}
      </ul>
      {selected === "all" && properties.length > 0 && (
        <ul className="mt-16 border-hairline border-t">
          {properties.map((property) => (
            <li key={property.name}>
              <PropertyRow property={property} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-10 grid-12 items-start gap-y-6">
        <div className="measure-note col-span-full grid gap-1 border-hairline border-t pt-4 text-quiet text-xs desktop:col-span-6">
          {projects.length > 0 && <p>{fill(amounts, { date: amountsDate(shown) })}</p>}
          {selected === "all" && listedNote && <p>{listedNote}</p>}
          <p>{general}</p>
        </div>
        <div className="col-span-full desktop:col-span-6">
          <EarlierCounts projects={earlier.filter(({ title }) => shown.some((one) => one.title === title))} />
        </div>
      </div>
    </Section>
  );
}

/** Returns a sentence for each published unit count: how many of its units the page lists. */
function listedUnits(
  sentence: string,
  { projects, properties, stats }: Omit<ProjectsByStatusProps, "earlier">,
): string {
  const rows = [
    ...properties,
    ...projects.filter(({ sold }) => !sold).map(({ homes = 0 }) => ({ stage: "under-way", units: homes })),
  ];
  return stats
    .map(({ stage, label, units }) => ({
      label,
      listed: rows.reduce((sum, row) => sum + (row.stage === stage ? row.units : 0), 0),
      units,
    }))
    .filter(({ listed }) => listed > 0)
    .map(({ label, listed, units }) =>
      fill(sentence, { label, named: formatCount(listed), units: formatCount(units) }),
    )
    .join(" ");
}

interface StatusFilterProps {
  filters: ReturnType<typeof filtersOf>;
  selected: Status;
}

/** Links to the statuses; they work without JavaScript. In print only the chosen one is visible. */
export function StatusFilter({ filters, selected }: StatusFilterProps) {
  const copy = useCopy(portfolio);
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

/** Returns "all" and the statuses that have projects, or none if all projects have the same status. */
export function filtersOf(projects: readonly Project[]) {
  const filters = statuses
    .map((status) => ({ count: projectsOf(status, projects).length, status }))
    .filter(({ count }) => count > 0);
  return filters.length < 3 ? [] : filters;
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
