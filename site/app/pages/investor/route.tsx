import { bannerInvestor } from "~/content/pictures.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ClassTable } from "~/pages/sections/class-table.tsx";
import { TopicRows } from "~/pages/sections/topic-rows.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { Route } from "./+types/route.ts";
import { whoCanInvest, whoNote } from "./copy.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: "Investors",
      description:
        "Who can invest, the three return classes with their targets and cautions, and where to go next.",
      keywords: ["accredited investor", "return classes", "target return", "multifamily investment"],
      path: "/investor",
    },
    matches[0].loaderData,
  );
}

export default function Investor() {
  const { investorPortal } = useSiteSettings();
  return (
    <>
      <PageBanner
        caption="Study model, illustrative rendering."
        image={bannerInvestor}
        lead="From $50,000, with a targeted return of 20% in growth-oriented secondary and tertiary markets."
        note="A target is not a promise. You can lose some or all of what you invest."
        title="Investors"
      />
      <TopicRows note={whoNote} rows={whoCanInvest} title="Who can invest" />
      <section className="ground-sand">
        <div className="wrap py-section">
          <h2 className="mb-head">Return classes</h2>
          <ClassTable />
        </div>
      </section>
      <section className="wrap py-section">
        <h2>Already invested, or about to?</h2>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink href={investorPortal.href} icon="external" variant="secondary">
            {investorPortal.label}
          </ButtonLink>
          <TextLink to="/contact">Talk with us</TextLink>
        </div>
      </section>
    </>
  );
}
