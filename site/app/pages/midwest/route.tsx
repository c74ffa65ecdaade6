import { contentOf } from "~/content/content-context.server.ts";
import { sharedCity } from "~/content/model/wording/places.ts";
import { BottomForm } from "~/sections/bottom-form.tsx";
import { Columns } from "~/sections/columns.tsx";
import { InvestmentSteps } from "~/sections/investment-steps.tsx";
import { SplitHero } from "~/sections/split-hero.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { bottomForm, hero, reasons } from "~/words/midwest.ts";
import { heroMidwest } from "~/words/pictures.generated.ts";
import type { Route } from "./+types/route.ts";
import { Connect } from "./connect.tsx";
import { FutureProjects } from "./future-projects.tsx";
import { Team } from "./team.tsx";
import { WhyMidwest } from "./why-midwest.tsx";
import "./midwest.css";

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

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      description:
        "Why we build apartment communities in secondary and tertiary Midwest markets, what comes next, and how an accredited investor takes part.",
      keywords: ["Midwest real estate investment", "multifamily", "passive income", "accredited investors"],
      path: "/property-investment-opportunity",
    },
    matches[0].loaderData,
  );
}

export default function Midwest({ loaderData }: Route.ComponentProps) {
  const { futureCities, isAllInSiouxFalls, minimumInvestment, team } = loaderData;
  return (
    <>
      <SplitHero {...hero} image={heroMidwest} minimumInvestment={minimumInvestment} />
      <WhyMidwest holdsAllProjects={isAllInSiouxFalls} />
      <Columns {...reasons} />
      <FutureProjects years={futureCities} />
      <InvestmentSteps minimumInvestment={minimumInvestment} />
      <Team team={team} />
      <Connect minimumInvestment={minimumInvestment} />
      <BottomForm {...bottomForm} />
    </>
  );
}
