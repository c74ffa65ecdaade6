import type { ReactNode } from "react";
import type { Offering } from "~/content/model/offering.ts";
import { formatDate, formatMonthAndDay, formatUnbrokenDate } from "~/content/model/wording/format.ts";
import { capitalize, countWord } from "~/content/model/wording/running-text.ts";
import { fill } from "~/copy/copy.ts";
import { secondPhase } from "~/copy/second-phase.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { figureMarks, ProjectBadge } from "~/sections/project-card.tsx";
import { Accordion } from "~/ui/accordion.tsx";
import { cx } from "~/ui/class-names.ts";
import { ProgressBar } from "~/ui/drawing.tsx";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import { Section } from "~/ui/section.tsx";
import type { DatedProject } from "./dated-projects.ts";

const rowHead = cx(
  "border-hairline border-t py-3 pr-1 text-left align-top font-normal text-quiet text-s/snug",
);
const cell = cx("border-hairline border-t py-3 pr-3 align-top");
const largeFigure = cx("figures font-display font-light text-fig-s/none text-heading");

interface CurrentPhaseProps {
  datedProjects: readonly DatedProject[];
  offering: Offering;
}

/**
 * Status of the project, shown only if its newest figures are in the list of current projects, and disclosures: the
 * oldest and newest figures side by side, and the amounts of equity.
 */
export function CurrentPhase({ datedProjects, offering }: CurrentPhaseProps) {
  const { currentPhase: copy, equity } = useCopy(secondPhase);
  const { earlierCounts } = useCopy(sections);
  const amounts = useEquityAmounts(offering, datedProjects);
  const [oldest, newest] = [datedProjects[0], datedProjects.at(-1)];
  const counts = oldest && newest && oldest.asOf !== newest.asOf ? ([oldest, newest] as const) : undefined;
  const current = newest?.isListedAsCurrent ? newest : undefined;
  const items = [
    counts && {
      content: <TwoCounts counts={counts} />,
      title: fill(earlierCounts.title, { date: formatUnbrokenDate(counts[0].asOf) }),
    },
    amounts.length > 0 && { content: <Equity amounts={amounts} />, title: equity.title },
  ].filter((item) => !!item);
  if (!current && items.length === 0) return null;
  return (
    <Section ground="sand">
      {current && (
        <div className="mb-head" {...figureMarks(current)}>
          <h2>{copy.title}</h2>
          <PhaseStatus project={current} />
        </div>
      )}
      {items.length > 0 && <Accordion items={items} />}
    </Section>
  );
}

function PhaseStatus({ project }: { project: DatedProject }) {
  const copy = useCopy(secondPhase).currentPhase;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 text-quiet text-s">
      <ProjectBadge ongoing={project.ongoing} />
      <span>{copy.location}</span>
      <span>{fill(copy.asOf, { date: formatUnbrokenDate(project.asOf) })}</span>
    </p>
  );
}

/** The figures of both dates side by side. */
function TwoCounts({ counts }: { counts: readonly [DatedProject, DatedProject] }) {
  const { counts: copy, windows } = useCopy(secondPhase);
  return (
    <>
      <div {...figureMarks(counts[0])}>
        <PhaseStatus project={counts[0]} />
      </div>
      <p className="mb-6">
        {copy.advice} {copy.lead}
      </p>
      <table className="w-full table-fixed" ref={keepTableRoles}>
        <caption className="sr-only">{fill(copy.caption, { project: counts[0].title })}</caption>
        <thead>
          <tr>
            <td className="w-[27%]" />
            {counts.map(({ asOf }) => (
              <th
                className="pr-3 pb-3.5 text-left align-top text-balance font-display font-normal text-heading text-title-s"
                key={asOf}
                scope="col"
              >
                {formatDate(asOf)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label={copy.status} counts={counts}>
            {({ ongoing }) => <ProjectBadge ongoing={ongoing} />}
          </Row>
          <Row className={largeFigure} label={copy.funded} counts={counts}>
            {({ asOf, progress, title }) => (
              <>
                {progress}%
                <div className="mt-3 max-w-72">
                  <ProgressBar
                    label={fill(windows.progress, { date: formatUnbrokenDate(asOf), project: title })}
                    percent={progress}
                  />
                </div>
              </>
            )}
          </Row>
          <Row className={largeFigure} label={copy.remaining} counts={counts}>
            {({ remainingAmount }) => remainingAmount}
          </Row>
        </tbody>
      </table>
    </>
  );
}

interface RowProps {
  children: (project: DatedProject) => ReactNode;
  className?: string;
  counts: readonly DatedProject[];
  label: string;
}

function Row({ children, className, counts, label }: RowProps) {
  return (
    <tr>
      <th className={rowHead} scope="row">
        {label}
      </th>
      {counts.map((project) => (
        <td className={cx(cell, className ?? cx("text-s/snug"))} key={project.asOf} {...figureMarks(project)}>
          {children(project)}
        </td>
      ))}
    </tr>
  );
}

/** Returns the published amounts of equity, each with its meaning; none if all are the same or only one exists. */
function useEquityAmounts({ facts, taxBenefits }: Offering, datedProjects: readonly DatedProject[]) {
  const copy = useCopy(secondPhase).equity;
  const targeted = facts.find(({ label }) => /\bequity\b/i.test(label));
  const ofTaxTable = taxBenefits.find(({ cost }) => cost)?.cost;
  const open = datedProjects.findLast(({ ongoing }) => ongoing);
  const amounts = [
    targeted && { label: targeted.label, text: copy.targeted, value: targeted.value },
    ofTaxTable && { label: copy.ofTaxTable.label, text: copy.ofTaxTable.text, value: ofTaxTable },
    open && {
      label: fill(copy.open.label, { day: formatMonthAndDay(open.asOf) }),
      marks: figureMarks(open),
      text: copy.open.text,
      value: open.remainingAmount,
    },
  ].filter((one) => !!one);
  return new Set(amounts.map(({ value }) => value)).size > 1 ? amounts : [];
}

function Equity({ amounts }: { amounts: ReturnType<typeof useEquityAmounts> }) {
  const copy = useCopy(secondPhase).equity;
  return (
    <>
      <p>{fill(copy.lead, { count: capitalize(countWord(amounts.length)) })}</p>
      <dl className="mt-4 border-hairline border-b">
        {amounts.map(({ label, marks, text, value }) => (
          <div
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 border-hairline border-t py-4"
            key={label}
            {...marks}
          >
            <dt>
              <span className="font-display text-heading text-title-s">{label}</span>
              <span className="mt-1 block text-quiet text-s">{text}</span>
            </dt>
            <dd className="figures font-display font-light text-fig-s text-heading">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="measure-note mt-4 text-quiet text-xs/normal">{copy.note}</p>
    </>
  );
}
