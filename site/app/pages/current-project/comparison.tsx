// biome-ignore-all lint/a11y/noRedundantRoles: `display` changes on a phone, which takes the roles away.
import { formatDate } from "~/content/format.ts";
import type { Project } from "~/content/model.ts";
import { ProjectBadge } from "~/layout/project-card.tsx";
import { SectionHead } from "~/layout/section-head.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { Reveal } from "~/ui/reveal.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { comparison } from "./copy.ts";
import "~/pages/sections/class-table.css";
import "./comparison.css";

export function Comparison({ projects }: { projects: readonly Project[] }) {
  const { amountsAsOf } = useSiteSettings();
  return (
    <section className="wrap py-section">
      <Reveal className="print:break-inside-avoid">
        <SectionHead note={comparison.note(formatDate(amountsAsOf))} title={comparison.title} />
        <table className="class-table comparison" role="table">
          <caption className="sr-only">Current projects compared, as of {formatDate(amountsAsOf)}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                Project
              </th>
              <th role="columnheader" scope="col">
                Place
              </th>
              <th role="columnheader" scope="col">
                Status
              </th>
              <th className="class-table-figure" role="columnheader" scope="col">
                Funded
              </th>
              <th className="class-table-figure" role="columnheader" scope="col">
                Remaining, as published
              </th>
              <th className="comparison-next" role="columnheader" scope="col">
                Next step
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {projects.map((project) => (
              <ComparisonRow key={project.title} project={project} />
            ))}
          </tbody>
        </table>
      </Reveal>
    </section>
  );
}

function ComparisonRow({ project }: { project: Project }) {
  const isOwnPage = project.path !== "/contact";
  return (
    <tr role="row">
      <th className="comparison-name" role="rowheader" scope="row">
        {project.title}
      </th>
      <td className="comparison-words" data-l="Place" role="cell">
        {project.location}
      </td>
      <td className="comparison-words" data-l="Status" role="cell">
        <ProjectBadge ongoing={project.ongoing} />
      </td>
      <td className="class-table-figure" data-l="Funded" role="cell">
        {project.progress}%
      </td>
      <td className="class-table-figure" data-l="Remaining" role="cell">
        {project.remainingAmount}
      </td>
      <td className="comparison-next" role="cell">
        <TextLink to={project.path}>
          {isOwnPage ? "Read about it" : "Ask about it"}
          <span className="sr-only"> ({project.title})</span>
        </TextLink>
      </td>
    </tr>
  );
}
