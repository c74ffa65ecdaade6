import { contentOf } from "~/content/content-context.server.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { about } from "~/copy/about.ts";
import { fill } from "~/copy/copy.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { PageBanner } from "~/layout/page-banner.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { AskBand } from "~/sections/ask-band.tsx";
import { NumberedRows } from "~/sections/titled-texts.tsx";
import { metaIn } from "~/seo/page-meta.ts";
import { Section } from "~/ui/section.tsx";
import type { Route } from "./+types/route.ts";
import { Partners, Team, Testimonials } from "./people.tsx";
import { MoreFromUs, Results } from "./pictures.tsx";

export const handle = { endsInForm: true };

export function loader({ context }: Route.LoaderArgs) {
  const { moreFromUs, offering, partners, results, settings, team, testimonials } = contentOf(context);
  const { developedMillions, experienceYears } = offering;
  return {
    figures: { developedMillions, experienceYears },
    founderVideo: settings.founderVideo,
    moreFromUs,
    partners,
    results,
    team,
    testimonials,
  };
}

export const meta = metaIn(about, ({ meta }) => ({ ...meta, path: "/about" }));

export default function About({ loaderData }: Route.ComponentProps) {
  const { figures, founderVideo, moreFromUs, partners, results, team, testimonials } = loaderData;
  const copy = useCopy(about);
  const date = formatDate(useSiteSettings().figuresAsOf);
  return (
    <>
      <PageBanner
        {...copy.banner}
        lead={fill(copy.banner.lead, figures)}
        note={fill(useCopy(offer).experience, { date })}
      />
      <Team team={team} title={copy.team} />
      <Section ground="sand" title={copy.execution.title}>
        <NumberedRows rows={copy.execution.themes} />
      </Section>
      <Results pictures={results} />
      <Partners partners={partners} />
      <Testimonials testimonials={testimonials} />
      <MoreFromUs pictures={moreFromUs} video={founderVideo} />
      <AskBand />
    </>
  );
}
