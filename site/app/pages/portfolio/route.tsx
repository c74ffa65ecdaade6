import { redirect } from "react-router";
import { contentOf } from "~/content/content.server.ts";
import { formatDate } from "~/content/format.ts";
import { bannerPortfolio } from "~/content/pictures.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { TopicRows } from "~/pages/sections/topic-rows.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { banner, datingRows } from "./copy.ts";
import { ProjectsByStatus } from "./projects-by-status.tsx";
import { statusOf } from "./statuses.ts";
import { Totals } from "./totals.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const status = statusOf(new URL(request.url).search);
  if (!status) throw redirect("/portfolio");
  const { projects, settings, stats } = contentOf(context);
  return { amountsAsOf: settings.amountsAsOf, projects, stats, status };
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

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const { amountsAsOf, projects, stats, status } = loaderData;
  return (
    <>
      <PageBanner {...banner} image={bannerPortfolio} />
      <Totals stats={stats} />
      <ProjectsByStatus projects={projects} status={status} />
      <TopicRows rows={datingRows(formatDate(amountsAsOf))} title="How amounts are dated" />
    </>
  );
}
