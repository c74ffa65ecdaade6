import type { ReactNode } from "react";
import type { Project } from "~/content/model/model.ts";
import type { Property } from "~/content/model/offering.ts";
import { isAskedAbout, projectUrl } from "~/content/model/project-url.ts";
import type { Stat } from "~/content/model/site-content.ts";
import { formatCount, formatDate } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { portfolio } from "~/copy/portfolio.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { figureMarks } from "~/sections/project-card.tsx";
import { cx } from "~/ui/class-names.ts";
import { drawn } from "~/ui/drawing.tsx";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import { TextLink } from "~/ui/links.tsx";
import { Section } from "~/ui/section.tsx";

interface TrackRecordProps {
  projects: readonly Project[];
  properties: readonly Property[];
  stats: readonly Stat[];
}

/** Row of a property. Its units are part of the count above it. */
interface Row {
  facts: readonly { label: string; value: string }[];
  link?: ReactNode;
  marks?: ReturnType<typeof figureMarks>;
  name: string;
  units: number;
}

const cell = cx("border-hairline border-t py-4.5 not-last:pr-4 align-baseline leading-snug");
const onPhones = cx("ledger:border-0 ledger:p-0 ledger:pb-3");

/** Published unit counts, each with the properties that can be named. */
export function TrackRecord({ projects, properties, stats }: TrackRecordProps) {
  const copy = useCopy(portfolio).trackRecord;
  const shared = useCopy(sections).project;
  if (stats.length === 0) return null;
  const ofProjects = projects.flatMap((project) => rowsOfProject(copy, shared, project));
  const rowsOf = (wanted: Stat["stage"]): Row[] => [
    ...properties.filter(({ stage }) => stage === wanted).map((one) => rowOfProperty(copy, one)),
    ...(wanted === "under-way" ? ofProjects : []),
  ];
  return (
    <Section lead={copy.lead} title={copy.title}>
      <table className="w-full border-heading border-b ledger:block" ref={keepTableRoles}>
        <caption className="sr-only">{copy.table}</caption>
        {stats.map((stat) => (
          <Stage key={stat.label} rows={rowsOf(stat.stage)} stat={stat} />
        ))}
      </table>
    </Section>
  );
}

const maxFacts = 5;

function Stage({ rows, stat: { stage, label, note, units } }: { rows: readonly Row[]; stat: Stat }) {
  const copy = useCopy(portfolio).trackRecord;
  const named = rows.reduce((sum, row) => sum + row.units, 0);
  const count = fill(copy.named, { named: formatCount(named), units: formatCount(units) });
  return (
    <tbody className="ledger:block">
      <tr className="ledger:block">
        <th
          className="border-heading border-t pt-5.5 pb-5 text-left font-normal ledger:block"
          colSpan={maxFacts + 2}
          scope="rowgroup"
        >
          <span className="flex items-baseline">
            <span className="figure figures min-w-[2.35em] flex-none text-fig-l">{formatCount(units)}</span>
            <span className="text-ground">
              <strong className="flex items-center gap-2 font-semibold">
                <span aria-hidden="true" className={cx("hatch-fine size-3.5 flex-none", drawn[stage])} />
                {label}
              </strong>
              <span className="block text-quiet text-xs">
                {rows.length === 0 ? note : [note, count].filter(Boolean).join(". ")}
              </span>
            </span>
          </span>
        </th>
      </tr>
      {rows.map(({ facts, link, marks, name }) => (
        <tr
          {...marks}
          className="ledger:grid ledger:grid-cols-2 ledger:gap-x-4 ledger:border-hairline ledger:border-t ledger:py-4"
          key={name}
        >
          <th
            className={cx(
              cell,
              onPhones,
              "w-[30%] text-left font-display font-normal text-heading text-title ledger:col-span-full ledger:w-auto",
            )}
            scope="row"
          >
            {name}
          </th>
          {facts.map((fact) => (
            <td className={cx(cell, onPhones)} key={fact.label}>
              <span className="block text-quiet text-xs">{fact.label}</span> {fact.value}
            </td>
          ))}
          {link && (
            <td
              className={cx(cell, onPhones, "text-right ledger:col-span-full ledger:text-left print:hidden")}
              colSpan={maxFacts + 1 - facts.length}
            >
              {link}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}

type Copy = typeof portfolio.trackRecord;

function rowOfProperty(copy: Copy, property: Property): Row {
  const { city, cost, finished, name, outcome, plan, status, units } = property;
  const planned = plan && outcome && fill(copy.planAndOutcome, { outcome, plan });
  const facts = [
    { label: copy.city, value: city },
    { label: copy.units, value: formatCount(units) },
    { label: copy.status, value: status },
    finished && { label: copy.finished, value: finished },
    cost && { label: copy.cost, value: cost },
    planned && { label: copy.plan, value: planned },
  ];
  return { facts: facts.filter((fact) => typeof fact === "object"), name, units };
}

/** Returns a row for a project, or none if it is sold or its number of homes is unknown. */
function rowsOfProject(copy: Copy, shared: typeof sections.project, project: Project): Row[] {
  const { asOf, homes, location, ongoing, progress, sold, title } = project;
  if (homes === undefined || sold) return [];
  return [
    {
      facts: [
        { label: copy.city, value: location },
        { label: copy.units, value: formatCount(homes) },
        { label: copy.status, value: ongoing ? shared.ongoing : shared.fullFunded },
        { label: copy.funded, value: fill(copy.fundedOn, { date: formatDate(asOf), progress }) },
      ],
      link: (
        <TextLink icon="none" to={projectUrl(project)}>
          {isAskedAbout(project) ? copy.ask : copy.read}
        </TextLink>
      ),
      marks: figureMarks(project),
      name: title,
      units: homes,
    },
  ];
}
