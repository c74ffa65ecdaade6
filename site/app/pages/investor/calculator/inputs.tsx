import { useRef, useState } from "react";
import { amountRange } from "~/content/model/wording/dollars.ts";
import { formatDollars } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Button } from "~/ui/button.tsx";
import { cx } from "~/ui/class-names.ts";
import { Field } from "~/ui/field.tsx";
import { Slider } from "~/ui/slider.tsx";
import { useEarlyInput } from "~/ui/use-early-input.ts";
import { stroke } from "./bars.tsx";
import { type AmountProblem, readAmount, readPercent } from "./calculator-input.ts";
import { type Calculation, clampToLimits, type InvestmentLimits } from "./returns.ts";

interface NumberEntryProps {
  format: (value: number) => string;
  hint?: string | undefined;
  id: string;
  /** Message about an invalid value in the URL. */
  initialError: string | undefined;
  label: string;
  name: string;
  onValue: (value: number) => void;
  /** Returns the parsed value, or the sentence that says why it is invalid. */
  read: (text: string) => number | string;
  value: number;
}

/** ID of the form that all fields of the calculators belong to. Without scripts it sends them to the server. */
export const calculatorFormId = "calculator-form";

/** Field for one number. Invalid input is kept, ignored, and reported on blur. */
function NumberEntry(props: NumberEntryProps) {
  const { format, hint, id, initialError, label, name, onValue, read, value } = props;
  const [entry, setEntry] = useState({ error: initialError, value, text: format(value) });
  const field = useRef<HTMLInputElement>(null);
  // If another field has changed the value, show it instead of the typed text.
  const { error, text } = entry.value === value ? entry : { error: undefined, text: format(value) };

  function handleInput(typed: string) {
    const next = read(typed);
    if (typeof next === "string") {
      setEntry({ error, value, text: typed });
      return;
    }
    setEntry({ error: undefined, value: next, text: typed });
    onValue(next);
  }

  function handleBlur() {
    const next = read(text);
    if (typeof next === "string") setEntry({ error: next, value, text });
    else setEntry({ error: undefined, value, text: format(value) });
  }

  useEarlyInput(() => {
    const entered = field.current?.value;
    if (entered !== undefined && entered !== text) handleInput(entered);
  });

  return (
    <Field
      autoComplete="off"
      error={error}
      form={calculatorFormId}
      hint={hint}
      id={id}
      inputMode="decimal"
      label={label}
      maxLength={24}
      name={name}
      onBlur={handleBlur}
      onChange={(event) => handleInput(event.target.value)}
      ref={field}
      type="text"
      value={text}
    />
  );
}

interface PercentEntryProps
  extends Pick<NumberEntryProps, "hint" | "id" | "label" | "name" | "onValue" | "value"> {
  className: string;
  error: string;
  /** True if the URL contains an invalid percentage. */
  isInvalid: boolean;
  /** ID of the section that the field is in. */
  sectionId: string;
}

/** Field for a percentage. Without scripts it has a button that reloads the page at its section. */
export function PercentEntry({ className, error, isInvalid, sectionId, ...field }: PercentEntryProps) {
  const { calculate } = useCopy(investor).calculator.amount;
  return (
    <div className={cx("mb-6 flex items-end gap-4 *:first:flex-1 print:hidden", className)}>
      <NumberEntry
        {...field}
        format={String}
        initialError={isInvalid ? error : undefined}
        read={(text) => readPercent(text) ?? error}
      />
      <Button
        className="not-noscript:hidden"
        form={calculatorFormId}
        formAction={`/investor#${sectionId}`}
        type="submit"
        variant="secondary"
      >
        {calculate}
      </Button>
    </div>
  );
}

/** Step of the slider. Small enough to select amounts in the gaps between classes. */
const stepDollars = 2500;

/** Amount that the message about unreadable input names as an example. */
const exampleDollars = 120_000;

interface AmountInputProps {
  calculation: Calculation;
  onChange: (investmentDollars: number) => void;
  problem: AmountProblem | undefined;
}

/** Slider and field for the invested amount. */
export function AmountInput({ calculation, onChange, problem }: AmountInputProps) {
  const copy = useCopy(investor).calculator.amount;
  const { classes, investmentDollars, limits } = calculation;
  const range = useRef<HTMLInputElement>(null);

  useEarlyInput(() => {
    const sliderDollars = range.current?.valueAsNumber;
    if (sliderDollars !== undefined && sliderDollars !== nearestStep(investmentDollars, limits))
      onChange(sliderDollars);
  });

  function messageFor(invalid: AmountProblem): string {
    const [smallest, largest] = [formatDollars(limits.smallestDollars), formatDollars(limits.largestDollars)];
    const openEnded = classes.find(({ range }) => amountRange(range)?.toDollars === Number.POSITIVE_INFINITY);
    if (invalid === "below") return fill(copy.below, { smallest });
    if (invalid === "above" && openEnded) return fill(copy.above, openEnded);
    return fill(copy.unread, {
      example: formatDollars(clampToLimits(exampleDollars, limits)),
      largest,
      smallest,
    });
  }

  return (
    <div>
      <label className="text-quiet text-xs" htmlFor="invest-range">
        {copy.slider}
      </label>
      <p aria-hidden="true" className="figure figures mt-2 text-fig-l">
        {formatDollars(investmentDollars)}
      </p>
      <form action="/investor#calculator" id={calculatorFormId} onSubmit={(event) => event.preventDefault()}>
        <div className="mt-2 noscript:hidden">
          <Slider
            aria-valuetext={formatDollars(investmentDollars)}
            id="invest-range"
            max={limits.largestDollars}
            min={limits.smallestDollars}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            ref={range}
            step={stepDollars}
            value={investmentDollars}
          />
          <ClassMarks classes={classes} limits={limits} />
        </div>
        <div className="mt-4 flex items-end gap-4 *:first:flex-1">
          <NumberEntry
            format={formatDollars}
            id="invest-amount"
            initialError={problem && messageFor(problem)}
            label={copy.field}
            name="amount"
            onValue={onChange}
            read={(text) => {
              const amountOrProblem = readAmount(text, limits);
              return typeof amountOrProblem === "number" ? amountOrProblem : messageFor(amountOrProblem);
            }}
            value={investmentDollars}
          />
          <Button className="not-noscript:hidden" type="submit" variant="secondary">
            {copy.calculate}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Returns the step that the slider shows for an amount. Browsers round amounts between two steps. */
function nearestStep(dollars: number, { smallestDollars }: InvestmentLimits): number {
  return smallestDollars + Math.round((dollars - smallestDollars) / stepDollars) * stepDollars;
}

/** Marks where each class starts on the slider. The padding is half the width of the slider's thumb. */
function ClassMarks({ classes, limits }: Pick<Calculation, "classes" | "limits">) {
  const { largestDollars, smallestDollars } = limits;
  const marks = classes.flatMap(({ name, range }) => {
    const from = amountRange(range)?.fromDollars;
    if (from === undefined || clampToLimits(from, limits) !== from) return [];
    return [{ at: `${(100 * (from - smallestDollars)) / (largestDollars - smallestDollars)}%`, name }];
  });
  return (
    <div aria-hidden="true" className="px-3">
      <svg aria-hidden="true" className="block overflow-visible font-sans" height="30" width="100%">
        {marks.map(({ at, name }) => (
          <g key={name}>
            <line className={stroke} x1={at} x2={at} y1="0" y2="8" />
            <text
              className="fill-quiet text-xs forced-colors:fill-[CanvasText]"
              textAnchor="middle"
              x={at}
              y="24"
            >
              {name}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
