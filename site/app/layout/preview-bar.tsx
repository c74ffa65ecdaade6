import { useRouteLoaderData } from "react-router";
import { formatTime } from "~/content/model/wording/format.ts";
import { Button } from "~/ui/button.tsx";
import type { PreviewFacts } from "./preview-context.server.ts";
import { leavePath } from "./preview-paths.ts";

/** Tells an editor that what is below is a draft. Nobody else has it. */
export function PreviewBar() {
  const preview = useRouteLoaderData<{ preview: PreviewFacts | null }>("root")?.preview;
  if (!preview) return null;
  const { expiresAt, problems, title } = preview;
  return (
    <section aria-label="Preview" className="preview-bar ground-evergreen">
      <div className="preview-bar-row wrap">
        <p>
          <strong>Preview of a draft.</strong> Visitors do not see this.{" "}
          {title === null ? "It ends at" : `It shows “${title}” until`}{" "}
          <time dateTime={expiresAt}>{formatTime(expiresAt)} UTC</time>.
        </p>
        {/* The whole page is loaded again, as everybody sees it. */}
        <form action={leavePath} method="post">
          <Button size="small" type="submit" variant="secondary">
            Leave preview
          </Button>
        </form>
      </div>
      {problems.length > 0 && (
        <ul className="preview-bar-problems wrap">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
