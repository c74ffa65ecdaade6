import { Fragment } from "react";
import type { EarlierCount } from "~/content/model/projects.ts";
import { amountsDate } from "~/content/model/wording/amounts-date.ts";
import { fill } from "~/copy/copy.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Accordion } from "~/ui/accordion.tsx";
import { cx } from "~/ui/class-names.ts";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import { InlineLink } from "~/ui/links.tsx";
import { figureMarks, ProjectBadge } from "./project-card.tsx";

const head = cx("pr-3 max-narrow:pr-1 last:pr-0 pb-2 text-left font-normal text-quiet text-xs");
const cell = cx(
  "border-hairline border-t py-2.5 pr-3 last:pr-0 text-left text-s/snug max-narrow:pr-1 max-narrow:text-xs",
);

interface EarlierCountsProps {
  projects: readonly EarlierCount[];
}

/** Disclosure with the earlier funding figures of projects that have later ones. */
export function EarlierCounts({ projects }: EarlierCountsProps) {
  const { funded, note, project, remaining, status, table, title } = useCopy(sections).earlierCounts;
  if (projects.length === 0) return null;
  const date = amountsDate(projects);
  const content = (
    <>
      <table className="figures w-full" ref={keepTableRoles}>
        <caption className="sr-only">{fill(table, { date })}</caption>
        <thead>
          <tr>
            {[project, status, funded, remaining].map((label) => (
              <th className={head} key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {projects.map((earlierProject) => (
            <tr key={earlierProject.title} {...figureMarks(earlierProject)}>
              <th className={cx(cell, "font-semibold text-heading")} scope="row">
                {earlierProject.title}
              </th>
              <td
                className={cx(
                  cell,
                  "max-narrow:[&>span]:gap-1 max-narrow:[&>span]:text-xs max-narrow:[&_[aria-hidden]]:size-3",
                )}
              >
                <ProjectBadge ongoing={earlierProject.ongoing} />
              </td>
              <td className={cell}>{earlierProject.progress}%</td>
              <td className={cell}>{earlierProject.remainingAmount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-quiet text-xs/normal">{note}</p>
    </>
  );
  return <Accordion items={[{ content, title: fill(title, { date }) }]} />;
}

/** The same figures as a sentence, without the status. */
export function EarlierCountsSentence({ projects }: EarlierCountsProps) {
  const { compare, sentence, title } = useCopy(sections).earlierCounts;
  if (projects.length === 0) return null;
  return (
    <p className="measure-note border-hairline border-t pt-4 text-quiet text-xs/normal">
      {fill(title, { date: amountsDate(projects) })}:{" "}
      {projects.map(({ progress, remainingAmount, ...count }, index) => (
        <Fragment key={count.title}>
          <span {...figureMarks(count)}>
            {fill(sentence, { percent: progress, project: count.title, remaining: remainingAmount })}
          </span>
          {index < projects.length - 1 ? "; " : ". "}
        </Fragment>
      ))}
      <InlineLink to="/current-project">{compare}</InlineLink>
    </p>
  );
}
