import { contentOf } from "~/content/content-context.server.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { sharedCity } from "~/content/model/wording/places.ts";
import { fill } from "~/copy/copy.ts";
import { midwest } from "~/copy/midwest.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { PhoneBar } from "~/layout/phone-bar.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { WithheldContentNote } from "~/layout/withheld-content-note.tsx";
import { BottomForm } from "~/sections/bottom-form.tsx";
import { Timeline } from "~/sections/figures.tsx";
import { TeamRow } from "~/sections/people.tsx";
import { SplitHero } from "~/sections/split-hero.tsx";
import { Columns, InvestmentSteps } from "~/sections/titled-texts.tsx";
import { metaIn } from "~/seo/page-meta.ts";
import { TextLink } from "~/ui/links.tsx";
import { Section } from "~/ui/section.tsx";
import type { Route } from "./+types/route.ts";
import { Connect } from "./connect.tsx";
import { MidwestMap } from "./midwest-map.tsx";
import { WhyMidwest } from "./why-midwest.tsx";

export { leadClientAction as clientAction } from "~/leads/form/lead-client-action.ts";
export { leadAction as action, leadHeaders as headers } from "~/leads/intake/lead-action.server.ts";

export const handle = { endsInForm: true };

export function loader({ context }: Route.LoaderArgs) {
  const { offering, projects, team } = contentOf(context);
  return {
    futureCities: offering.futureCities,
    isAllInSiouxFalls: sharedCity(projects) === "Sioux Falls",
    minimumInvestment: offering.minimumInvestment,
    team,
  };
}

export const meta = metaIn(midwest, ({ meta }) => ({ ...meta, path: "/property-investment-opportunity" }));

export default function Midwest({ loaderData }: Route.ComponentProps) {
  const { futureCities, isAllInSiouxFalls, minimumInvestment, team } = loaderData;
  const { figuresAsOf } = useSiteSettings();
  const copy = useCopy(midwest);
  const { hero, map } = copy;
  return (
    <>
      <SplitHero
        caption={isAllInSiouxFalls ? map.captionWithProjects : map.caption}
        drawing={
          <MidwestMap
            alt={isAllInSiouxFalls ? map.alt : map.altWithoutProjects}
            className="h-auto w-full desktop:min-h-0 desktop:flex-1"
          />
        }
        lead={fill(hero.lead, { minimumInvestment })}
        minimumInvestment={minimumInvestment}
        note={hero.note}
        title={hero.title}
      />
      <WhyMidwest />
      <Columns {...copy.reasons} />
      {futureCities.length > 0 && (
        <Section className="grid-12 gap-y-8 print:break-inside-avoid">
          <div className="col-span-full desktop:col-span-4">
            <h2>{copy.futureProjects.title}</h2>
            <p className="measure mt-4">
              {fill(copy.futureProjects.lead, { date: formatDate(figuresAsOf) })}
            </p>
          </div>
          <div className="col-span-full desktop:col-span-7 desktop:col-start-6">
            <Timeline years={futureCities} />
          </div>
        </Section>
      )}
      <InvestmentSteps minimumInvestment={minimumInvestment} />
      {team.length > 0 && (
        <Section title={copy.team.title}>
          <TeamRow team={team} />
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
            <TextLink to="/about">{copy.team.about}</TextLink>
            <WithheldContentNote kind="people" />
          </div>
        </Section>
      )}
      <Connect />
      <BottomForm {...copy.bottomForm} />
      <PhoneBar field="bottom-name" />
    </>
  );
}
