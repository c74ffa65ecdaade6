import type { FutureCities } from "~/content/model/site-content.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { SectionHead } from "~/sections/section-head.tsx";
import { Timeline } from "~/sections/timeline.tsx";
import { futureProjects } from "~/words/midwest.ts";

export function FutureProjects({ years }: { years: readonly FutureCities[] }) {
  const { amountsAsOf } = useSiteSettings();
  if (years.length === 0) return null;
  return (
    <section className="wrap py-section">
      <div className="print:break-inside-avoid">
        <SectionHead note={futureProjects.note} title={futureProjects.title} />
        <Timeline currentYear={new Date(amountsAsOf).getUTCFullYear()} years={years} />
      </div>
    </section>
  );
}
