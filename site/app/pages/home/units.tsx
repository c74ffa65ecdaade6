import type { Stat } from "~/content/model/model.ts";
import { SectionHead } from "~/sections/section-head.tsx";
import { StatCards } from "~/sections/stat-cards.tsx";
import type { home } from "~/words/home.ts";

export function Units({ stats, words }: { stats: readonly Stat[]; words: typeof home.units }) {
  if (stats.length === 0) return null;
  return (
    <section className="wrap py-section">
      <div>
        <SectionHead {...words} />
        <StatCards stats={stats} />
      </div>
    </section>
  );
}
