import type { ReactNode } from "react";
import type { Project } from "~/content/model/model.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ProjectBadge } from "~/sections/project-card.tsx";
import { cx } from "~/ui/class-names.ts";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import { Section } from "~/ui/section.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { currentProject } from "~/words/current-project.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import "~/sections/class-table.css";

const inWords = cx("font-normal font-sans text-inherit text-s/close tracking-normal");
const nextStep = cx("pr-0 pl-10 max-desktop:pl-5 ledger:col-span-full ledger:py-0 ledger:pl-0");

export function Comparison({ projects }: { projects: readonly Project[] }) {
  const words = useWords(currentProject).comparison;
  const date = formatDate(useSiteSettings().amountsAsOf);
  if (projects.length < 2) return null;
  return (
    <Section className="print:break-inside-avoid" note={fill(words.note, { date })} title={words.title}>
      <table className="class-table" ref={keepTableRoles}>
        <caption className="sr-only">{fill(words.caption, { date })}</caption>
        <thead>
          <tr>
            <th scope="col">{words.project}</th>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.status}</th>
            <th className="class-table-figure" scope="col">
              {words.funded}
            </th>
            <th className="class-table-figure" scope="col">
              {words.remaining}
            </th>
            <th className={nextStep} scope="col">
              {words.nextStep}
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <ComparisonRow key={project.title} project={project} words={words} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

interface ComparisonRowProps {
  project: Project;
  words: typeof currentProject.comparison;
}

function ComparisonRow({ project, words }: ComparisonRowProps) {
  const { location, ongoing, path, progress, remainingAmount, title } = project;
  return (
    <tr>
      <th
        className={cx(
          "text-balance font-normal ledger:col-span-full ledger:pl-0",
          title.length > 20
            ? "text-title-s/tight"
            : "text-h3 max-desktop:text-title-s/[1.14] ledger:text-fig-s/[1.14]",
        )}
        scope="row"
      >
        {title}
      </th>
      <WordsCell label={words.place}>{location}</WordsCell>
      <WordsCell label={words.status}>
        {/* A badge never leaves its mark alone on a line. */}
        <span className="whitespace-nowrap">
          <ProjectBadge ongoing={ongoing} />
        </span>
      </WordsCell>
      <FigureCell label={words.funded}>{`${progress}%`}</FigureCell>
      <FigureCell label={words.remainingInRow}>{remainingAmount}</FigureCell>
      <td className={cx(inWords, nextStep)}>
        {/* Its height for fingers hangs out above and below, so that its words stand on the row's line. */}
        <TextLink className="-my-2.5 whitespace-nowrap ledger:my-0" to={path}>
          {path === "/contact" ? words.contactPage : words.ownPage}
          <span className="sr-only"> ({title})</span>
        </TextLink>
      </td>
    </tr>
  );
}

interface CellProps {
  children: ReactNode;
  /** Stands above it on a phone, where the columns have no heads. */
  label: string;
}

function WordsCell({ children, label }: CellProps) {
  return (
    <td
      className={cx(
        inWords,
        "ledger:before:mb-1.5 ledger:before:block ledger:before:text-quiet ledger:before:leading-normal ledger:before:content-[attr(data-l)]",
      )}
      data-l={label}
    >
      {children}
    </td>
  );
}

/** Figures of more characters than fit in the largest letters stand in smaller ones. */
function FigureCell({ children, label }: CellProps & { children: string }) {
  return (
    <td
      className={cx(
        "class-table-figure",
        children.length > 8 ? "text-title-s/tight" : "max-desktop:text-fig-s/none ledger:text-ledger",
      )}
      data-l={label}
    >
      {children}
    </td>
  );
}
