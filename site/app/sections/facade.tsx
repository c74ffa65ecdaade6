import { cx } from "~/ui/class-names.ts";
import "./facade.css";

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

/** Top edges of the floors, ground floor first. */
const floors = [
  { className: cx("facade-lit"), y: 104 },
  { className: cx("facade-lit facade-floor-2"), y: 75 },
  { className: cx("facade-lit facade-floor-3"), y: 46 },
];

/** Maximum number of homes in a drawing: eight fronts with 24 windows each. */
const maxHomes = 192;

const sash = "h6v17h-6zm7 0h6v17h-6z";
const unlitWindow = "h13v17h-13z";

export const canDrawFacade = (homes: number | undefined): homes is number =>
  homes !== undefined && homes <= maxHomes;

interface FacadeProps {
  homes: number;
  /** Homes in each building. If they do not add up to `homes`, all buildings have 24. */
  homesByBuilding: readonly FrontSize[];
  percent: number;
}

/**
 * Diagram with one window per home. The funded share is lit, from the ground floor up. Hidden from screen readers:
 * render a `ProgressBar` next to it.
 */
export function Facade({ homes, homesByBuilding, percent }: FacadeProps) {
  const lit = Math.round((homes * percent) / 100);
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
              const litWindows = windows(0, lit, sash);
              const unlitWindows = windows(lit, homes, unlitWindow);
              return [
                litWindows && <path className={level.className} d={litWindows} key={`lit ${level.y}`} />,
                unlitWindows && <path d={unlitWindows} key={`open ${level.y}`} />,
              ];
            })}
          </svg>
        );
      })}
    </div>
  );
}

const sum = (homes: readonly number[]) => homes.reduce((total, count) => total + count, 0);
