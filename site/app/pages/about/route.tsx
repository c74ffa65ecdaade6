import { contentOf } from "~/content/content-context.server.ts";
import { formatCount, formatUnbrokenDate } from "~/content/model/wording/format.ts";
import { sharedCity } from "~/content/model/wording/places.ts";
import { about } from "~/copy/about.ts";
import { fill } from "~/copy/copy.ts";
import { home } from "~/copy/home.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { PageBanner } from "~/layout/page-banner.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { AskBand } from "~/sections/ask-band.tsx";
import { FactsStrip } from "~/sections/figures.tsx";
import { TitledPicture } from "~/sections/titled-picture.tsx";
import { NumberedColumns } from "~/sections/titled-texts.tsx";
import { metaIn } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { Partners, Team, Testimonials } from "./people.tsx";
import { MoreFromUs, Results } from "./pictures.tsx";
import { Questions, questionsPost } from "./questions.tsx";

export const handle = { endsInForm: true };

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { moreFromUs, offering, partners, posts, projects, results, settings, stats, team, testimonials } =
    content;
  const { experienceYears, fees } = offering;
  return {
    completed: stats.filter(({ stage }) => stage === "built"),
    experienceYears,
    founderVideo: settings.founderVideo,
    hasFees: fees.length > 0,
    hasPost: posts.find(questionsPost) !== null,
    moreFromUs,
    partners,
    results,
    team,
    testimonials,
    underway: { city: sharedCity(projects), count: projects.length },
  };
}

export const meta = metaIn(about, ({ meta }) => ({ ...meta, path: "/about" }));

export default function About({ loaderData }: Route.ComponentProps) {
  const { completed, experienceYears, founderVideo, hasFees, hasPost, underway } = loaderData;
  const { moreFromUs, partners, results, team, testimonials } = loaderData;
  const copy = useCopy(about);
  const { experience } = useCopy(home).facts;
  const date = formatUnbrokenDate(useSiteSettings().figuresAsOf);
  const basis = underway.city ? fill(copy.underway.basis, { city: underway.city }) : undefined;
  return (
    <>
      <PageBanner {...copy.banner} />
      <div className="pt-6">
        <FactsStrip
          caution={fill(useCopy(offer).experience, { date })}
          facts={[
            { ...experience, value: experienceYears },
            ...completed.map(({ label, note, units }) => ({ basis: note, label, value: formatCount(units) })),
            { basis, label: copy.underway.label, value: formatCount(underway.count) },
          ]}
        />
      </div>
      <Team team={team} title={copy.team} />
      <section className="ground-sand">
        <TitledPicture
          {...copy.execution}
          pictureClassName="aspect-16/9 tablet:aspect-3/1 max-tablet:[&_img]:object-[80%_50%]"
        />
        <div className="wrap pt-8 pb-section">
          <NumberedColumns columns={copy.execution.themes} />
        </div>
      </section>
      <Results pictures={results} />
      <Questions hasFees={hasFees} hasPost={hasPost} />
      <Partners partners={partners} />
      <Testimonials testimonials={testimonials} />
      <MoreFromUs pictures={moreFromUs} video={founderVideo} />
      <AskBand />
    </>
  );
}
