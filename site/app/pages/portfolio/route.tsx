import { redirect } from "react-router";
import { contentOf } from "~/content/content-context.server.ts";
import { amountsDiffer } from "~/content/model/project-amounts.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { StatCards } from "~/sections/figures.tsx";
import { TopicRows } from "~/sections/titled-texts.tsx";
import { metaOf } from "~/seo/page-meta.ts";
import { Section } from "~/ui/section.tsx";
import { portfolio } from "~/words/portfolio.ts";
import { useWords } from "~/words/use-words.tsx";
import type { Route } from "./+types/route.ts";
import { ProjectsByStatus, statusOf } from "./projects-by-status.tsx";
import { datingRows, descriptionOf } from "./wording.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  if (!statusOf(new URL(request.url).search)) throw redirect("/portfolio");
  const { pastOpportunities, projects, settings, stats } = contentOf(context);
  return {
    amountsAsOf: settings.amountsAsOf,
    isFundedElsewhere: pastOpportunities.some(({ ongoing }) => !ongoing),
    projects,
    amountsDiffer: amountsDiffer(projects, pastOpportunities),
    stats,
  };
}

export const meta = metaOf<typeof loader>(({ stats }) => ({
  ...portfolio.meta,
  description: descriptionOf(portfolio.meta.description, stats),
  path: "/portfolio",
}));

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const { isFundedElsewhere, projects, stats } = loaderData;
  const words = useWords(portfolio);
  return (
    <>
      <PageBanner {...words.banner} />
      {stats.length > 0 && (
        <Section {...words.totals}>
          <StatCards stats={stats} />
        </Section>
      )}
      <ProjectsByStatus isFundedElsewhere={isFundedElsewhere} projects={projects} />
      <TopicRows rows={datingRows(words.dating, loaderData)} title={words.dating.title} />
    </>
  );
}
