import { useNavigation } from "react-router";
import type { Project } from "~/content/model/model.ts";
import { ProjectGrid, useAmountsNote } from "~/sections/project-cards.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Section } from "~/ui/section.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { portfolio } from "~/words/portfolio.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import { StatusFilter } from "./status-filter.tsx";
import { projectsOf, type Status, statusFilters, statusOf } from "./statuses.ts";

interface ProjectsByStatusProps {
  /** Whether another page publishes a project as fully funded. */
  isFundedElsewhere: boolean;
  projects: readonly Project[];
  status: Status;
}

export function ProjectsByStatus({ isFundedElsewhere, projects, status }: ProjectsByStatusProps) {
  const words = useWords(portfolio).projects;
  const note = useAmountsNote();
  const selected = useSelectedStatus(status);
  const shown = projectsOf(selected, projects);
  return (
    <Section ground="sand" note={note} title={words.title}>
      <StatusFilter selected={selected} />
      <p className="mt-3 text-quiet text-xs" role="status">
        {fill(words.shown, { all: projects.length, shown: shown.length })}
      </p>
      <div className="mt-8">
        {shown.length > 0 ? (
          <ProjectGrid projects={shown} />
        ) : (
          <NoProjects isFundedElsewhere={isFundedElsewhere} status={selected} />
        )}
      </div>
    </Section>
  );
}

/** The filter that was pressed counts at once, before the address has followed. */
function useSelectedStatus(loaded: Status): Status {
  const { location } = useNavigation();
  const pressed = location?.pathname === "/portfolio" ? statusOf(location.search) : undefined;
  return pressed ?? loaded;
}

function NoProjects({ isFundedElsewhere, status }: { isFundedElsewhere: boolean; status: Status }) {
  const words = useWords(portfolio);
  const isElsewhere = status === "funded" && isFundedElsewhere;
  const { action, text, title } = isElsewhere ? words.fundedElsewhere : words.statuses[status];
  const way = isElsewhere
    ? "/jefferson-reserve-phase-2"
    : (statusFilters.find((filter) => filter.status === status)?.whenEmpty ?? "/contact");
  return (
    <EmptyState action={<TextLink to={way}>{action}</TextLink>} title={title}>
      {text}
    </EmptyState>
  );
}
