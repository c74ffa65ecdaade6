import type { Stat } from "~/content/model/model.ts";
import { SectionHead } from "~/sections/section-head.tsx";
import { StatCards } from "~/sections/stat-cards.tsx";
import { units } from "~/words/home.ts";

export function Units({ stats }: { stats: readonly Stat[] }) {
  if (stats.length === 0) return null;
  return (
    <section className="wrap py-section">
      <div>
        <SectionHead note={units.note} title={units.title} />
        <StatCards stats={stats} />
      </div>
    </section>
  );
}
