import type { Stat } from "~/content/model/model.ts";
import { formatCount } from "~/content/model/wording/format.ts";

/** Wider than any window, so that the bars always shrink to fit, and do so in proportion. */
const pixelsPerUnit = 10;

const mostSideBySide = 3;

/**
 * Bars whose widths are the quantities. A width in a `style` attribute would be refused by the site's policy; a flexible
 * box shrinks in proportion to what it holds, and an SVG's width is an attribute.
 */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  const most = Math.max(...stats.map((stat) => stat.units));
  return (
    <ul className={stats.length > mostSideBySide ? "stat-cards" : "stat-cards stat-cards-few"}>
      {stats.map((stat) => (
        <li className="stat-card" key={stat.label}>
          <p className="figure stat-figure">{formatCount(stat.units)}</p>
          <div aria-hidden="true" className="stat-scale">
            <svg
              className={`stat-bar drawn-${stat.convention}`}
              height="20"
              width={stat.units * pixelsPerUnit}
            />
            <svg className="stat-rest" height="20" width={(most - stat.units) * pixelsPerUnit} />
          </div>
          <p className="stat-label">{stat.label}</p>
          <p className="stat-note">{stat.note}</p>
        </li>
      ))}
    </ul>
  );
}
