import { Grass } from "./grass.tsx";
import { TextLink } from "./links.tsx";

interface EmptyStateProps {
  /** Label of the link to `to`. */
  action: string;
  /** Level of the title: `h3` below a section heading. */
  heading?: "h2" | "h3";
  text?: string;
  title: string;
  to: string;
}

/** Message in place of an empty list. */
export function EmptyState({ action, heading: Heading = "h3", text, title, to }: EmptyStateProps) {
  return (
    <div className="relative overflow-clip border border-frame border-dashed px-8 pt-8">
      <Heading className="text-h3">{title}</Heading>
      {text && <p className="mt-3 max-w-136">{text}</p>}
      <p className="mt-4">
        <TextLink to={to}>{action}</TextLink>
      </p>
      <Grass className="-mx-8 mt-4 aspect-20/3 min-h-24" />
    </div>
  );
}
