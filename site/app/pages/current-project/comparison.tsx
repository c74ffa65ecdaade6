import type { Project } from "~/content/model/model.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ClassTableFrame, FigureCell, LinkCell, WordsCell } from "~/sections/class-table.tsx";
import { ProjectBadge } from "~/sections/project-card.tsx";
import { cx } from "~/ui/class-names.ts";
import { TextLink } from "~/ui/links.tsx";
import { Section } from "~/ui/section.tsx";
import { currentProject } from "~/words/current-project.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";

export function Comparison({ projects }: { projects: readonly Project[] }) {
  const words = useWords(currentProject).comparison;
  const date = formatDate(useSiteSettings().amountsAsOf);
  if (projects.length < 2) return null;
  return (
    <Section className="print:break-inside-avoid" note={fill(words.note, { date })} title={words.title}>
      <ClassTableFrame
        caption={fill(words.caption, { date })}
        figureLabels={[words.funded, words.remaining]}
        linkLabel={words.nextStep}
        wordLabels={[words.project, words.place, words.status]}
      >
        <tbody>
          {projects.map((project) => (
            <ComparisonRow key={project.title} project={project} />
          ))}
        </tbody>
      </ClassTableFrame>
    </Section>
  );
}

const nameSize = cx("text-h3 max-desktop:text-title-s/[1.14] ledger:text-fig-s/[1.14]");
const figureSize = cx("max-desktop:text-fig-s/none ledger:text-ledger");
/** Of what has more characters than fit in the largest letters. */
const longSize = cx("text-title-s/tight");

function ComparisonRow({ project }: { project: Project }) {
  const words = useWords(currentProject).comparison;
  const { location, ongoing, path, progress, remainingAmount, title } = project;
  return (
    <tr>
      <th
        className={cx(
          "text-balance font-normal ledger:col-span-full ledger:pl-0",
          title.length > 20 ? longSize : nameSize,
        )}
        scope="row"
      >
        {title}
      </th>
      <WordsCell label={words.place}>{location}</WordsCell>
      {/* A badge never leaves its mark alone on a line. */}
      <WordsCell className="whitespace-nowrap" label={words.status}>
        <ProjectBadge ongoing={ongoing} />
      </WordsCell>
      <FigureCell className={figureSize} label={words.funded}>
        {progress}%
      </FigureCell>
      <FigureCell className={remainingAmount.length > 8 ? longSize : figureSize} label={words.remainingInRow}>
        {remainingAmount}
      </FigureCell>
      <LinkCell>
        {/* Its height for fingers hangs out above and below, so that its words stand on the row's line. */}
        <TextLink className="-my-2.5 whitespace-nowrap ledger:my-0" to={path}>
          {path === "/contact" ? words.contactPage : words.ownPage}
          <span className="sr-only"> ({title})</span>
        </TextLink>
      </LinkCell>
    </tr>
  );
}
