import type { Project } from "~/content/model/model.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ProjectCard } from "~/sections/project-card.tsx";
import { SectionHead } from "~/sections/section-head.tsx";
import type { home } from "~/words/home.ts";
import { fill } from "~/words/words.ts";

export function OngoingProjects({
  projects,
  words,
}: {
  projects: readonly Project[];
  words: typeof home.ongoingProjects;
}) {
  const { amountsAsOf } = useSiteSettings();
  if (projects.length === 0) return null;
  return (
    <section className="ground-sand py-section" id="ongoing-projects">
      <div className="wrap">
        <SectionHead note={fill(words.note, { date: formatDate(amountsAsOf) })} title={words.title} />
        <ul className="grid gap-x-column gap-y-16 tablet:grid-cols-3">
          {projects.map((project) => (
            <li key={project.title}>
              <ProjectCard project={project} sizes="(width < 44rem) 122vw, 45vw" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
