import { contentOf } from "~/content/content-context.server.ts";
import { postPath } from "~/content/model/site-pages.ts";
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
import { metaFromCopy } from "~/seo/page-meta.ts";
import { cx } from "~/ui/class-names.ts";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import { InlineLink, TextLink } from "~/ui/links.tsx";
import { Section } from "~/ui/section.tsx";
import type { Route } from "./+types/route.ts";
import { Partners, Team, Testimonials } from "./people.tsx";
import { MoreFromUs, Results } from "./pictures.tsx";

export const handle = { omitsFooterForm: true };

export function loader({ context }: Route.LoaderArgs) {
  const { moreFromUs, offering, partners, posts, projects, results, settings, stats, team, testimonials } =
    contentOf(context);
  return {
    completed: stats.filter(({ stage }) => stage === "built"),
    experienceYears: offering.experienceYears,
    founderVideo: settings.founderVideo,
    hasFees: offering.fees.length > 0,
    hasPost: posts.indexOf(questionsPostSlug) >= 0,
    moreFromUs,
    partners,
    results,
    team,
    testimonials,
    underway: { city: sharedCity(projects), count: projects.length },
  };
}

export const meta = metaFromCopy(about, ({ meta }) => ({ ...meta, path: "/about" }));

export default function About({ loaderData }: Route.ComponentProps) {
  const { completed, experienceYears, underway } = loaderData;
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
      <Team team={loaderData.team} />
      <section className="ground-sand">
        <TitledPicture
          {...copy.execution}
          pictureClassName="aspect-16/9 tablet:aspect-3/1 max-tablet:[&_img]:object-[80%_50%]"
        />
        <div className="wrap pt-8 pb-section">
          <NumberedColumns columns={copy.execution.themes} />
        </div>
      </section>
      <Results pictures={loaderData.results} />
      <Questions hasFees={loaderData.hasFees} hasPost={loaderData.hasPost} />
      <Partners partners={loaderData.partners} />
      <Testimonials testimonials={loaderData.testimonials} />
      <MoreFromUs pictures={loaderData.moreFromUs} video={loaderData.founderVideo} />
      <AskBand />
    </>
  );
}

const cell = cx(
  "border-hairline border-t py-3.5 text-left align-baseline text-base/normal ledger:block ledger:border-0 ledger:p-0",
);

/** Slug of the post that explains the questions. */
const questionsPostSlug = "questions-to-ask-any-sponsor";

/** Questions to ask any sponsor, with our answers and links to the pages that explain the answers. */
function Questions({ hasFees, hasPost }: { hasFees: boolean; hasPost: boolean }) {
  const copy = useCopy(about).questions;
  const { feesAndRisks } = useCopy(offer);
  /** Links of the answers, by the number of the question. */
  const links: Readonly<Record<number, { label: string; to: string }>> = {
    1: { label: feesAndRisks, to: "/investor#fees" },
    3: { label: copy.links.sale, to: "/investor#price-and-delay" },
    5: { label: copy.links.people, to: "/contact" },
    9: { label: copy.links.rent, to: "/investor#rent" },
    10: { label: copy.links.rent, to: "/investor#rent" },
    12: { label: copy.links.risks, to: "/investor#risks" },
  };
  const rows = copy.rows.map(({ answer, question }, index) => {
    const number = index + 1;
    return { answer: number === 1 && hasFees ? copy.fees : answer, link: links[number], number, question };
  });
  const lead = (
    <>
      {copy.lead} {hasPost && <InlineLink to={postPath(questionsPostSlug)}>{copy.post}</InlineLink>}
    </>
  );
  return (
    <Section ground="evergreen" lead={lead} title={copy.title}>
      <table className="w-full ledger:block" ref={keepTableRoles}>
        <caption className="sr-only">{copy.title}</caption>
        <thead className="ledger:sr-only">
          <tr className="text-quiet text-xs *:pb-2 *:text-left *:font-normal">
            <th scope="col">{copy.question}</th>
            <th scope="col">{copy.answer}</th>
          </tr>
        </thead>
        <tbody className="ledger:block">
          {rows.map(({ answer, link, number, question }) => (
            <tr
              className="ledger:grid ledger:gap-1 ledger:border-hairline ledger:border-t ledger:py-3.5"
              key={number}
            >
              <th
                className={cx(cell, "w-1/2 pr-column font-semibold text-heading ledger:w-auto")}
                scope="row"
              >
                {number}. {question}
              </th>
              <td className={cell}>
                {answer ? (
                  <>
                    {answer} {link && <InlineLink to={link.to}>{link.label}</InlineLink>}
                  </>
                ) : (
                  <InlineLink className="inline-block" href="#ask">
                    {copy.unpublished}
                  </InlineLink>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6">
        <TextLink href="#ask" icon="none">
          {copy.ask}
        </TextLink>
      </p>
    </Section>
  );
}
