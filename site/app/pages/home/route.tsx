import { contentOf } from "~/content/content-context.server.ts";
import { latestAndEarlierFigures, openFirst } from "~/content/model/projects.ts";
import type { HostedVideo } from "~/content/model/settings.ts";
import { amountsDate } from "~/content/model/wording/amounts-date.ts";
import { formatCount, formatUnbrokenDate } from "~/content/model/wording/format.ts";
import { fill, withEdits } from "~/copy/copy.ts";
import { home } from "~/copy/home.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { WithheldContentNote } from "~/layout/withheld-content-note.tsx";
import { AskBand } from "~/sections/ask-band.tsx";
import { EarlierFundingSentence } from "~/sections/earlier-funding.tsx";
import { type Fact, FactsStrip, StatCards } from "~/sections/figures.tsx";
import { PictureBand } from "~/sections/picture-band.tsx";
import { ProjectCards } from "~/sections/project-card.tsx";
import { metaFromData } from "~/seo/page-meta.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { InlineLink, TextLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";
import { Video } from "~/ui/video.tsx";
import type { Route } from "./+types/route.ts";
import { Hero, Scene } from "./opening.tsx";

export const handle = { omitsFooterForm: true };

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { offering, settings, stats } = content;
  const { earlier, latest } = latestAndEarlierFigures(content);
  const { developedMillions, experienceYears, minimumInvestment } = offering;
  return {
    earlier,
    figures: { developedMillions, experienceYears, minimumInvestment },
    introductionVideo: settings.introductionVideo,
    projects: openFirst(latest),
    stats,
  };
}

export const meta = metaFromData<typeof loader>(({ figures }, { copyEdits }) => {
  const { meta } = withEdits(home, copyEdits);
  return { ...meta, description: fill(meta.description, figures), path: "/" };
});

export default function Home({ loaderData }: Route.ComponentProps) {
  const { earlier, figures, introductionVideo, projects, stats } = loaderData;
  const copy = useCopy(home);
  const { unitsCaution } = useCopy(offer);
  const date = formatUnbrokenDate(useSiteSettings().figuresAsOf);
  return (
    <>
      <Hero />
      <Facts figures={figures} projects={projects} />
      <Scene />
      <WhatWeAre video={introductionVideo} />
      <Strategy />
      {stats.length > 0 && (
        <Section
          lead={
            <>
              {fill(unitsCaution, { date })} {fill(copy.units.developed, figures)}{" "}
              <InlineLink href="#ask">{copy.facts.developed.list}</InlineLink>
            </>
          }
          title={copy.units.title}
        >
          <StatCards stats={stats} />
        </Section>
      )}
      <ProjectCards id="ongoing-projects" projects={projects} title={copy.ongoingProjects.title}>
        <EarlierFundingSentence projects={earlier} />
      </ProjectCards>
      <AskBand />
    </>
  );
}

/** Key figures, each with its basis. */
function Facts({ figures, projects }: Pick<Route.ComponentProps["loaderData"], "figures" | "projects">) {
  const { developed, experience, minimumInvestment, open } = useCopy(home).facts;
  const { experience: experienceNote, generalCaution } = useCopy(offer);
  const date = formatUnbrokenDate(useSiteSettings().figuresAsOf);
  const openProjects = projects.filter(({ ongoing }) => ongoing);
  const facts: Fact[] = [
    { ...minimumInvestment, value: figures.minimumInvestment },
    { ...experience, value: figures.experienceYears },
    {
      basis: (
        <>
          {fill(developed.basis, { date })} <InlineLink href="#ask">{developed.list}</InlineLink>
        </>
      ),
      label: developed.label,
      unit: developed.unit,
      value: figures.developedMillions,
    },
  ];
  if (openProjects.length > 0)
    facts.push({
      basis: (
        <>
          {fill(open.basis, { date: amountsDate(openProjects) })}{" "}
          <InlineLink to="/current-project">{open.link}</InlineLink>
        </>
      ),
      label: open.label,
      unit: openProjects.length === 1 ? open.project : open.projects,
      value: formatCount(openProjects.length),
    });
  return <FactsStrip caution={`${generalCaution} ${fill(experienceNote, { date })}`} facts={facts} />;
}

