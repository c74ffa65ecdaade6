import { contentOf } from "~/content/content-context.server.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { FactsStrip } from "~/sections/facts-strip.tsx";
import { ProjectCards } from "~/sections/project-cards.tsx";
import { StatCards } from "~/sections/stat-cards.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { Section } from "~/ui/section.tsx";
import { home } from "~/words/home.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import type { Route } from "./+types/route.ts";
import { Hero } from "./hero.tsx";
import { Strategy } from "./strategy.tsx";
import { WhatWeAre } from "./what-we-are.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { offering, projects, stats } = contentOf(context);
  const { developedMillions, experienceYears, minimumInvestment, targetReturn } = offering;
  return {
    figures: { developedMillions, experienceYears, minimumInvestment, targetReturn },
    projects,
    stats,
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...home.meta, description: home.hero.lead, path: "/" }, matches[0].loaderData);
}

export default function Home({ loaderData: { figures, projects, stats } }: Route.ComponentProps) {
  const words = useWords(home);
  const { amountsAsOf } = useSiteSettings();
  const facts = words.facts.figures.map((fact) => ({ ...fact, value: fill(fact.value, figures) }));
  return (
    <>
      <Hero words={words.hero} />
      <FactsStrip {...words.facts} facts={facts} />
      <WhatWeAre />
      <Strategy />
      {stats.length > 0 && (
        <Section {...words.units}>
          <StatCards stats={stats} />
        </Section>
      )}
      <ProjectCards
        id="ongoing-projects"
        note={fill(words.ongoingProjects.note, { date: formatDate(amountsAsOf) })}
        projects={projects}
        title={words.ongoingProjects.title}
      />
    </>
  );
}
