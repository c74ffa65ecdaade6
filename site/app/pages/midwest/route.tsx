import { contentOf } from "~/content/content-context.server.ts";
import { sharedCity } from "~/content/model/wording/places.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { BottomForm } from "~/sections/bottom-form.tsx";
import { Timeline } from "~/sections/figures.tsx";
import { TeamRow } from "~/sections/people.tsx";
import { Perks } from "~/sections/perks.tsx";
import { SplitHero } from "~/sections/split-hero.tsx";
import { Columns, InvestmentSteps } from "~/sections/titled-texts.tsx";
import { metaOf } from "~/seo/page-meta.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Section } from "~/ui/section.tsx";
import { midwest } from "~/words/midwest.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import type { Route } from "./+types/route.ts";
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

export const meta = metaOf({ ...midwest.meta, path: "/property-investment-opportunity" });

export default function Midwest({ loaderData }: Route.ComponentProps) {
  const { futureCities, isAllInSiouxFalls, minimumInvestment, team } = loaderData;
  const { amountsAsOf, investorPortal } = useSiteSettings();
  const words = useWords(midwest);
  return (
    <>
      <SplitHero {...words.hero} minimumInvestment={minimumInvestment} />
      <WhyMidwest holdsAllProjects={isAllInSiouxFalls} />
      <Columns {...words.reasons} />
      {futureCities.length > 0 && (
        <Section className="print:break-inside-avoid" {...words.futureProjects}>
          <Timeline currentYear={new Date(amountsAsOf).getUTCFullYear()} years={futureCities} />
        </Section>
      )}
      <InvestmentSteps minimumInvestment={minimumInvestment} />
      {team.length > 0 && (
        <Section
          note={
            <TextLink className="text-body" to="/about">
              {words.team.about}
            </TextLink>
          }
          title={words.team.title}
        >
          <TeamRow team={team} />
        </Section>
      )}
      <Perks
        {...words.connect}
        action={
          <ButtonLink className="max-tablet:w-full" href={investorPortal.href} icon="external">
            {words.connect.action}
          </ButtonLink>
        }
        ground="sand"
        perks={words.connect.perks.map((perk) => fill(perk, { minimumInvestment }))}
      />
      <BottomForm {...words.bottomForm} />
    </>
  );
}
