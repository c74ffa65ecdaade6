import type { ReactNode } from "react";
import { formatUnbrokenDate } from "~/content/model/wording/format.ts";
import { capitalize, spelledCount } from "~/content/model/wording/running-text.ts";
import { fill } from "~/copy/copy.ts";
import { secondPhase } from "~/copy/second-phase.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { figureMarks } from "~/sections/project-card.tsx";
import { cx } from "~/ui/class-names.ts";
import { ProgressBar } from "~/ui/drawing.tsx";
import { buildings } from "./buildings.ts";
import type { DatedProject } from "./dated-projects.ts";
import "./facade.css";

/** Homes in each building of phase 2. Each building is drawn with 24 if their sum is not the project's total. */
const homesByBuilding = buildings.filter(({ phase }) => phase === 2).map(({ homes }) => homes);

/** Maximum number of homes in a drawing: eight fronts with 24 windows each. */
const maxHomes = 192;

/** The project's figures, above a facade with one window per home. The funded share of the windows is lit. */
export function FundedFacade({ project }: { project: DatedProject }) {
  const copy = useCopy(secondPhase).windows;
  const shared = useCopy(sections).project;
  const { homes, progress, remainingAmount, title } = project;
  if (homes === undefined || homes > maxHomes) return null;
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
        <Facade homes={homes} lit={lit} />
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

/** Building fronts by number of homes, in drawing units. `columns` are the left edges of the windows. */
const fronts = {
  18: {
    className: cx("facade-front"),
    columns: [13, 35, 59, 84, 108, 130],
    slabs: "M5 99H151M5 70H151M78 110V46",
    walls:
      "M5 128V42M1 44L30.5 20.7L60 44M56 42V128M100 128V42M96 44L125.5 20.7L155 44M151 42V128M40 28H116M58 43H98M68 110H88M73 128V113H83V128",
    width: 156,
  },
  24: {
    className: cx("facade-front facade-front-large"),
    columns: [13, 35, 57, 81, 106, 130, 152, 174],
    slabs: "M5 99H195M5 70H195M100 110V46",
    walls:
      "M5 128V42M1 44L41.5 12L82 44M78 42V128M122 128V42M118 44L158.5 12L199 44M195 42V128M54 22H146M80 43H120M90 110H110M95 128V113H105V128",
    width: 200,
  },
};
type FrontSize = keyof typeof fronts;

/** Floors, ground floor first. `y` is the top edge of the windows. */
const floors = [
  { className: cx("facade-lit"), y: 104 },
  { className: cx("facade-lit facade-floor-2"), y: 75 },
  { className: cx("facade-lit facade-floor-3"), y: 46 },
];

const litWindow = "h6v17h-6zm7 0h6v17h-6z";
const unlitWindow = "h13v17h-13z";

/**
 * Diagram with one window per home, of which `lit` are lit, from the ground floor up. Hidden from screen readers:
 * render a `ProgressBar` next to it.
 */
function Facade({ homes, lit }: { homes: number; lit: number }) {
  const sizes =
    sum(homesByBuilding) === homes
      ? homesByBuilding
      : Array.from<FrontSize>({ length: Math.ceil(homes / 24) }).fill(24);
  const homesPerFloor = sum(sizes) / floors.length;
  return (
    <div aria-hidden="true" className="facade">
      {sizes.map((size, front) => {
        const { className, columns, slabs, walls, width } = fronts[size];
        const columnsBefore = sum(sizes.slice(0, front)) / floors.length;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: buildings are known by their number
          <svg aria-hidden="true" className={className} key={front} viewBox={`0 0 ${width} 130`}>
            <path d={walls} />
            <path className="facade-slab" d={slabs} />
            {floors.map((level, floor) => {
              // Numbers the windows floor by floor across all buildings.
              const firstWindow = floor * homesPerFloor + columnsBefore;
              const windows = (from: number, to: number, shape: string) =>
                columns
                  .filter((_, column) => firstWindow + column >= from && firstWindow + column < to)
                  .map((x) => `M${x} ${level.y}${shape}`)
                  .join("");
              const litWindows = windows(0, lit, litWindow);
              const unlitWindows = windows(lit, homes, unlitWindow);
              return [
                litWindows && <path className={level.className} d={litWindows} key={`lit ${level.y}`} />,
                unlitWindows && <path d={unlitWindows} key={`unlit ${level.y}`} />,
              ];
            })}
          </svg>
        );
      })}
    </div>
  );
}

const sum = (homes: readonly number[]) => homes.reduce((total, count) => total + count, 0);
