import { redirect } from "react-router";
import { contentOf } from "~/content/content-context.server.ts";
import { projectCounts } from "~/content/model/project-url.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { fill, withEdits } from "~/copy/copy.ts";
import { offer } from "~/copy/offer.ts";
import { portfolio } from "~/copy/portfolio.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { AskBand } from "~/sections/ask-band.tsx";
import { StatCards } from "~/sections/figures.tsx";
import { metaOf } from "~/seo/page-meta.ts";
import { Picture } from "~/ui/picture.tsx";
import type { Route } from "./+types/route.ts";
import { ProjectsByStatus, statusOf } from "./projects-by-status.tsx";
import { descriptionOf } from "./wording.ts";

export const handle = { endsInForm: true };

export function loader({ context, request }: Route.LoaderArgs) {
  if (!statusOf(new URL(request.url).search)) throw redirect("/portfolio");
  const content = contentOf(context);
  const { offering, settings, stats } = content;
  const { earlier, latest } = projectCounts(content);
  return {
    earlier,
    figuresAsOf: settings.figuresAsOf,
    projects: latest,
    properties: offering.properties,
    stats,
  };
}

export const meta = metaOf<typeof loader>(({ stats }, { copyEdits }) => {
  const { meta, title } = withEdits(portfolio, copyEdits);
  return { ...meta, title, description: descriptionOf(meta.description, stats), path: "/portfolio" };
});

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const { figuresAsOf, stats } = loaderData;
  const copy = useCopy(portfolio);
  const { units } = useCopy(offer);
  return (
    <>
      {/* In place of a banner, the page starts with the unit counts. */}
      <header className="ground-sand pb-section">
        <div className="wrap">
          <div className="grid-12 items-end gap-y-3 pt-7 desktop:pt-14">
            <h1 className="col-span-full desktop:col-span-6">{copy.title}</h1>
            <p className="col-span-full text-lead-s desktop:col-span-5 desktop:col-start-8">{copy.lead}</p>
          </div>
          {stats.length > 0 && (
            <>
              <div className="mt-10 max-desktop:[&>ul]:gap-14 desktop:mt-12 [&_svg]:h-8 desktop:[&_svg]:h-14">
                <StatCards stats={stats} />
              </div>
              <p className="measure-note mt-10 text-quiet text-xs">
                {fill(units, { date: formatDate(figuresAsOf) })}
              </p>
            </>
          )}
        </div>
      </header>
      <ProjectsByStatus {...loaderData} />
      <figure>
        <Picture
          className="aspect-16/10 tablet:aspect-20/7 max-tablet:[&_img]:object-[72%_50%]"
          image={copy.picture.image}
          sizes="(width < 44rem) 120vw, 100vw"
        />
        <figcaption className="wrap py-3 text-quiet text-xs tablet:text-right">
          {copy.picture.caption}
        </figcaption>
      </figure>
      <AskBand />
    </>
  );
}
