import type { Project } from "~/content/model/model.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ProjectCard } from "~/sections/project-card.tsx";
import { Section } from "~/ui/section.tsx";

interface ProjectCardsProps {
  projects: readonly Project[];
  title: string;
}

export function ProjectCards({ projects, title }: ProjectCardsProps) {
  if (projects.length === 0) return null;
  return (
    <Section className="print:break-inside-avoid" ground="sand" note={<AmountsNote />} title={title}>
      <ProjectGrid projects={projects} />
    </Section>
  );
}

/** When the amounts on the cards were published. */
export function AmountsNote() {
  const { amountsAsOf } = useSiteSettings();
  return (
    <>
      Amounts as published by the sponsor on {formatDate(amountsAsOf)}. Ask us for today’s. You can lose
      principal, and interests cannot be readily sold.
    </>
  );
}

export function ProjectGrid({ projects }: Pick<ProjectCardsProps, "projects">) {
  return (
    <ul className="grid gap-x-column gap-y-16 tablet:grid-cols-3">
      {projects.map((project) => (
        <li key={project.title}>
          <ProjectCard project={project} sizes="(width < 44rem) 122vw, 45vw" />
        </li>
      ))}
    </ul>
  );
}
