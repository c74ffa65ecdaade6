import type { Stat } from "~/content/model.ts";
import { SectionHead } from "~/layout/section-head.tsx";
import { StatCards } from "~/layout/stat-cards.tsx";
import { Reveal } from "~/ui/reveal.tsx";
import { units } from "./copy.ts";

export function Units({ stats }: { stats: readonly Stat[] }) {
  if (stats.length === 0) return null;
  return (
    <section className="wrap py-section">
      <Reveal>
        <SectionHead note={units.note} title={units.title} />
        <StatCards stats={stats} />
      </Reveal>
    </section>
  );
}
