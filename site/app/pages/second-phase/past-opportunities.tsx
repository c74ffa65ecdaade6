import { Link, useLocation } from "react-router";
import type { Project } from "~/content/model/model.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ProjectBadge, ProjectFunding } from "~/sections/project-card.tsx";
import { SectionHead } from "~/sections/section-head.tsx";
import { Picture } from "~/ui/picture.tsx";
import { pastOpportunitiesHead } from "~/words/second-phase.ts";

interface PastOpportunitiesProps {
  differsFromHome: boolean;
  projects: readonly Project[];
}

export function PastOpportunities({ differsFromHome, projects }: PastOpportunitiesProps) {
  const { amountsAsOf } = useSiteSettings();
  if (projects.length === 0) return null;
  return (
    <section className="ground-sand">
      <div className="wrap py-section">
        <SectionHead
          note={pastOpportunitiesHead.note(formatDate(amountsAsOf), differsFromHome)}
          title={pastOpportunitiesHead.title}
        />
        <ul className="hairline border-t">
          {projects.map((project) => (
            <li key={project.title}>
              <ProjectRow project={project} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Its title leads to the project, unless this is the project's page. */
function ProjectRow({ project }: { project: Project }) {
  const isHere = useLocation().pathname === project.path;
  return (
    <article className="project-row">
      <Picture className="project-row-picture" image={project.image} sizes="(width < 44rem) 92vw, 32vw" />
      <div className="project-row-words">
        <p className="project-row-facts">
          <ProjectBadge ongoing={project.ongoing} />
          <span>{project.location}</span>
        </p>
        <h3>{isHere ? project.title : <Link to={project.path}>{project.title}</Link>}</h3>
      </div>
      <div className="project-row-funding">
        <ProjectFunding project={project} />
      </div>
    </article>
  );
}
