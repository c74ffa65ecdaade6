import { Fragment } from "react";
import type { EarlierFigures } from "~/content/model/projects.ts";
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

interface EarlierFundingProps {
  projects: readonly EarlierFigures[];
}

/** Accordion item with the earlier funding figures of projects that also have later figures. */
export function EarlierFunding({ projects }: EarlierFundingProps) {
  const {
    funded,
    note,
    project: projectHeading,
    remaining,
    status,
    table,
    title,
  } = useCopy(sections).earlierCounts;
  if (projects.length === 0) return null;
  const date = amountsDate(projects);
  const content = (
    <>
      <table className="figures w-full" ref={keepTableRoles}>
        <caption className="sr-only">{fill(table, { date })}</caption>
        <thead>
          <tr>
            {[projectHeading, status, funded, remaining].map((label) => (
              <th className={head} key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <tr key={project.title} {...figureMarks(project)}>
              <th className={cx(cell, "font-semibold text-heading")} scope="row">
                {project.title}
              </th>
              <td
                className={cx(
                  cell,
                  "max-narrow:[&>span]:gap-1 max-narrow:[&>span]:text-xs max-narrow:[&_[aria-hidden]]:size-3",
                )}
              >
                <ProjectBadge ongoing={project.ongoing} />
              </td>
              <td className={cell}>{project.progress}%</td>
              <td className={cell}>{project.remainingAmount}</td>
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
export function EarlierFundingSentence({ projects }: EarlierFundingProps) {
  const { compare, sentence, title } = useCopy(sections).earlierCounts;
  if (projects.length === 0) return null;
  return (
    <p className="measure-note border-hairline border-t pt-4 text-quiet text-xs/normal">
      {fill(title, { date: amountsDate(projects) })}:{" "}
      {projects.map(({ progress, remainingAmount, ...dated }, index) => (
        <Fragment key={dated.title}>
          <span {...figureMarks(dated)}>
            {fill(sentence, { percent: progress, project: dated.title, remaining: remainingAmount })}
          </span>
          {index < projects.length - 1 ? "; " : ". "}
        </Fragment>
      ))}
      <InlineLink to="/current-project">{compare}</InlineLink>
    </p>
  );
}
