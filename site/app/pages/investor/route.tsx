import { contentOf } from "~/content/content-context.server.ts";
import { countWord } from "~/content/model/wording/words.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { InvestmentSteps } from "~/sections/investment-steps.tsx";
import { ReturnClasses } from "~/sections/return-classes.tsx";
import { TopicRows } from "~/sections/topic-rows.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { faqPage } from "~/seo/structured-data/faq-page.ts";
import { investor } from "~/words/investor.ts";
import { risks } from "~/words/risks.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
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
  const { description, keywords } = investor.meta;
  const count = loaderData?.offering.returnClasses.length ?? 0;
  const ofClasses = count > 1 ? fill(description.many, { count: countWord(count) }) : description.one;
  return pageMeta(
    {
      description: count > 0 ? ofClasses : description.none,
      keywords,
      path: "/investor",
      things: [faqPage(loaderData?.questions ?? [])],
    },
    matches[0].loaderData,
  );
}

export default function Investor({ loaderData: { glossary, offering, questions } }: Route.ComponentProps) {
  const words = useWords(investor);
  const { minimumInvestment, returnClasses, targetReturn } = offering;
  const lead = fill(words.banner.lead, { minimumInvestment, targetReturn });
  const conditions = words.whoCanInvest.rows.map(({ text, title }) => ({
    text,
    title: fill(title, { minimumInvestment }),
  }));
  return (
    <>
      <PageBanner {...words.banner} lead={lead} />
      <TopicRows rows={conditions} title={words.whoCanInvest.title} />
      <SelfCheck />
      <ReturnClasses classes={returnClasses} ground="sand" title={words.returnClasses.title} />
      <Calculator offering={offering} />
      <InvestmentSteps minimumInvestment={minimumInvestment} />
      <Questions questions={questions} title={words.questions.title} />
      <Glossary terms={glossary} title={words.glossary.title} />
      <div className="ground-sand">
        <TopicRows {...useWords(risks)} />
      </div>
      <NextStep />
    </>
  );
}
