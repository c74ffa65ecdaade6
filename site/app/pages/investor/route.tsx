import { contentOf } from "~/content/content-context.server.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { InvestmentSteps } from "~/sections/investment-steps.tsx";
import { ReturnClasses } from "~/sections/return-classes.tsx";
import { TopicRows } from "~/sections/topic-rows.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { faqPage } from "~/seo/structured-data/faq-page.ts";
import { descriptionOf, leadOf, whoCanInvest } from "~/words/investor.ts";
import { bannerInvestor } from "~/words/pictures.generated.ts";
import { risks, risksNote } from "~/words/risks.ts";
import type { Route } from "./+types/route.ts";
import { Calculator } from "./calculator/calculator.tsx";
import { NextStep } from "./next-step.tsx";
import { Glossary, Questions } from "./reference.tsx";
import { SelfCheck } from "./self-check.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { glossary, offering, questions } = contentOf(context);
  return { glossary, offering, questions };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(
    {
      description: descriptionOf(loaderData?.offering.returnClasses.length ?? 0),
      keywords: [
        "accredited investor",
        "return classes",
        "target return",
        "multifamily investment",
        "investment calculator",
      ],
      path: "/investor",
      things: [faqPage(loaderData?.questions ?? [])],
    },
    matches[0].loaderData,
  );
}

export default function Investor({ loaderData: { glossary, offering, questions } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        caption="Study model, illustrative rendering."
        image={bannerInvestor}
        lead={leadOf(offering)}
        note="A target is not a promise. You can lose some or all of what you invest, and you cannot readily sell."
        title="Investors"
      />
      <TopicRows rows={whoCanInvest(offering.minimumInvestment)} title="Who can invest" />
      <SelfCheck />
      <ReturnClasses classes={offering.returnClasses} ground="sand" title="Return classes" />
      <Calculator offering={offering} />
      <InvestmentSteps minimumInvestment={offering.minimumInvestment} />
      <Questions questions={questions} />
      <Glossary terms={glossary} />
      <div className="ground-sand">
        <TopicRows note={risksNote} rows={risks} title="What can go wrong" />
      </div>
      <NextStep />
    </>
  );
}
