import { formatDate } from "~/content/format.ts";
import type { Project } from "~/content/model.ts";
import { ProjectCard } from "~/layout/project-card.tsx";

interface ProjectCardsProps {
  /** ISO 8601 date on which the amounts were published. */
  readonly amountsAsOf: string;
  readonly projects: readonly Project[];
  readonly title: string;
}

export function ProjectCards({ amountsAsOf, projects, title }: ProjectCardsProps) {
  return (
    <section className="ground-sand">
      <div className="wrap py-section">
        <div className="grid-12 items-baseline gap-y-4">
          <h2 className="col-span-full desktop:col-span-8">{title}</h2>
          <p className="quiet col-span-full text-s desktop:col-span-4">
            Amounts as published by the sponsor on {formatDate(amountsAsOf)}. Ask us for today’s.
          </p>
        </div>
        <ul className="mt-head grid gap-x-column gap-y-12 tablet:grid-cols-3">
          {projects.map((project) => (
            <li key={project.title}>
              <ProjectCard project={project} sizes="(width < 44rem) 92vw, 30vw" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
