import { cx } from "~/ui/class-names.ts";
import "./facade.css";

/** Left edges of the windows and top edges of the floors, ground floor first, in drawing units. */
const columns = [13, 35, 57, 81, 106, 130, 152, 174];
const floors = [
  { className: cx("facade-lit"), y: 104 },
  { className: cx("facade-lit facade-floor-2"), y: 75 },
  { className: cx("facade-lit facade-floor-3"), y: 46 },
];
const homesPerFront = columns.length * floors.length;

/** Maximum number of homes in a drawing: two rows of four buildings with 24 windows each. */
const maxHomes = 192;

const walls =
  "M5 128V42M1 44L41.5 12L82 44M78 42V128M122 128V42M118 44L158.5 12L199 44M195 42V128M54 22H146M80 43H120M90 110H110M95 128V113H105V128";
const slabs = "M5 99H78M122 99H195M5 70H78M122 70H195M78 99H122M78 70H122M100 110V46";

const sash = "h6v17h-6zm7 0h6v17h-6z";
const unlitWindow = "h13v17h-13z";

export const canDrawFacade = (homes: number | undefined): homes is number =>
  homes !== undefined && homes <= maxHomes;

/**
 * Diagram with one window per home. The funded share is lit, from the ground floor up. Hidden from screen readers:
 * render a `ProgressBar` next to it.
 */
export function Facade({ homes, percent }: { homes: number; percent: number }) {
  const fronts = Math.ceil(homes / homesPerFront);
  const lit = Math.round((homes * percent) / 100);
  return (
    <div aria-hidden="true" className="facade">
      {[...Array(fronts).keys()].map((front) => (
        <svg aria-hidden="true" key={front} viewBox="0 0 200 130">
          <path d={walls} />
          <path className="facade-slab" d={slabs} />
          {floors.map(({ className, y }, floor) => {
            // Numbers the windows floor by floor across all buildings.
            const first = (floor * fronts + front) * columns.length;
            const windows = (from: number, to: number, shape: string) =>
              columns
                .filter((_, column) => first + column >= from && first + column < to)
                .map((x) => `M${x} ${y}${shape}`)
                .join("");
            const litWindows = windows(0, lit, sash);
            const unlitWindows = windows(lit, homes, unlitWindow);
            return [
              litWindows && <path className={className} d={litWindows} key={`lit ${y}`} />,
              unlitWindows && <path className="facade-open" d={unlitWindows} key={`open ${y}`} />,
            ];
          })}
        </svg>
      ))}
    </div>
  );
}
