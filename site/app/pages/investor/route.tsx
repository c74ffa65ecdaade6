import { returnGapNote } from "~/content/offering.ts";
import { bannerInvestor } from "~/content/pictures.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { SectionHead } from "~/layout/section-head.tsx";
import { ClassTable } from "~/pages/sections/class-table.tsx";
import { InvestmentSteps } from "~/pages/sections/investment-steps.tsx";
import { TopicRows } from "~/pages/sections/topic-rows.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { Calculator } from "./calculator.tsx";
import { risks, risksNote, whoCanInvest } from "./copy.ts";
import { Glossary } from "./glossary.tsx";
import { NextStep } from "./next-step.tsx";
import { Questions } from "./questions.tsx";
import { SelfCheck } from "./self-check.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: "Investors",
      description:
        "Who can invest, the three return classes with their targets and cautions, a calculator, the steps, the words and the risks.",
      keywords: [
        "accredited investor",
        "return classes",
        "target return",
        "multifamily investment",
        "investment calculator",
      ],
      path: "/investor",
    },
    matches[0].loaderData,
  );
}

export default function Investor() {
  return (
    <>
      <PageBanner
        caption="Study model, illustrative rendering."
        image={bannerInvestor}
        lead="From $50,000, with a targeted return of 20% in growth-oriented secondary and tertiary markets."
        note="A target is not a promise. You can lose some or all of what you invest, and you cannot readily sell."
        title="Investors"
      />
      <TopicRows rows={whoCanInvest} title="Who can invest" />
      <SelfCheck />
      <section className="ground-sand">
        <div className="wrap py-section">
          <SectionHead note={returnGapNote} title="Return classes" />
          <ClassTable />
        </div>
      </section>
      <Calculator />
      <InvestmentSteps />
      <Questions />
      <Glossary />
      <div className="ground-sand">
        <TopicRows note={risksNote} rows={risks} title="What can go wrong" />
      </div>
      <NextStep />
    </>
  );
}
