import { contentOf } from "~/content/content-context.server.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { banner } from "~/words/about.ts";
import { aboutLead, aboutNote } from "~/words/about-projects.ts";
import { bannerAbout } from "~/words/pictures.generated.ts";
import type { Route } from "./+types/route.ts";
import { HowWeExecute } from "./how-we-execute.tsx";
import { MoreFromUs } from "./more-from-us.tsx";
import { Partners } from "./partners.tsx";
import { Results } from "./results.tsx";
import { Team } from "./team.tsx";
import { Testimonials } from "./testimonials.tsx";
import "./about.css";

export function loader({ context }: Route.LoaderArgs) {
  const { moreFromUs, offering, partners, results, team, testimonials } = contentOf(context);
  return {
    experienceYears: offering.experienceYears,
    lead: aboutLead(offering),
    moreFromUs,
    partners,
    results,
    team,
    testimonials,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(
    {
      description: `A multifamily sponsor in the Midwest: its team, the four things it does on every project, its partners, and over ${loaderData?.experienceYears} years of experience.`,
      keywords: ["multifamily sponsor", "wellness apartments", "Midwest developer", "how we execute"],
      path: "/about",
    },
    matches[0].loaderData,
  );
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { lead, moreFromUs, partners, results, team, testimonials } = loaderData;
  return (
    <>
      <PageBanner {...banner} image={bannerAbout} lead={lead} note={aboutNote} />
      <Team team={team} />
      <HowWeExecute />
      <Results pictures={results} />
      <Partners partners={partners} />
      <Testimonials testimonials={testimonials} />
      <MoreFromUs pictures={moreFromUs} />
    </>
  );
}
