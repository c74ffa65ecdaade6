import type { Stat } from "~/content/model/model.ts";
import { SectionHead } from "~/sections/section-head.tsx";
import { StatCards } from "~/sections/stat-cards.tsx";
import { totals } from "~/words/portfolio.ts";

export function Totals({ stats }: { stats: readonly Stat[] }) {
  if (stats.length === 0) return null;
  return (
    <section className="wrap py-section">
      <div>
        <SectionHead {...totals} />
        <StatCards stats={stats} />
      </div>
    </section>
  );
}
