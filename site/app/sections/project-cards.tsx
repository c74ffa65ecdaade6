import type { Project } from "~/content/model/model.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ProjectCard } from "~/sections/project-card.tsx";
import { Section } from "~/ui/section.tsx";
import { offer } from "~/words/offer.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";

interface ProjectCardsProps {
  id?: string;
  /** Instead of `useAmountsNote`. */
  note?: string;
  projects: readonly Project[];
  title: string;
}

/** Projects as a section of a page; absent while there are none. */
export function ProjectCards({ id, note, projects, title }: ProjectCardsProps) {
  const amountsNote = useAmountsNote();
  if (projects.length === 0) return null;
  return (
    <Section
      className="print:break-inside-avoid"
      ground="sand"
      id={id}
      note={note ?? amountsNote}
      title={title}
    >
      <ProjectGrid projects={projects} />
    </Section>
  );
}

/** When the amounts on the cards were published, and their caution. */
export function useAmountsNote(): string {
  const { amountsAsOf } = useSiteSettings();
  return fill(useWords(offer).amounts, { date: formatDate(amountsAsOf) });
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
