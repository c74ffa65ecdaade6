import { useLocation } from "react-router";
import type { Project } from "~/content/model/model.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ProjectBadge, ProjectFunding } from "~/sections/project-card.tsx";
import { CoverLink } from "~/ui/cover-link.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";
import { secondPhase } from "~/words/second-phase.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";

interface PastOpportunitiesProps {
  differsFromHome: boolean;
  projects: readonly Project[];
}

export function PastOpportunities({ differsFromHome, projects }: PastOpportunitiesProps) {
  const words = useWords(secondPhase).pastOpportunities;
  const date = formatDate(useSiteSettings().amountsAsOf);
  const { note, noteWithOtherReading, otherReading, title } = words;
  if (projects.length === 0) return null;
  return (
    <Section
      ground="sand"
      note={differsFromHome ? fill(noteWithOtherReading, { date, otherReading }) : fill(note, { date })}
      title={title}
    >
      <ul className="border-hairline border-t">
        {projects.map((project) => (
          <li key={project.title}>
            <ProjectRow project={project} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Its title leads to the project, unless this is the project's page. */
function ProjectRow({ project }: { project: Project }) {
  const isHere = useLocation().pathname === project.path;
  return (
    <article className="group/card relative grid gap-x-column gap-y-4 border-hairline border-b py-6 *:min-w-0 tablet:grid-cols-[32fr_66fr] tablet:gap-y-3 desktop:grid-cols-12 desktop:items-center">
      <Picture
        className="aspect-video tablet:row-[1/span_2] tablet:aspect-4/3 tablet:self-center desktop:col-[1/span_3] desktop:row-auto desktop:aspect-16/10"
        image={project.image}
        sizes="(width < 44rem) 92vw, 32vw"
      />
      <div className="tablet:self-end desktop:col-[4/span_4] desktop:self-auto">
        <p className="flex flex-wrap items-center gap-x-4 text-quiet text-s">
          <ProjectBadge ongoing={project.ongoing} />
          <span>{project.location}</span>
        </p>
        <h3 className="mt-1.5">
          {isHere ? project.title : <CoverLink to={project.path}>{project.title}</CoverLink>}
        </h3>
      </div>
      <div className="desktop:col-[8/-1]">
        <ProjectFunding project={project} />
      </div>
    </article>
  );
}
