import { contentOf } from "~/content/content.server.ts";
import { FactsStrip } from "~/layout/facts-strip.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { facts, factsNotes, hero } from "./copy.ts";
import { Hero } from "./hero.tsx";
import { OngoingProjects } from "./ongoing-projects.tsx";
import { Strategy } from "./strategy.tsx";
import { Units } from "./units.tsx";
import { WhatWeAre } from "./what-we-are.tsx";
import "./home.css";

export function loader({ context }: Route.LoaderArgs) {
  const { projects, stats } = contentOf(context);
  return { projects, stats };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: "A good place to live is a good thing to own",
      description: hero.lead,
      keywords: ["multifamily", "apartment communities", "accredited investors", "Midwest", "Sioux Falls"],
      path: "/",
    },
    matches[0].loaderData,
  );
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <FactsStrip {...factsNotes} facts={facts} />
      <WhatWeAre />
      <Strategy />
      <Units stats={loaderData.stats} />
      <OngoingProjects projects={loaderData.projects} />
    </>
  );
}
