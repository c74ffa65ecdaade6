import type { Offering } from "~/content/model/offering.ts";
import type { SiteContent, Stat } from "~/content/model/site-content.ts";
import { formatCount } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import type { portfolio } from "~/copy/portfolio.ts";
import { homesInPhase } from "../second-phase/buildings.ts";

type Copy = typeof portfolio;

/** Returns the meta description: "534 units completed since 2021, 555 under construction, 940 under contract. …". */
export function descriptionOf(copy: Copy["meta"]["description"], stats: readonly Stat[]): string {
  const totals = stats.map(({ stage, note, units }, index) => {
    const count = formatCount(units);
    const text = stageText(copy, stage, note);
    return (index === 0 ? fill(copy.firstTotal, { count, stage: text }) : `${count} ${text}`).trim();
  });
  return totals.length > 0 ? fill(copy.text, { totals: totals.join(", ") }) : copy.ofNone;
}

function stageText(copy: Copy["meta"]["description"], stage: Stat["stage"], note: string): string {
  if (stage === "under-way") return copy.underWay;
  if (stage === "built") return `${copy.built} ${note}`;
  return note || copy.planned;
}

/**
 * Returns, for each published count, how many of its units belong to what the page lists: properties, unsold projects
 * and the completed phase.
 */
export function listedUnits({
  projects,
  properties,
  stats,
}: Pick<SiteContent, "projects" | "stats"> & Pick<Offering, "properties">) {
  const rows = [
    { stage: "built", units: homesInPhase(1) },
    ...properties,
    ...projects.filter(({ sold }) => !sold).map(({ homes = 0 }) => ({ stage: "under-way", units: homes })),
  ];
  return stats.map(({ stage, label, units }) => ({
    label,
    listed: rows.reduce((sum, row) => sum + (row.stage === stage ? row.units : 0), 0),
    units,
  }));
}
