import { contentOf } from "~/content/content-context.server.ts";
import { FactsStrip } from "~/sections/facts-strip.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { factsNotes, factsOf, hero } from "~/words/home.ts";
import type { Route } from "./+types/route.ts";
import { Hero } from "./hero.tsx";
import { OngoingProjects } from "./ongoing-projects.tsx";
import { Strategy } from "./strategy.tsx";
import { Units } from "./units.tsx";
import { WhatWeAre } from "./what-we-are.tsx";
import "./home.css";

export function loader({ context }: Route.LoaderArgs) {
  const { offering, projects, stats } = contentOf(context);
  return { facts: factsOf(offering), projects, stats };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      description: hero.lead,
      keywords: ["multifamily", "apartment communities", "accredited investors", "Midwest", "Sioux Falls"],
      path: "/",
    },
    matches[0].loaderData,
  );
}

export default function Home({ loaderData: { facts, projects, stats } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <FactsStrip {...factsNotes} facts={facts} />
      <WhatWeAre />
      <Strategy />
      <Units stats={stats} />
      <OngoingProjects projects={projects} />
    </>
  );
}
