import { contentOf } from "~/content/content-context.server.ts";
import { countWord } from "~/content/model/wording/words.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ReturnClasses } from "~/sections/class-table.tsx";
import { InvestmentSteps, TopicRows } from "~/sections/titled-texts.tsx";
import { metaOf } from "~/seo/page-meta.ts";
import { faqPage } from "~/seo/structured-data/faq-page.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Section } from "~/ui/section.tsx";
import { investor } from "~/words/investor.ts";
import { risks } from "~/words/risks.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import type { Route } from "./+types/route.ts";
import { Calculator } from "./calculator/calculator.tsx";
import { Glossary, Questions } from "./reference.tsx";
import { SelfCheck } from "./self-check.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { glossary, offering, questions } = contentOf(context);
  return { glossary, offering, questions };
}

export const meta = metaOf<typeof loader>(({ offering, questions }) => {
  const { description, keywords } = investor.meta;
  const count = offering.returnClasses.length;
  const ofClasses = count > 1 ? fill(description.many, { count: countWord(count) }) : description.one;
  return {
    description: count > 0 ? ofClasses : description.none,
    keywords,
    path: "/investor",
    things: [faqPage(questions)],
  };
});

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

function NextStep() {
  const words = useWords(investor).nextStep;
  const { investorPortal, scheduling } = useSiteSettings();
  return (
    <Section className="grid-12 gap-y-8">
      <div className="col-span-full desktop:col-span-4">
        <h2>{words.title}</h2>
        <p className="measure mt-4">{words.text}</p>
      </div>
      <div className="col-span-full desktop:col-span-7 desktop:col-start-6">
        <ButtonLink
          className="max-tablet:w-full"
          href={investorPortal.href}
          icon="external"
          variant="secondary"
        >
          {investorPortal.label}
        </ButtonLink>
        {scheduling.length > 0 && (
          <ul className="mt-8 border-hairline border-t">
            {scheduling.map(({ href, label, role }) => (
              <li className="flex flex-wrap items-center gap-x-8 border-hairline border-b py-2" key={href}>
                <TextLink href={href}>{label}</TextLink>
                <p className="text-quiet text-s">{role}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