const posterSizes = "(width < 44rem) 88vw, (width < 64rem) 100vw, 54vw";

function WhatWeAre({ video }: { video: HostedVideo | null }) {
  const copy = useCopy(home).whatWeAre;
  const { brand } = useSiteSettings();
  return (
    <Section className="grid-12 items-end gap-y-12">
      <div className="col-span-full desktop:col-span-5">
        <h2>{copy.title}</h2>
        <p className="mt-5.5 text-lead">{fill(copy.lead, { brand })}</p>
        <p className="measure mt-6">{copy.text}</p>
        <p className="mt-6">
          <ButtonLink to="/about" variant="secondary">
            {copy.about}
          </ButtonLink>
        </p>
      </div>
      <div className="col-span-full desktop:col-span-6 desktop:col-start-7 [&_picture]:aspect-7/4 desktop:[&_:is(picture,iframe)]:aspect-4/3 desktop:[&_:is(picture,iframe)]:max-h-152">
        {video ? (
          <Video {...video} poster={copy.poster} sizes={posterSizes} />
        ) : (
          <Picture image={copy.poster} sizes={posterSizes} />
        )}
        <p className="mt-2 text-quiet text-xs/normal">{copy.posterCaption}</p>
      </div>
      <WithheldContentNote className="col-span-full" kind="introductionVideo" />
      {/* Tablets show the drawing in full width, because its labels are small. */}
      <figure className="col-span-full desktop:col-span-7">
        <Picture
          className="aspect-375/424 tablet:aspect-4/3"
          image={copy.daylight.image}
          phoneImage={copy.daylight.phoneImage}
          sizes="(width < 64rem) 92vw, 54vw"
        />
        <figcaption className="mt-3 text-quiet text-xs/normal">{copy.daylight.caption}</figcaption>
      </figure>
      <figure className="col-span-full desktop:col-span-5 desktop:self-stretch desktop:grid desktop:grid-rows-[1fr_auto]">
        <Picture
          className="aspect-4/3 tablet:aspect-video desktop:relative desktop:aspect-auto desktop:[&_img]:absolute desktop:[&_img]:inset-0"
          image={copy.room.image}
          sizes="(width < 44rem) 120vw, 70vw"
        />
        <figcaption className="mt-3 text-quiet text-xs/normal">{copy.room.caption}</figcaption>
      </figure>
    </Section>
  );
}

function Strategy() {
  const copy = useCopy(home).strategy;
  const { investorPortal } = useSiteSettings();
  return (
    <PictureBand
      caption={copy.caption}
      image={copy.image}
      pictureClassName="aspect-4/3 tablet:aspect-16/9 desktop:[&_img]:object-[22%_50%]"
      // On desktops, a tall frame crops the wide picture.
      sizes="(width < 44rem) 88vw, (width < 64rem) 100vw, 150vw"
      title={copy.title}
    >
      {copy.lead && <p className="mt-4 text-balance text-lead text-sand-2">{copy.lead}</p>}
      <ul className="mt-12 border-hairline border-t">
        {copy.ways.map((way) => (
          <li
            className="grid gap-x-column gap-y-1.5 border-hairline border-b py-6 tablet:grid-cols-[5fr_7fr] tablet:items-baseline"
            key={way.title}
          >
            <h3>{way.title}</h3>
            <p className="text-sand-2">{way.text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        <TextLink to="/investor">{copy.investor}</TextLink>
        <TextLink href={investorPortal.href}>{copy.portal}</TextLink>
      </p>
    </PictureBand>
  );
}
