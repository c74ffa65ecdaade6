import type { Project } from "~/content/model/model.ts";
import type { SiteContent } from "~/content/model/site-content.ts";
import { fill } from "~/copy/copy.ts";
import { home } from "~/copy/home.ts";
import { TargetCaution } from "~/layout/target-caution.tsx";
import { ClassTable } from "~/sections/class-table.tsx";
import { FactsStrip, FutureCitiesTimeline, StatCards } from "~/sections/figures.tsx";
import { ProjectCard } from "~/sections/project-card.tsx";
import { Badge, ProgressBar } from "~/ui/drawing.tsx";
import { Part, Variant, Variants } from "../part.tsx";

export function Figures({ content }: { content: SiteContent }) {
  const { offering, pastOpportunities, projects, stats } = content;
  return (
    <>
      <Part title="Badges and progress">
        <Variants ground="paper">
          <Badge mark="part-funded">Ongoing</Badge>
          <Badge mark="full-funded">Full Funded</Badge>
        </Variants>
        {[0, 60, 100].map((percent) => (
          <Variant key={percent} name={`${percent}%`}>
            <ProgressBar label={`Sample, ${percent} percent`} percent={percent} />
          </Variant>
        ))}
      </Part>
      <Part title="Project cards: ongoing, funded, sold">
        <ul className="gallery-columns">
          {oneProjectPerState([...projects, ...pastOpportunities]).map((project) => (
            <li key={`${project.title}${project.sold}`}>
              <ProjectCard project={project} />
            </li>
          ))}
        </ul>
      </Part>
      <Part isSection title="Facts strip">
        <FactsStrip
          caution={<TargetCaution />}
          facts={[
            { ...home.facts.minimumInvestment, value: offering.minimumInvestment },
            {
              ...home.facts.open,
              basis: fill(home.facts.open.basis, { date: "November 15, 2026" }),
              unit: home.facts.open.projects,
              value: "2",
            },
            { ...home.facts.experience, value: offering.experienceYears },
            {
              ...home.facts.developed,
              basis: fill(home.facts.developed.basis, { date: "November 1, 2026" }),
              value: offering.developedMillions,
            },
          ]}
        />
        <FactsStrip caution={<TargetCaution />} facts={offering.facts} />
      </Part>
      <Part isSection title="Stat cards">
        <div className="wrap">
          <StatCards stats={stats} />
        </div>
      </Part>
      <Part isSection title="Class table">
        <div className="wrap">
          <ClassTable classes={offering.returnClasses} />
        </div>
      </Part>
      <Part isSection title="Timeline">
        <div className="wrap">
          <FutureCitiesTimeline years={offering.futureCities} />
        </div>
      </Part>
    </>
  );
}

function oneProjectPerState(projects: readonly Project[]): readonly Project[] {
  const ongoing = projects.find((project) => project.ongoing);
  const fundedProject = projects.find((project) => !project.ongoing);
  const sold = fundedProject && { ...fundedProject, sold: true };
  return [ongoing, fundedProject, sold].filter((project) => project !== undefined);
}
