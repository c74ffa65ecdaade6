import type { Project, Stat } from "~/content/model.ts";
import { offeringFacts, offeringFactsCaution, pastOpportunities } from "~/content/offering.ts";
import { FactsStrip } from "~/layout/facts-strip.tsx";
import { ProjectCard } from "~/layout/project-card.tsx";
import { StatCards } from "~/layout/stat-cards.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { Comparison } from "~/pages/current-project/comparison.tsx";
import { facts, factsNotes } from "~/pages/home/copy.ts";
import { Calculator } from "~/pages/investor/calculator.tsx";
import { SelfCheck } from "~/pages/investor/self-check.tsx";
import { futureProjects } from "~/pages/midwest/copy.ts";
import { policyOf } from "~/pages/privacy-policy/policy.ts";
import { PolicyTable } from "~/pages/privacy-policy/policy-table.tsx";
import { TaxTable } from "~/pages/second-phase/tax-table.tsx";
import { ClassTable } from "~/pages/sections/class-table.tsx";
import { Timeline } from "~/pages/sections/timeline.tsx";
import { Badge } from "~/ui/badge.tsx";
import { ProgressBar } from "~/ui/progress-bar.tsx";
import { Part, Variant, Variants } from "../part.tsx";

interface FiguresProps {
  readonly projects: readonly Project[];
  readonly stats: readonly Stat[];
}

export function Figures({ projects, stats }: FiguresProps) {
  const [collected] = policyOf(useSiteSettings()).flatMap(({ table }) => table ?? []);
  return (
    <>
      <Part title="Badges and progress">
        <Variants>
          <Badge convention="under-way">Ongoing</Badge>
          <Badge convention="built">Full Funded</Badge>
        </Variants>
        {[0, 60, 100].map((percent) => (
          <Variant key={percent} name={`${percent}%`}>
            <ProgressBar label={`Sample, ${percent} percent`} percent={percent} />
          </Variant>
        ))}
      </Part>
      <Part title="Project cards: ongoing, funded, sold">
        <ProjectStates projects={projects} />
      </Part>
      <Part isSection title="Facts strip">
        <FactsStrip {...factsNotes} facts={facts} />
        <FactsStrip
          caution={offeringFactsCaution}
          facts={offeringFacts}
          pictureCaption="Illustrative rendering."
        />
      </Part>
      <Part isSection title="Stat cards">
        <div className="wrap">
          <StatCards stats={stats} />
        </div>
      </Part>
      <Part isSection title="Class table">
        <div className="wrap">
          <ClassTable />
        </div>
      </Part>
      <Part isSection title="Tax table">
        <div className="wrap">
          <TaxTable />
        </div>
      </Part>
      <Part isSection title="Policy table">
        <div className="wrap">{collected && <PolicyTable table={collected} />}</div>
      </Part>
      <Part isSection title="Comparison">
        <Comparison projects={projects} />
      </Part>
      <Part isSection title="Timeline">
        <div className="wrap">
          <Timeline years={futureProjects.years} />
        </div>
      </Part>
      <Part isSection title="Calculator">
        <Calculator />
      </Part>
      <Part isSection title="Self-check">
        <SelfCheck />
      </Part>
    </>
  );
}

function ProjectStates({ projects }: Pick<FiguresProps, "projects">) {
  const ongoing = projects.find((project) => project.ongoing);
  const funded = pastOpportunities.find((project) => !project.ongoing);
  const sold = funded && { ...funded, sold: true };
  const shown = [ongoing, funded, sold].filter((project) => project !== undefined);
  return (
    <ul className="gallery-columns">
      {shown.map((project) => (
        <li key={`${project.title}${project.sold}`}>
          <ProjectCard project={project} sizes="(width < 44rem) 122vw, 45vw" />
        </li>
      ))}
    </ul>
  );
}
