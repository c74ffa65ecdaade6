import { redirect } from "react-router";
import { contentOf } from "~/content/content-context.server.ts";
import { readingsDiffer } from "~/content/model/project-readings.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { TopicRows } from "~/sections/topic-rows.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { bannerPortfolio } from "~/words/pictures.generated.ts";
import { banner, datingRows, descriptionOf } from "~/words/portfolio.ts";
import type { Route } from "./+types/route.ts";
import { ProjectsByStatus } from "./projects-by-status.tsx";
import { statusOf } from "./statuses.ts";
import { Totals } from "./totals.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const status = statusOf(new URL(request.url).search);
  if (!status) throw redirect("/portfolio");
  const { pastOpportunities, projects, settings, stats } = contentOf(context);
  return {
    amountsAsOf: settings.amountsAsOf,
    isFundedElsewhere: pastOpportunities.some(({ ongoing }) => !ongoing),
    projects,
    readingsDiffer: readingsDiffer(projects, pastOpportunities),
    stats,
    status,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(
    {
      description: descriptionOf(loaderData?.stats ?? []),
      keywords: ["multifamily portfolio", "apartment projects", "Sioux Falls", "Midwest"],
      path: "/portfolio",
    },
    matches[0].loaderData,
  );
}

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const { isFundedElsewhere, projects, stats, status } = loaderData;
  return (
    <>
      <PageBanner {...banner} image={bannerPortfolio} />
      <Totals stats={stats} />
      <ProjectsByStatus isFundedElsewhere={isFundedElsewhere} projects={projects} status={status} />
      <TopicRows rows={datingRows(loaderData)} title="How amounts are dated" />
    </>
  );
}
