import { contentOf } from "~/content/content.server.ts";
import { bannerPortfolio } from "~/content/pictures.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { FactsStrip } from "~/pages/sections/facts-strip.tsx";
import { ProjectCards } from "~/pages/sections/project-cards.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { projects, settings, stats } = contentOf(context);
  return { amountsAsOf: settings.amountsAsOf, projects, stats };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: "Portfolio",
      description:
        "534 units completed since 2021, 555 under construction, 940 under contract: what is built, under way and planned.",
      keywords: ["multifamily portfolio", "apartment projects", "Sioux Falls", "Midwest"],
      path: "/portfolio",
    },
    matches[0].loaderData,
  );
}

export default function Portfolio({ loaderData: { amountsAsOf, projects, stats } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        caption="Study model, illustrative rendering."
        image={bannerPortfolio}
        lead="What is built, what is under way, and what is planned."
        title="Portfolio"
      />
      <div className="py-section">
        <FactsStrip
          caution="Units under contract may not be built. Totals are the sponsor’s own count."
          facts={stats.map(({ label, note, units }) => ({
            label: `${label}, ${note}`,
            value: String(units),
          }))}
          pictureCaption="Pictures are illustrative renderings."
        />
      </div>
      <ProjectCards amountsAsOf={amountsAsOf} projects={projects} title="Projects" />
    </>
  );
}
