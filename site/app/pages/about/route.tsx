import { bannerAbout } from "~/content/pictures.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { banner } from "./copy.ts";
import { HowWeExecute } from "./how-we-execute.tsx";
import { MoreFromUs } from "./more-from-us.tsx";
import { Partners } from "./partners.tsx";
import { Results } from "./results.tsx";
import { Team } from "./team.tsx";
import { Testimonials } from "./testimonials.tsx";
import "./about.css";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: "About",
      description:
        "A multifamily sponsor in the Midwest: its team, the four things it does on every project, its partners, and over 20 years of experience.",
      keywords: ["multifamily sponsor", "wellness apartments", "Midwest developer", "how we execute"],
      path: "/about",
    },
    matches[0].loaderData,
  );
}

export default function About() {
  return (
    <>
      <PageBanner {...banner} image={bannerAbout} />
      <Team />
      <HowWeExecute />
      <Results />
      <Partners />
      <Testimonials />
      <MoreFromUs />
    </>
  );
}
