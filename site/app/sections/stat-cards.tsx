import type { Stat } from "~/content/model/site-content.ts";
import { formatCount } from "~/content/model/wording/format.ts";
import { cx } from "~/ui/class-names.ts";
import { drawn } from "~/ui/drawing.tsx";

/** Wider than any window, so that the bars always shrink to fit, and do so in proportion. */
const pixelsPerUnit = 10;

const mostSideBySide = 3;

/**
 * Bars whose widths are the quantities. A width in a `style` attribute would be refused by the site's policy; a flexible
 * box shrinks in proportion to what it holds, and an SVG's width is an attribute.
 */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  const most = Math.max(...stats.map((stat) => stat.units));
  const few = stats.length <= mostSideBySide;
  return (
    <ul className={cx("grid grid-cols-1 gap-12 pt-2", few && "desktop:flex desktop:gap-column desktop:pt-5")}>
      {stats.map((stat) => (
        <li className={few ? "desktop:min-w-60" : undefined} key={stat.label}>
          <p className="figure text-fig-xl">{formatCount(stat.units)}</p>
          <div aria-hidden="true" className={cx("mt-4 flex", few && "desktop:mt-6")}>
            <svg
              className={cx("min-w-0", drawn[stat.convention], few && "desktop:max-w-full")}
              height="20"
              width={stat.units * pixelsPerUnit}
            />
            <svg
              className={cx("min-w-0", few && "desktop:hidden")}
              height="20"
              width={(most - stat.units) * pixelsPerUnit}
            />
          </div>
          <p className="mt-3 font-semibold text-heading">{stat.label}</p>
          <p className="text-quiet text-s">{stat.note}</p>
        </li>
      ))}
    </ul>
  );
}
