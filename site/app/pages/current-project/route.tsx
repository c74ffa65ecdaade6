import { contentOf } from "~/content/content-context.server.ts";
import type { Project } from "~/content/model/model.ts";
import { sharedCity } from "~/content/model/wording/places.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ProjectCards } from "~/sections/project-card.tsx";
import { metaOf } from "~/seo/page-meta.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Section } from "~/ui/section.tsx";
import { currentProject } from "~/words/current-project.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import type { Route } from "./+types/route.ts";
import { Comparison } from "./comparison.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { offering, projects } = contentOf(context);
  return { minimumInvestment: offering.minimumInvestment, projects };
}

export const meta = metaOf<typeof loader>(({ projects }) => ({
  ...currentProject.meta,
  description: inCity(currentProject.meta.description, projects),
  path: "/current-project",
}));

export default function CurrentProject({ loaderData }: Route.ComponentProps) {
  const { minimumInvestment, projects } = loaderData;
  const words = useWords(currentProject);
  return (
    <>
      <div className="pb-section">
        <PageBanner
          {...words.banner}
          lead={inCity(words.lead, projects)}
          note={fill(words.banner.note, { minimumInvestment })}
        />
      </div>
      {projects.length === 0 && (
        <div className="wrap pb-section">
          <EmptyState {...words.noProjects} heading="h2" to="/contact" />
        </div>
      )}
      <ProjectCards
        projects={projects}
        title={projects.length === 1 ? words.projects.titleOfOne : words.projects.titleOfMany}
      />
      <Comparison projects={projects} />
      <NextStep />
    </>
  );
}

function inCity(
  words: typeof currentProject.meta.description | typeof currentProject.lead,
  projects: readonly Project[],
): string {
  const city = sharedCity(projects);
  return city ? fill(words.inCity, { city }) : words.anywhere;
}

function NextStep() {
  const words = useWords(currentProject).nextStep;
  const { currentProjectsSite, investorPortal } = useSiteSettings();
  return (
    <Section className="grid-12 gap-y-8" ground="sand">
      <h2 className="col-span-full desktop:col-span-4">{words.title}</h2>
      <div className="col-span-full desktop:col-span-7 desktop:col-start-6">
        <p className="measure text-lead">{words.text}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink to="/contact" variant="secondary">
            {words.action}
          </ButtonLink>
          <TextLink href={currentProjectsSite.href}>{currentProjectsSite.label}</TextLink>
          <TextLink href={investorPortal.href}>{investorPortal.label}</TextLink>
        </div>
      </div>
    </Section>
  );
}
