import { type ReactNode, useRef } from "react";
import { formatDollars } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Accordion } from "~/ui/accordion.tsx";
import { cx } from "~/ui/class-names.ts";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import { useEarlyInput } from "~/ui/use-early-input.ts";
import { ChapterSection } from "../chapters.tsx";
import { Bar, BarLegend, type BarLook } from "./bars.tsx";
import {
  delays,
  exampleReturn,
  formatMultiple,
  formatRate,
  monthlyCost,
  type OnePayment,
} from "./examples.ts";
import { calculatorFormId } from "./inputs.tsx";
import { type Calculation, holdYearsText, impliedHoldYears } from "./returns.ts";
import type { CalculatorState } from "./use-calculation.ts";
import "./timeline.css";

interface PaymentTimelineProps {
  calculation: Calculation;
  onePayment: OnePayment;
  state: CalculatorState;
}

/**
 * Timeline of the payments in and out, and of the effect of a delay. CSS alone moves the stages and selects the result,
 * so the delay works before and without scripts.
 */
export function PaymentTimeline({ calculation, onePayment, state: { change, input } }: PaymentTimelineProps) {
  const copy = useCopy(investor).timeline;
  const { investmentDollars, returnClass } = calculation;
  const amount = formatDollars(investmentDollars);
  const name = returnClass?.name ?? "";
  const results = delays.map((months) => {
    const { irr, multiple } = exampleReturn(onePayment, months);
    const back = formatDollars(Math.round(investmentDollars * multiple));
    return { back, irr: formatRate(irr), months, multiple };
  });
  const { growth, multiple: targetMultiple, years } = onePayment;
  const figures = {
    growth: growth.toFixed(3),
    irr: formatRate(growth - 1),
    multiple: formatMultiple(targetMultiple),
    name,
    ratio: targetMultiple.toFixed(2),
    years: years.toFixed(2),
  };
  return (
    <ChapterSection id="from-land-to-sale" lead={copy.lead} title={copy.title}>
      <div className="timeline">
        <BarLegend labels={copy.legend} />
        <ol className="timeline-stages">
          {stages.map(({ monthClass, name: stage, ...paths }) => {
            const { text, title } = { text: undefined, ...copy.stages[stage] };
            return (
              <li className={cx("timeline-stage", paths.lit && "timeline-moved", monthClass)} key={stage}>
                <svg aria-hidden="true" className="timeline-drawing" viewBox="0 0 200 130">
                  {looks.map((look) => paths[look] && <path d={paths[look]} data-look={look} key={look} />)}
                </svg>
                <span className="timeline-name">
                  <span className="block font-display text-heading text-title-s/tight desktop:text-base/tight">
                    {title}
                  </span>
                  {text && <span className="block text-quiet text-xs/close">{text}</span>}
                </span>
                {stage === "land" && <Money amount={amount} look="solid" share={1 / targetMultiple} />}
                {stage === "full" && <span aria-hidden="true" className="timeline-rent" />}
                {stage === "sale" &&
                  results.map(({ back, months, multiple }) => (
                    <Money
                      amount={back}
                      key={months}
                      look="hatched"
                      months={months}
                      share={multiple / targetMultiple}
                    />
                  ))}
              </li>
            );
          })}
        </ol>
        <ol aria-hidden="true" className="timeline-years text-quiet text-xs">
          {copy.years.map((year) => (
            <li key={year}>{year}</li>
          ))}
        </ol>
        <div className="mt-10 grid gap-6">
          <Delays
            chosen={input.delayMonths}
            onChange={(delayMonths) => change({ delayMonths })}
            spokenResults={results.map(({ back, irr, multiple }) =>
              fill(copy.result, { back, irr, multiple: formatMultiple(multiple).replace("x", "") }),
            )}
          />
          <table className="timeline-results" ref={keepTableRoles}>
            <caption className="sr-only">{fill(copy.table, { amount, name })}</caption>
            <thead className="sr-only">
              <tr>
                {copy.columns.map((column) => (
                  <th key={column} scope="col">
                    {column.replace("{amount}", amount)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {results.map(({ back, irr, months, multiple }) => (
                <tr className="print:table-row!" data-late={months} key={months}>
                  <th scope="row">
                    {months === 0 ? fill(copy.target, { name }) : fill(copy.late, { months })}
                  </th>
                  <td data-l={copy.columns[1].replace("{amount}", amount)}>{back}</td>
                  <td data-l={copy.columns[2]}>{formatMultiple(multiple)}</td>
                  <td data-l={copy.columns[3]}>{irr}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <p className="measure-note mt-8 text-quiet text-xs">{copy.note}</p>
      <Formulas
        multipleFormula={fill(copy.multiple, { cost: monthlyCost, ratio: figures.ratio })}
        years={years}
      >
        {fill(copy.how, figures)} {years < impliedHoldYears && fill(copy.early, { hold: holdYearsText })}{" "}
        {copy.delayed}
      </Formulas>
    </ChapterSection>
  );
}

interface DelaysProps {
  chosen: number;
  onChange: (months: number) => void;
  /** Result of each delay, for screen readers. */
  spokenResults: readonly string[];
}

function Delays({ chosen, onChange, spokenResults }: DelaysProps) {
  const copy = useCopy(investor).timeline;
  const track = useRef<HTMLDivElement>(null);

  useEarlyInput(() => {
    const found = track.current?.querySelector<HTMLInputElement>("input:checked");
    if (found && Number(found.value) !== chosen) onChange(Number(found.value));
  });

  return (
    <fieldset className="timeline-delays print:hidden">
      <legend className="font-semibold text-heading text-s">{copy.delay}</legend>
      <div className="timeline-track" ref={track}>
        {delays.map((months, index) => (
          <label className="max-narrow:text-xs" key={months}>
            <input
              checked={months === chosen}
              form={calculatorFormId}
              name="delay"
              onChange={() => onChange(months)}
              type="radio"
              value={months}
            />
            <span>
              {months === 0 ? copy.onTime : months}
              <span className="sr-only">
                {months > 0 && fill(copy.late, { months: "" })}: {spokenResults[index]}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface FormulasProps {
  children: ReactNode;
  multipleFormula: string;
  /** Years until the single payment: see `OnePayment`. */
  years: number;
}

/** Disclosure with the formulas and assumptions of a calculation, so that readers can check the figures. */
export function Formulas({ children, multipleFormula, years }: FormulasProps) {
  const copy = useCopy(investor).timeline;
  const content = (
    <>
      <p className="figures mb-4 grid gap-2 font-display text-heading text-l">
        <span>{multipleFormula}</span>
        <span>
          {copy.irr}
          <sup className="text-xs">{fill(copy.exponent, { years: years.toFixed(2) })}</sup> {copy.minusOne}
        </span>
      </p>
      <p className="text-s">{children}</p>
    </>
  );
  return (
    <div className="mt-6">
      <Accordion items={[{ content, title: copy.howTitle }]} />
    </div>
  );
}

interface MoneyProps {
  amount: string;
  look: BarLook;
  /** Delay for which the amount is shown; undefined for an amount that is always shown. */
  months?: number;
  /** Length as a share of the longest bar, from 0 to 1. */
  share: number;
}

/** Amount and bar: upright below the stage on desktops, next to it otherwise. */
function Money({ amount, look, months, share }: MoneyProps) {
  const percent = `${100 * share}%`;
  return (
    <span className="timeline-money" data-late={months}>
      <b className="figures whitespace-nowrap text-s">{amount}</b>
      <svg aria-hidden="true" className="timeline-bar">
        <Bar className="desktop:hidden" height="100%" look={look} width={percent} />
        <Bar
          className="max-desktop:hidden"
          height={percent}
          look={look}
          width="100%"
          y={`${100 - 100 * share}%`}
        />
      </svg>
    </span>
  );
}

const outline =
  "M5 128V42M1 44 41.5 12 82 44M78 42V128M122 128V42M118 44 158.5 12 199 44M195 42V128M54 22H146M80 43H120M90 110H110M95 128V113H105V128";
const body = "M5 128V42L41.5 16 78 42H122L158.5 16 195 42V128Z";
const plot = "M0 129H200M14 128V106M186 128V106M100 128V106";
const footings = "M14 128V112H186V128M14 112 28 104M186 112 172 104";

/** Returns the SVG path of a floor's windows, whose top edges are at `y`. */
const floor = (y: number) =>
  [13, 35, 57, 81, 106, 130, 152, 174].map((x) => `M${x} ${y}h13v17h-13z`).join("");
const allFloors = floor(104) + floor(75) + floor(46);

/** Looks of a drawing's paths, in the order in which they are drawn. */
const looks = ["hatched", "dashed", "line", "lit"] as const;

/** Stage with the SVG paths of its drawing, by look. A delay moves the stages that have lit windows. */
interface Stage extends Partial<Record<(typeof looks)[number], string>> {
  name: keyof typeof investor.timeline.stages;
  /** CSS class that sets `--at`, the planned month from the start. */
  monthClass: string;
}

const stages: readonly Stage[] = [
  { name: "land", monthClass: "[--at:0]", dashed: footings, line: plot },
  { name: "permit", monthClass: "[--at:5.5]", dashed: outline },
  { name: "frame", monthClass: "[--at:11]", hatched: body, line: outline },
  { name: "certificate", monthClass: "[--at:16.5]", line: outline + floor(75) + floor(46), lit: floor(104) },
  { name: "full", monthClass: "[--at:26]", line: outline, lit: allFloors },
  { name: "sale", monthClass: "[--at:45]", line: outline, lit: allFloors },
];
