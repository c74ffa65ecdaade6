import type { ReactNode } from "react";
import type { Offering } from "~/content/model/offering.ts";
import { formatDay, formatUnbrokenDate } from "~/content/model/wording/format.ts";
import { capitalize, countWord } from "~/content/model/wording/running-text.ts";
import { fill } from "~/copy/copy.ts";
import { secondPhase } from "~/copy/second-phase.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { figureMarks, ProjectBadge } from "~/sections/project-card.tsx";
import { Accordion } from "~/ui/accordion.tsx";
import { cx } from "~/ui/class-names.ts";
import { ProgressBar } from "~/ui/drawing.tsx";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import { type DatedProject, daysBetween, equityAmounts } from "./dated-projects.ts";

const rowHead = cx(
  "border-hairline border-t py-3 pr-1 text-left align-top font-normal text-quiet text-s/snug",
);
const cell = cx("border-hairline border-t py-3 pr-3 align-top");
const smallText = cx("text-s/snug");
const largeFigure = cx("figures font-display font-light text-fig-s/none text-heading");

interface CountsProps {
  datedProjects: readonly DatedProject[];
  offering: Offering;
}

/** Disclosures of figures that differ between pages: the counts of two dates and the amounts of equity. */
export function Counts({ datedProjects, offering }: CountsProps) {
  const { counts: copy, equity } = useCopy(secondPhase);
  const [first, last] = datedProjects;
  const amounts = useEquityAmounts(offering, datedProjects);
  const counts = first && last && first.asOf !== last.asOf ? ([first, last] as const) : undefined;
  if (!counts && amounts.length === 0) return null;
  return (
    <>
      {counts && <p className="measure mb-6">{copy.advice}</p>}
      <Accordion
        items={[
          ...(counts
            ? [
                {
                  content: <TwoCounts counts={counts} />,
                  title: fill(copy.title, { gap: gapOf(copy, daysBetween(...counts)) }),
                },
              ]
            : []),
          ...(amounts.length > 0 ? [{ content: <Equity amounts={amounts} />, title: equity.title }] : []),
        ]}
      />
    </>
  );
}

/** The figures of both dates side by side. */
function TwoCounts({ counts }: { counts: readonly [DatedProject, DatedProject] }) {
  const { counts: copy, windows } = useCopy(secondPhase);
  return (
    <>
      <p className="mb-4">{copy.lead}</p>
      <table className="w-full table-fixed" ref={keepTableRoles}>
        <caption className="sr-only">{fill(copy.caption, { project: counts[0].title })}</caption>
        <thead>
          <tr>
            <td className="w-[27%]" />
            {counts.map(({ asOf }) => (
              <th
                className="pr-3 pb-3.5 text-left align-top font-display font-normal text-heading text-title-s"
                key={asOf}
                scope="col"
              >
                {formatUnbrokenDate(asOf)}
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
        <td className={cx(cell, className ?? smallText)} key={project.asOf} {...figureMarks(project)}>
          {children(project)}
        </td>
      ))}
    </tr>
  );
}

/** Formats a number of days as "two weeks", "a day" or "10 days". */
function gapOf(copy: typeof secondPhase.counts, days: number): string {
  if (days % 7 === 0) return days === 7 ? copy.week : fill(copy.weeks, { count: countWord(days / 7) });
  return days === 1 ? copy.day : fill(copy.days, { count: countWord(days) });
}

/** Returns the published amounts of equity, which differ, each with its meaning. */
function useEquityAmounts(offering: Offering, datedProjects: readonly DatedProject[]) {
  const copy = useCopy(secondPhase).equity;
  const { ofTaxTable, open, targeted } = equityAmounts(offering, datedProjects);
  const amounts = [
    targeted && { label: targeted.label, text: copy.targeted, value: targeted.value },
    ofTaxTable && { label: copy.ofTaxTable.label, text: copy.ofTaxTable.text, value: ofTaxTable },
    open && {
      label: fill(copy.open.label, { day: formatDay(open.asOf) }),
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
