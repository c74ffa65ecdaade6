import type { ReactNode } from "react";
import type { Offering, ReturnClass } from "~/content/model/offering.ts";
import { amountRange } from "~/content/model/wording/dollars.ts";
import { formatDate, formatDollars } from "~/content/model/wording/format.ts";
import { amountGapNote } from "~/content/model/wording/offer.ts";
import { fill } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Accordion } from "~/ui/accordion.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { cx } from "~/ui/class-names.ts";
import { InlineLink } from "~/ui/links.tsx";
import { ChapterSection } from "../chapters.tsx";
import { AnswerButton, TermButton } from "../meanings.tsx";
import { type CalculatorQueryInput, defaultLossPercent } from "./calculator-input.ts";
import { rounded } from "./examples.ts";
import { PercentEntry } from "./inputs.tsx";
import { type Calculation, classFigures, type Outcome, outcomesOf, targetOf } from "./returns.ts";
import type { CalculatorState } from "./use-calculation.ts";

interface MissedTargetProps {
  calculation: Calculation;
  note: string;
  queryInput: CalculatorQueryInput;
  state: CalculatorState;
}

/**
 * Disclosure with the outcomes in dollars. Visitors can change the loss. It starts open if the URL has a loss that is
 * invalid or not the default.
 */
export function MissedTarget({ calculation, note, queryInput, state: { change, input } }: MissedTargetProps) {
  const copy = useCopy(investor).calculator.missed;
  const { lossPercent } = input;
  const isInvalid = queryInput.problems.loss === true;
  const content = (
    <div className="grid gap-x-18 desktop:grid-cols-[5fr_7fr]">
      <div>
        <p className="mb-6">{copy.lead}</p>
        <PercentEntry
          className="max-w-phone"
          error={fill(copy.complaint, { percent: lossPercent })}
          id="loss"
          isInvalid={isInvalid}
          label={copy.loss}
          name="loss"
          onValue={(next) => change({ lossPercent: next })}
          sectionId="if-we-miss"
          value={lossPercent}
        />
      </div>
      <CalculatorTable caption={copy.title} columns={copy.columns}>
        <tbody>
          {outcomesOf(calculation.investmentDollars, calculation.target, lossPercent).map((outcome) => (
            <tr key={outcome.kind}>
              <th scope="row">
                {outcome.kind === "loss" ? fill(copy.someLoss, { percent: lossPercent }) : copy[outcome.kind]}
              </th>
              <td>{formatDollars(outcome.totalDollars)}</td>
              <td className="calculator-words">
                <GainOrLoss {...outcome} />
              </td>
            </tr>
          ))}
        </tbody>
      </CalculatorTable>
      <p className="measure-note mt-4 text-quiet text-xs desktop:col-start-2">{note}</p>
    </div>
  );
  const isOpen = isInvalid || queryInput.lossPercent !== defaultLossPercent;
  return (
    <div className="wrap">
      <div className="ground-sand -mx-gutter px-gutter tablet:mx-0 tablet:px-9 [&_details]:border-b-0">
        <Accordion items={[{ content, id: "if-we-miss", isOpen, isWide: true, title: copy.title }]} />
      </div>
    </div>
  );
}

/** Amount with its sign on screen; screen readers hear “gain of” or “loss of” instead of the sign. */
function GainOrLoss({ lostDollars, profitDollars }: Outcome) {
  const copy = useCopy(investor).calculator.missed;
  const dollars = formatDollars(profitDollars + lostDollars);
  if (profitDollars === 0 && lostDollars === 0) return copy.nothing;
  const [visible, spoken] =
    profitDollars > 0 ? [copy.gained, copy.gainedSpoken] : [copy.lost, copy.lostSpoken];
  return (
    <>
      <span aria-hidden="true" className="whitespace-nowrap">
        {fill(visible, { dollars })}
      </span>
      <span className="sr-only">{fill(spoken, { dollars })}</span>
    </>
  );
}

/** Classes side by side. The one that accepts the visitor's amount is marked. */
export function CompareClasses({ classes, returnClass }: Calculation) {
  const { calculator, selfCheck } = useCopy(investor);
  const copy = calculator.compare;
  const { returns } = useCopy(offer);
  return (
    <ChapterSection id="return-classes" lead={amountGapNote(returns, classes)} title={copy.title}>
      <table className="calculator-table calculator-small-type">
        <caption className="sr-only">{copy.caption}</caption>
        <thead>
          <tr>
            <td />
            {classes.map(({ name }) => (
              <th aria-current={name === returnClass?.name ? "true" : undefined} key={name} scope="col">
                {fill(copy.class, { name })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{returns.table.range}</th>
            {classes.map(({ name, range }) => (
              // The zero-width space lets the range break after its hyphen in a narrow column.
              <td key={name}>{range.replace("-", "-\u200b")}</td>
            ))}
          </tr>
          {classFigures.map(({ figure, term }) => (
            <tr key={figure}>
              <th scope="row">
                <TermButton of={term}>{returns.table[figure]}</TermButton>
              </th>
              {classes.map((one) => (
                <td key={one.name}>{one[figure]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.total}</th>
            {classes.map((one) => (
              <td key={one.name}>{totalAtMinimum(one) ?? copy.unknown}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="mt-4 flex flex-wrap gap-x-6">
        <AnswerButton question="fees" />
        <AnswerButton question="paid" />
        <AnswerButton question="gap" />
      </p>
      <div className="mt-6 max-tablet:hidden print:hidden">
        <ButtonLink href="#contact-form">{selfCheck.action}</ButtonLink>
      </div>
    </ChapterSection>
  );
}

/** Returns the target total on a class's smallest amount, such as "$153.6K"; undefined if the figures are invalid. */
function totalAtMinimum(returnClass: ReturnClass): string | undefined {
  const range = amountRange(returnClass.range);
  const target = range && targetOf(range.fromDollars, returnClass);
  return target ? `$${rounded(target.totalDollars / 1000, 1)}K` : undefined;
}

/** Published fees. The lead says whether the targets are before or after fees. */
export function Fees({ feeBasis, fees, feesDate }: Pick<Offering, "feeBasis" | "fees" | "feesDate">) {
  const copy = useCopy(investor).fees;
  const sentences = fees.length > 0 ? copy.published : copy.unpublished;
  return (
    <ChapterSection
      id="fees"
      lead={
        <>
          {sentences[feeBasis]}{" "}
          {fees.length === 0 && <InlineLink href="#contact-form">{copy.ask}</InlineLink>}
        </>
      }
      title={copy.title}
    >
      {fees.length > 0 && (
        <CalculatorTable caption={copy.title} columns={copy.columns} hasSmallType>
          <tbody>
            {fees.map(({ name, onHundredThousand, rate, text, when }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {text && <span className="block text-quiet text-xs">{text}</span>}
                </th>
                <td className="calculator-words">{when}</td>
                <td>{rate}</td>
                <td>{onHundredThousand}</td>
              </tr>
            ))}
          </tbody>
        </CalculatorTable>
      )}
      {fees.length > 0 && feesDate && (
        <p className="mt-4 text-quiet text-xs">{fill(copy.dated, { date: formatDate(feesDate) })}</p>
      )}
    </ChapterSection>
  );
}

interface CalculatorTableProps {
  caption: string;
  children: ReactNode;
  columns: readonly string[];
  /** True for small type on phones, which four columns need to fit. */
  hasSmallType?: boolean;
}

export function CalculatorTable({ caption, children, columns, hasSmallType = false }: CalculatorTableProps) {
  return (
    <table className={cx("calculator-table", hasSmallType && "calculator-small-type")}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}
