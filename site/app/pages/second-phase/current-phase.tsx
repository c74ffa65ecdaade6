import { ProjectBadge } from "~/sections/project-card.tsx";
import { Picture } from "~/ui/picture.tsx";
import { gallery08 } from "~/words/pictures.generated.ts";
import { project } from "~/words/second-phase.ts";

/** The project this page is about; on wide screens its words are cut into the picture's corner. */
export function CurrentPhase() {
  return (
    <section aria-labelledby="phase-project" className="phase-project">
      <Picture className="phase-project-picture" image={gallery08} sizes="(width < 64rem) 120vw, 100vw" />
      <p className="phase-project-caption">{project.caption}</p>
      <div className="phase-project-notch">
        <p className="phase-project-facts">
          <ProjectBadge ongoing />
          <span>{project.location}</span>
        </p>
        <h2 className="phase-project-title" id="phase-project">
          {project.title}
        </h2>
        <a className="text-link" href="#contact-form">
          <span className="text-link-words">{project.action}</span>
        </a>
      </div>
    </section>
  );
}
