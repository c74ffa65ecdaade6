import { EmptyState } from "~/ui/empty-state.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { noProjects } from "~/words/current-project.ts";

export function NoProjects() {
  const { action, text, title } = noProjects;
  return (
    <div className="wrap pb-section">
      <EmptyState action={<TextLink to={action.to}>{action.label}</TextLink>} heading="h2" title={title}>
        {text}
      </EmptyState>
    </div>
  );
}
