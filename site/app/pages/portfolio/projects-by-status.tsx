import { useNavigation } from "react-router";
import type { Project } from "~/content/model/model.ts";
import { AmountsNote, ProjectGrid } from "~/sections/project-cards.tsx";
import { SectionHead } from "~/sections/section-head.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { type Empty, empty, fundedElsewhere } from "~/words/portfolio.ts";
import { StatusFilter } from "./status-filter.tsx";
import { projectsOf, type Status, statusOf } from "./statuses.ts";

interface ProjectsByStatusProps {
  /** Whether another page publishes a project as fully funded. */
  readonly isFundedElsewhere: boolean;
  readonly projects: readonly Project[];
  readonly status: Status;
}

export function ProjectsByStatus({ isFundedElsewhere, projects, status }: ProjectsByStatusProps) {
  const selected = useSelectedStatus(status);
  const shown = projectsOf(selected, projects);
  return (
    <section className="ground-sand">
      <div className="wrap py-section">
        <SectionHead note={<AmountsNote />} title="Projects" />
        <StatusFilter selected={selected} />
        <p className="quiet mt-3 text-xs" role="status">
          {shown.length} of {projects.length} projects
        </p>
        <div className="mt-8">
          {shown.length > 0 ? (
            <ProjectGrid projects={shown} />
          ) : (
            <NoProjects
              {...(selected === "funded" && isFundedElsewhere ? fundedElsewhere : empty[selected])}
            />
          )}
        </div>
      </div>
    </section>
  );
}

/** The filter that was pressed counts at once, before the address has followed. */
function useSelectedStatus(loaded: Status): Status {
  const { location } = useNavigation();
  const pressed = location?.pathname === "/portfolio" ? statusOf(location.search) : undefined;
  return pressed ?? loaded;
}

function NoProjects({ action, text, title }: Empty) {
  return (
    <EmptyState action={<TextLink to={action.to}>{action.label}</TextLink>} title={title}>
      {text}
    </EmptyState>
  );
}
