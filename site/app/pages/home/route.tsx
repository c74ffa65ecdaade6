import { contentOf } from "~/content/content-context.server.ts";
import { FactsStrip } from "~/sections/facts-strip.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { home } from "~/words/home.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import type { Route } from "./+types/route.ts";
import { Hero } from "./hero.tsx";
import { OngoingProjects } from "./ongoing-projects.tsx";
import { Strategy } from "./strategy.tsx";
import { Units } from "./units.tsx";
import { WhatWeAre } from "./what-we-are.tsx";
import "./home.css";

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
  return pageMeta(
    {
      description: home.hero.lead,
      keywords: ["multifamily", "apartment communities", "accredited investors", "Midwest", "Sioux Falls"],
      path: "/",
    },
    matches[0].loaderData,
  );
}

export default function Home({ loaderData: { figures, projects, stats } }: Route.ComponentProps) {
  const words = useWords(home);
  const facts = words.facts.figures.map((fact) => ({ ...fact, value: fill(fact.value, figures) }));
  return (
    <>
      <Hero words={words.hero} />
      <FactsStrip {...words.facts} facts={facts} />
      <WhatWeAre words={words.whatWeAre} />
      <Strategy words={words.strategy} />
      <Units stats={stats} words={words.units} />
      <OngoingProjects projects={projects} words={words.ongoingProjects} />
    </>
  );
}
