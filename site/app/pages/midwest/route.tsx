import { heroMidwest } from "~/content/pictures.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { BottomForm } from "~/pages/sections/bottom-form.tsx";
import { Columns } from "~/pages/sections/columns.tsx";
import { NumberedRows } from "~/pages/sections/numbered-rows.tsx";
import { SplitHero } from "~/pages/sections/split-hero.tsx";
import { TopicRows } from "~/pages/sections/topic-rows.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { ButtonLink } from "~/ui/button.tsx";
import type { Route } from "./+types/route.ts";
import { reasons, steps, timeline, timelineNote, whyMidwest } from "./copy.ts";

export { leadAction as action, leadHeaders as headers } from "~/leads/lead-action.server.ts";
export { leadClientAction as clientAction } from "~/leads/lead-client-action.ts";

export const handle = { endsInForm: true };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: "Midwest property investment",
      description:
        "Why we build apartment communities in secondary and tertiary Midwest markets, what comes next, and how an accredited investor takes part.",
      keywords: ["Midwest real estate investment", "multifamily", "passive income", "accredited investors"],
      path: "/property-investment-opportunity",
    },
    matches[0].loaderData,
  );
}

export default function Midwest() {
  const { investorPortal } = useSiteSettings();
  return (
    <>
      <SplitHero
        caption="Illustrative rendering."
        image={heroMidwest}
        lead="Apartment communities in secondary and tertiary Midwest markets, for accredited investors."
        title="Own a part of where the Midwest lives"
      />
      <TopicRows rows={whyMidwest} title="Why Midwest" />
      <div className="ground-sand">
        <Columns columns={reasons} title="Three reasons" />
      </div>
      <TopicRows note={timelineNote} rows={timeline} title="Future projects" />
      <section className="wrap pb-section">
        <h2>Four steps to invest</h2>
        <div className="mt-head">
          <NumberedRows rows={steps} />
        </div>
        <div className="mt-10">
          <ButtonLink href={investorPortal.href} icon="external" variant="secondary">
            Invest Now
          </ButtonLink>
        </div>
      </section>
      <BottomForm
        text="Tell us which market interests you, and we will say what we know and what we do not."
        title="Talk with us about the Midwest"
      />
    </>
  );
}
