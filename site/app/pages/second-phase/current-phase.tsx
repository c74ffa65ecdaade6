import { ProjectBadge } from "~/sections/project-card.tsx";
import { Picture } from "~/ui/picture.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { secondPhase } from "~/words/second-phase.ts";
import { useWords } from "~/words/use-words.tsx";

/** The project this page is about; on wide screens its words are cut into the picture's corner, as wide as they are. */
export function CurrentPhase() {
  const words = useWords(secondPhase).currentPhase;
  return (
    <section
      aria-labelledby="phase-project"
      className="relative pb-section desktop:grid desktop:pt-section desktop:pb-[calc(var(--spacing-section)-2rem)]"
    >
      <Picture
        className="aspect-4/3 desktop:col-start-1 desktop:row-start-1 desktop:aspect-21/9"
        image={words.image}
        sizes="(width < 64rem) 120vw, 100vw"
      />
      <p className="px-edge pt-3 text-quiet text-xs/normal desktop:text-right">{words.caption}</p>
      <div className="px-edge pt-6 desktop:relative desktop:col-start-1 desktop:row-start-1 desktop:self-end desktop:justify-self-start desktop:bg-paper desktop:pt-8 desktop:pr-16">
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-quiet text-s">
          <ProjectBadge ongoing />
          <span>{words.location}</span>
        </p>
        <h2 className="mt-1 mb-2 text-h3-l" id="phase-project">
          {words.title}
        </h2>
        <TextLink href="#contact-form">{words.action}</TextLink>
      </div>
    </section>
  );
}
