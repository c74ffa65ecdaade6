import { Link } from "react-router";
import type { Project } from "~/content/model/model.ts";
import { Badge } from "~/ui/badge.tsx";
import { Picture } from "~/ui/picture.tsx";
import { ProgressBar } from "~/ui/progress-bar.tsx";
import { SoldStamp } from "~/ui/sold-stamp.tsx";

interface ProjectCardProps {
  readonly project: Project;
  /** How wide the card stands, as in the picture attribute of that name. */
  readonly sizes: string;
}

/** Its title's link covers the whole card. */
export function ProjectCard({ project, sizes }: ProjectCardProps) {
  return (
    <article className="project-card">
      <Picture className="project-card-picture" image={project.image} sizes={sizes} />
      {project.sold && <SoldStamp />}
      <div className="project-card-facts">
        <ProjectBadge ongoing={project.ongoing} />
        <span>{project.location}</span>
      </div>
      <h3 className="project-card-title">
        <Link to={project.path}>{project.title}</Link>
      </h3>
      <ProjectFunding project={project} />
    </article>
  );
}

/** How much is funded, drawn and in figures. */
export function ProjectFunding({ project }: Pick<ProjectCardProps, "project">) {
  return (
    <>
      <ProgressBar label={`${project.title}, funded`} percent={project.progress} />
      <dl className="project-card-figures">
        <div>
          <dt>funded</dt>
          <dd className="figure">{project.progress}%</dd>
        </div>
        <div>
          <dt>remaining</dt>
          <dd className="figure">{project.remainingAmount}</dd>
        </div>
      </dl>
    </>
  );
}

/** Specification, section 4. */
export function ProjectBadge({ ongoing }: Pick<Project, "ongoing">) {
  return ongoing ? (
    <Badge convention="under-way">Ongoing</Badge>
  ) : (
    <Badge convention="built">Full Funded</Badge>
  );
}
