import { amountRange } from "~/content/model/wording/dollars.ts";
import { formatDollars } from "~/content/model/wording/format.ts";
import { returnGapNote } from "~/content/model/wording/offer.ts";
import { fill } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Answer, Term } from "../meanings.tsx";
import { PageSection } from "../page-section.tsx";
import { type CalculatorQueryInput, defaultLossPercent } from "./calculator-input.ts";
import { CalculatorTable } from "./calculator-table.tsx";
import { PercentEntry } from "./number-entry.tsx";
import { type Outcome, outcomesOf } from "./outcomes.ts";
import { type Calculation, classFigures, targetOf } from "./returns.ts";
import type { CalculatorState } from "./use-calculation.ts";

interface MissedTargetProps {
  calculation: Calculation;
  /** Note below the table. */
  note: string;
  problems: CalculatorQueryInput["problems"];
  state: CalculatorState;
}

/** Table of outcomes. The visitor can change the loss. */
export function MissedTarget({ problems, calculation, note, state: { change, input } }: MissedTargetProps) {
  const copy = useCopy(investor).calculator.missed;
  const { lossPercent } = input;
  return (
    <PageSection id="if-we-miss" lead={copy.lead} title={copy.title}>
      <PercentEntry
        at="if-we-miss"
        className="max-w-phone"
        error={fill(copy.complaint, { percent: defaultLossPercent })}
        id="loss"
        isInvalid={problems.loss === true}
        label={copy.loss}
        name="loss"
        onValue={(next) => change({ lossPercent: next })}
        value={lossPercent}
      />
      <CalculatorTable caption={copy.title} columns={copy.columns}>
        <tbody>
          {outcomesOf(calculation.investmentDollars, calculation.target, lossPercent).map((outcome) => (
            <tr key={outcome.kind}>
              <th scope="row">
                {outcome.kind === "loss" ? fill(copy.someLoss, { percent: lossPercent }) : copy[outcome.kind]}
              </th>
              <td>{formatDollars(outcome.totalDollars)}</td>
              <td className="calculator-words">
                <Gain {...outcome} />
              </td>
            </tr>
          ))}
        </tbody>
      </CalculatorTable>
      <p className="measure-note mt-4 text-quiet text-xs">{note}</p>
    </PageSection>
  );
}

/** Gain or loss: an amount with its sign on screen, words for screen readers. */
function Gain({ lostDollars, profitDollars }: Outcome) {
  const copy = useCopy(investor).calculator.missed;
  const dollars = formatDollars(profitDollars + lostDollars);
  if (profitDollars === 0 && lostDollars === 0) return copy.nothing;
  const [seen, heard] = profitDollars > 0 ? [copy.gained, copy.gainedSpoken] : [copy.lost, copy.lostSpoken];
  return (
    <>
      <span aria-hidden="true" className="whitespace-nowrap">
        {fill(seen, { dollars })}
      </span>
      <span className="sr-only">{fill(heard, { dollars })}</span>
    </>
  );
}

/** Classes side by side. Those that accept the visitor's amount show its target total. */
export function CompareClasses({ classes, investmentDollars, returnClass }: Calculation) {
  const { calculator, selfCheck } = useCopy(investor);
  const copy = calculator.compare;
  const { returns } = useCopy(offer);
  const amount = formatDollars(investmentDollars);
  return (
    <PageSection id="return-classes" lead={returnGapNote(returns, classes)} title={copy.title}>
      <table className="calculator-table calculator-narrow">
        <caption className="sr-only">{fill(copy.caption, { amount })}</caption>
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
            <th scope="row">{copy.rows.range}</th>
            {classes.map(({ name, range }) => (
              <td key={name}>
                <Breakable text={range} />
              </td>
            ))}
          </tr>
          {classFigures.map(({ figure, term }) => (
            <tr key={figure}>
              <th scope="row">
                <Term of={term}>{copy.rows[figure]}</Term>
              </th>
              {classes.map((one) => (
                <td key={one.name}>{one[figure]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{fill(copy.total, { amount })}</th>
            {classes.map((one) => (
              <td key={one.name}>{totalIn(copy, one, investmentDollars)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="mt-4 flex flex-wrap gap-x-6">
        <Answer to="fees" />
        <Answer to="paid" />
        <Answer to="gap" />
      </p>
      <div className="mt-6 print:hidden">
        <ButtonLink href="#contact-form">{selfCheck.action}</ButtonLink>
      </div>
    </PageSection>
  );
}

/** Range that may break after its hyphen in a narrow column. */
function Breakable({ text }: { text: string }) {
  const [from, ...rest] = text.split("-");
  return rest.length === 0 ? (
    text
  ) : (
    <>
      {from}-<wbr />
      {rest.join("-")}
    </>
  );
}

/** Returns the target total of an amount in a class. If the amount is out of range, returns the nearest limit. */
function totalIn(
  copy: typeof investor.calculator.compare,
  returnClass: Calculation["classes"][number],
  investmentDollars: number,
): string {
  const range = amountRange(returnClass.range);
  const target = targetOf(investmentDollars, returnClass);
  if (!range || !target) return copy.unknown;
  if (investmentDollars < range.fromDollars) return fill(copy.from, { range: range.fromText });
  if (investmentDollars > range.toDollars) return fill(copy.upTo, { range: range.toText });
  return formatDollars(target.totalDollars);
}
