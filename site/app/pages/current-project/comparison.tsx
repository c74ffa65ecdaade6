import type { Project } from "~/content/model/model.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ProjectBadge } from "~/sections/project-card.tsx";
import { SectionHead } from "~/sections/section-head.tsx";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import { TextLink } from "~/ui/text-link.tsx";
import { comparison } from "~/words/current-project.ts";
import "~/sections/class-table.css";
import "./comparison.css";

export function Comparison({ projects }: { projects: readonly Project[] }) {
  const { amountsAsOf } = useSiteSettings();
  if (projects.length < 2) return null;
  return (
    <section className="wrap py-section">
      <div className="print:break-inside-avoid">
        <SectionHead note={comparison.note(formatDate(amountsAsOf))} title={comparison.title} />
        <table className="class-table comparison" ref={keepTableRoles}>
          <caption className="sr-only">Current projects compared, as of {formatDate(amountsAsOf)}</caption>
          <thead>
            <tr>
              <th scope="col">Project</th>
              <th scope="col">Place</th>
              <th scope="col">Status</th>
              <th className="class-table-figure" scope="col">
                Funded
              </th>
              <th className="class-table-figure" scope="col">
                Remaining, as published
              </th>
              <th className="comparison-next" scope="col">
                Next step
              </th>
            </tr>
          </thead>
          <tbody>
            {projects.map((project) => (
              <ComparisonRow key={project.title} project={project} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function ComparisonRow({ project }: { project: Project }) {
  const isOwnPage = project.path !== "/contact";
  return (
    <tr>
      <th className={sized("comparison-name", project.title, 20)} scope="row">
        {project.title}
      </th>
      <td className="comparison-words" data-l="Place">
        {project.location}
      </td>
      <td className="comparison-words" data-l="Status">
        <ProjectBadge ongoing={project.ongoing} />
      </td>
      <td className="class-table-figure" data-l="Funded">
        {project.progress}%
      </td>
      <td className={sized("class-table-figure", project.remainingAmount, 8)} data-l="Remaining">
        {project.remainingAmount}
      </td>
      <td className="comparison-next">
        <TextLink to={project.path}>
          {isOwnPage ? "Read about it" : "Ask about it"}
          <span className="sr-only"> ({project.title})</span>
        </TextLink>
      </td>
    </tr>
  );
}

/** Text of more characters than fit in the largest letters stands in smaller ones. */
function sized(className: string, text: string, most: number): string {
  return text.length > most ? `${className} comparison-long` : className;
}
