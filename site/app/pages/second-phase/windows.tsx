import type { ReactNode } from "react";
import { formatUnbrokenDate } from "~/content/model/wording/format.ts";
import { capitalize, spelledCount } from "~/content/model/wording/running-text.ts";
import { fill } from "~/copy/copy.ts";
import { secondPhase } from "~/copy/second-phase.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { canDrawFacade, Facade } from "~/sections/facade.tsx";
import { figureMarks } from "~/sections/project-card.tsx";
import { ProgressBar } from "~/ui/drawing.tsx";
import { buildings } from "./buildings.ts";
import type { DatedProject } from "./dated-projects.ts";

const homesByBuilding = buildings.filter(({ phase }) => phase === 2).map(({ homes }) => homes);

/** The newest figures, above a facade with one window per home. The funded share is lit. */
export function Windows({ project }: { project: DatedProject }) {
  const copy = useCopy(secondPhase).windows;
  const shared = useCopy(sections).project;
  const { homes, progress, remainingAmount, title } = project;
  if (!canDrawFacade(homes)) return null;
  const date = formatUnbrokenDate(project.asOf);
  const lit = Math.round((homes * progress) / 100);
  return (
    <section className="ground-evergreen" {...figureMarks(project)}>
      <div className="wrap py-section">
        <div className="mb-10 grid-12 items-end gap-y-8">
          <div className="col-span-full desktop:col-span-7">
            <h2 className="max-w-[14em]">{fill(copy.title, { homes: capitalize(spelledCount(homes)) })}</h2>
            <p className="mt-4 text-lead text-quiet">{progress === 100 ? copy.allLit : copy.lead}</p>
          </div>
          <div className="col-span-full desktop:col-[8/-1]">
            <ProgressBar label={fill(copy.progress, { date, project: title })} percent={progress} />
            <dl className="mt-5 grid grid-cols-2 gap-x-column">
              <Figure label={shared.funded}>{progress}%</Figure>
              <Figure label={shared.remaining}>{remainingAmount}</Figure>
            </dl>
          </div>
        </div>
        <Facade homes={homes} homesByBuilding={homesByBuilding} percent={progress} />
        <p className="mt-6 text-quiet text-xs/normal">
          {progress === 100
            ? fill(copy.note, { date })
            : fill(copy.rounded, { date, homes, lit, percent: progress })}
        </p>
      </div>
    </section>
  );
}

function Figure({ children, label }: { children: ReactNode; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1.5 not-first:border-hairline not-first:border-l not-first:pl-4 desktop:not-first:pl-6">
      <dt className="text-quiet text-xs">{label}</dt>
      <dd className="figure text-fig-l">{children}</dd>
    </div>
  );
}
