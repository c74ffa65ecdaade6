import { contentOf } from "~/content/content-context.server.ts";
import type { Project } from "~/content/model/model.ts";
import type { Offering } from "~/content/model/offering.ts";
import { hasOwnPage, latestAndEarlierFigures } from "~/content/model/projects.ts";
import { postPath } from "~/content/model/site-pages.ts";
import { minimumAmount, readDollars } from "~/content/model/wording/dollars.ts";
import { formatUnbrokenDate } from "~/content/model/wording/format.ts";
import { fill, withEdits } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import { investorTexts } from "~/copy/investor-texts.ts";
import { offer } from "~/copy/offer.ts";
import { risks } from "~/copy/risks.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { FormLinkBar } from "~/layout/form-link-bar.tsx";
import { BottomForm } from "~/sections/bottom-form.tsx";
import { metaFromData } from "~/seo/page-meta.ts";
import { faqPage } from "~/seo/structured-data/faq-page.ts";
import { CaptionedPicture } from "~/ui/picture.tsx";
import type { Route } from "./+types/route.ts";
import { SelfCheck, Steps } from "./before-you-invest.tsx";
import { Calculator, ExcludedClassNotes } from "./calculator/calculator.tsx";
import { parseCalculatorQuery } from "./calculator/calculator-query.server.ts";
import { onePaymentOf, saleFactsOf, salePrices } from "./calculator/examples.ts";
import { PriceAndDelay } from "./calculator/price-and-delay.tsx";
import { RentWaterfall } from "./calculator/rent-waterfall.tsx";
import { PrintedFrame } from "./calculator/result-actions.tsx";
import { CompareClasses, Fees, MissedTarget } from "./calculator/result-tables.tsx";
import { holdYearsText, limitsOf } from "./calculator/returns.ts";
import { matchesPublishedFigures, TaxView } from "./calculator/tax-view.tsx";
import { PaymentTimeline } from "./calculator/timeline.tsx";
import { useCalculation } from "./calculator/use-calculation.ts";
import { Chapter, ChapterSection, ContentsDisclosure, ContentsLine, TitledRows } from "./chapters.tsx";
import { documentList } from "./document-list.server.ts";
import { MeaningsProvider } from "./meanings.tsx";
import { QuestionDetails } from "./question-details.tsx";
import { Documents, Glossary, Questions, useOpenAtHash } from "./reference.tsx";

export { leadClientAction as clientAction } from "~/leads/form/lead-client-action.ts";
export { leadAction as action, leadHeaders as headers } from "~/leads/intake/lead-action.server.ts";

export const handle = { omitsFooterForm: true };

/** Number of risks that narrow screens show without a tap: the loss of money and the lack of an exit. */
const unfoldedRisks = 2;

const verificationPostSlug = "what-accredited-means-and-how-it-is-verified";

export function loader({ context, request }: Route.LoaderArgs) {
  const { glossary, offering, pastOpportunities, posts, projects, questions, copyEdits } = contentOf(context);
  const texts = withEdits(investorTexts, copyEdits);
  const limits = limitsOf(offering);
  const queryInput = parseCalculatorQuery(new URL(request.url).searchParams, limits);
  return {
    queryInput,
    glossary,
    limits,
    offering,
    questions,
    risks: withEdits(risks, copyEdits),
    classesNote: classesNoteOf(texts, latestAndEarlierFigures({ pastOpportunities, projects }).latest),
    documents: documentList(offering, copyEdits),
    lead: leadOf(texts, offering),
    texts,
    verificationPath: posts.indexOf(verificationPostSlug) >= 0 ? postPath(verificationPostSlug) : undefined,
  };
}

/**
 * Returns the text below the title, with the hold, the first class, and the class whose IRR is the target return.
 * Without such a class, it has only the minimum and the target return.
 */
function leadOf(
  { lead, leadWithoutClass }: typeof investorTexts,
  { minimumInvestment, returnClasses, targetReturn }: Offering,
): string {
  const figures = { minimumInvestment, targetReturn };
  const [first] = returnClasses;
  const targetClass = returnClasses.find(
    ({ irr }) => Number.parseFloat(irr) === Number.parseFloat(targetReturn),
  );
  if (!first || !targetClass) return fill(leadWithoutClass, figures);
  return fill(lead, {
    ...figures,
    amount: minimumAmount(targetClass),
    first: first.name,
    firstReturn: first.irr,
    name: targetClass.name,
    years: holdYearsText,
  });
}

/** Returns the sentence that names the project with these classes: the one with its own page. Undefined without one. */
function classesNoteOf({ classes }: typeof investorTexts, projects: readonly Project[]): string | undefined {
  const project = projects.find(hasOwnPage);
  if (!project) return undefined;
  return fill(project.ongoing ? classes.open : classes.funded, {
    date: formatUnbrokenDate(project.asOf),
    project: project.title,
  });
}

export const meta = metaFromData<typeof loader>(({ questions, texts }) => ({
  ...texts.meta,
  path: "/investor",
  things: [faqPage(questions)],
}));

export default function Investor({ loaderData }: Route.ComponentProps) {
  const {
    queryInput,
    classesNote,
    glossary,
    lead,
    limits,
    offering,
    questions,
    risks: riskCopy,
    documents,
    texts,
    verificationPath,
  } = loaderData;
  const { minimumInvestment, returnClasses, taxBenefits } = offering;
  const copy = useCopy(investor);
  const { steps } = useCopy(offer);
  useOpenAtHash();
  const state = useCalculation(queryInput, limits, returnClasses);
  const { calculation, input } = state;
  const facts = saleFactsOf(offering);
  const equityDollars = readDollars(facts?.equity ?? "");
  const onePayment = calculation ? onePaymentOf(calculation, facts) : null;
  const name = calculation?.returnClass?.name ?? "";
  const priceAndDelay =
    facts && onePayment?.sale ? { facts, name, onePayment, planned: onePayment.sale } : null;
  const [low, high] = priceAndDelay ? salePrices(priceAndDelay.facts, priceAndDelay.onePayment.multiple) : [];
  const neededSale = facts && low && high && low !== high ? { ...facts, high, low, name } : null;
  const { qualificationTest = 0, questionSubject } = queryInput;
  const metTest =
    questionSubject === "qualification" ? texts.selfCheck.tests[qualificationTest - 1]?.title : undefined;
  const subject = questionSubject === "qualification" && !metTest ? undefined : questionSubject;
  const hasTaxView = matchesPublishedFigures(taxBenefits);
  const chapterOf = (id: keyof typeof copy.chapters, sections: Readonly<Record<string, string | false>>) => ({
    id,
    title: copy.chapters[id],
    sections: Object.entries(sections).flatMap(([id, title]) => (title ? [{ id, title }] : [])),
  });
  const returns = chapterOf("returns", {
    "from-land-to-sale": onePayment !== null && copy.timeline.title,
    "return-classes": copy.calculator.compare.title,
  });
  const costs = chapterOf("costs", {
    fees: copy.fees.title,
    rent: equityDollars !== undefined && copy.rent.title,
    "price-and-delay": priceAndDelay !== null && copy.priceAndDelay.title,
    risks: riskCopy.title,
    "tax-view": hasTaxView && copy.calculator.tax.contents,
  });
  const access = chapterOf("access", {
    "who-can-invest": texts.whoCanInvest.title,
    "self-check": copy.selfCheck.title,
    steps: steps.title,
  });
  const reference = chapterOf("reference", {
    documents: documents.title,
    questions: questions.length > 0 && copy.questions.title,
    terms: glossary.length > 0 && copy.glossary.title,
  });
  const chapters = [...(calculation ? [returns] : []), costs, access, reference];
  const otherRisks = riskCopy.rows.slice(unfoldedRisks).map(({ title }) => title);
  return (
    <MeaningsProvider questions={questions} terms={glossary}>
      <header className="wrap grid-12 items-end gap-y-4 pt-7 pb-6 desktop:pt-10 desktop:pb-5">
        <h1 className="col-span-full desktop:col-span-7">{copy.title}</h1>
        <p className="col-span-full text-lead-s desktop:col-span-5 desktop:col-start-8">{lead}</p>
      </header>
      <ContentsDisclosure chapters={chapters} />
      <ContentsLine entries={chapters} />
      <PrintedFrame input={input}>
        {calculation ? (
          <Calculator
            calculation={calculation}
            classesNote={classesNote}
            neededSale={neededSale}
            problems={queryInput.problems}
            state={state}
          />
        ) : (
          <div className="wrap">
            <ExcludedClassNotes classes={returnClasses} />
          </div>
        )}
      </PrintedFrame>
      {calculation && (
        <MissedTarget
          calculation={calculation}
          note={texts.missed.note}
          queryInput={queryInput}
          state={state}
        />
      )}
      {calculation && (
        <Chapter {...returns} ground="paper">
          {onePayment && <PaymentTimeline calculation={calculation} onePayment={onePayment} state={state} />}
          <CompareClasses {...calculation} />
        </Chapter>
      )}
      <Chapter {...costs} ground="sand">
        <Fees {...offering} />
        {equityDollars !== undefined && <RentWaterfall equityDollars={equityDollars} />}
        {priceAndDelay && <PriceAndDelay {...priceAndDelay} />}
        <ChapterSection id="risks" lead={riskCopy.note} title={riskCopy.title}>
          <TitledRows
            rows={riskCopy.rows}
            summary={fill(copy.moreRisks, { titles: otherRisks.join(", ") })}
            unfolded={unfoldedRisks}
          />
        </ChapterSection>
        {hasTaxView && <TaxView notes={texts.tax} queryInput={queryInput} state={state} />}
      </Chapter>
      <CaptionedPicture
        {...copy.picture}
        className="aspect-16/10 tablet:aspect-21/8"
        figureClassName="print:hidden"
        sizes="(width < 44rem) 88vw, 100vw"
      />
      <Chapter {...access} ground="paper">
        <ChapterSection id="who-can-invest" title={texts.whoCanInvest.title}>
          <TitledRows
            rows={texts.whoCanInvest.rows.map(({ text, title }) => ({
              text,
              title: fill(title, { minimumInvestment }),
            }))}
          />
        </ChapterSection>
        <SelfCheck input={input} texts={texts.selfCheck} verificationPath={verificationPath} />
        <Steps minimumInvestment={minimumInvestment} />
      </Chapter>
      <Chapter {...reference} ground="sand">
        <Documents input={input} list={documents} />
        <Questions questions={questions} />
        <Glossary terms={glossary} />
      </Chapter>
      <BottomForm
        context={
          subject && (
            <QuestionDetails
              calculation={calculation}
              input={input}
              metTest={metTest}
              requestedSubject={subject}
            />
          )
        }
        text={copy.nextStep.text}
        title={copy.nextStep.title}
      />
      <FormLinkBar fieldId="bottom-name" />
    </MeaningsProvider>
  );
}
