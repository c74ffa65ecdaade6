import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReturnClass } from "~/content/model/offering.ts";
import { readDollars } from "~/content/model/wording/dollars.ts";
import { formatDollars } from "~/content/model/wording/format.ts";
import { Field } from "~/ui/field.tsx";
import { Range } from "~/ui/range.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { investor } from "~/words/investor.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import { holdYears, type InvestmentLimits, isCalculable, uncalculable, within } from "./returns.ts";

/** Fine enough to stop inside the gaps between the classes. */
const stepDollars = 2500;

const exampleDollars = 120_000;

interface AmountInputProps {
  investmentDollars: number;
  limits: InvestmentLimits;
  onChange: (investmentDollars: number) => void;
}

/** A slider and a field for one amount. What cannot be calculated stays in the field and changes nothing else. */
export function AmountInput({ investmentDollars, limits, onChange }: AmountInputProps) {
  const words = useWords(investor).calculator.amount;
  const [typed, setTyped] = useState(formatDollars(investmentDollars));
  const [complains, setComplains] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const range = useRef<HTMLInputElement>(null);

  function slide(value: number) {
    setTyped(formatDollars(value));
    setComplains(false);
    onChange(value);
  }

  function type(text: string) {
    setTyped(text);
    const dollars = readDollars(text);
    if (!isCalculable(dollars, limits)) return;
    setComplains(false);
    onChange(dollars);
  }

  function finish() {
    const dollars = readDollars(typed);
    setComplains(!isCalculable(dollars, limits));
    if (isCalculable(dollars, limits)) setTyped(formatDollars(dollars));
  }

  // What a visitor entered before this code arrived.
  const readEntered = useEffectEvent(() => {
    const [slid, entered] = [range.current?.valueAsNumber, field.current?.value];
    if (entered !== undefined && entered !== typed) type(entered);
    else if (slid !== undefined && slid !== investmentDollars) slide(slid);
  });
  useEffect(() => readEntered(), []);

  const complaint = fill(words.complaint, {
    smallest: formatDollars(limits.smallestDollars),
    largest: formatDollars(limits.largestDollars),
    example: formatDollars(within(exampleDollars, limits)),
  });
  return (
    <div className="grid gap-4">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <label className="mb-1.5 font-semibold text-ink text-s" htmlFor="invest-range">
            {words.slider}
          </label>
          <span aria-hidden="true" className="figure figures text-fig-s">
            {formatDollars(investmentDollars)}
          </span>
        </div>
        <Range
          aria-valuetext={formatDollars(investmentDollars)}
          id="invest-range"
          max={limits.largestDollars}
          min={limits.smallestDollars}
          onChange={(event) => slide(event.target.valueAsNumber)}
          ref={range}
          step={stepDollars}
          value={investmentDollars}
        />
        <p aria-hidden="true" className="flex justify-between text-quiet text-s">
          <span>{inThousands(limits.smallestDollars)}</span>
          <span>{inThousands(limits.largestDollars)}</span>
        </p>
      </div>
      <Field
        autoComplete="off"
        error={complains ? complaint : undefined}
        id="invest-amount"
        inputMode="decimal"
        label={words.field}
        name="invest-amount"
        onBlur={finish}
        onChange={(event) => type(event.target.value)}
        ref={field}
        type="text"
        value={typed}
      />
    </div>
  );
}

function inThousands(dollars: number): string {
  return dollars % 1000 === 0 ? `$${dollars / 1000}K` : formatDollars(dollars);
}

interface ClassDisplayProps {
  classes: readonly ReturnClass[];
  returnClass: ReturnClass | undefined;
}

/** Shows the class; it cannot be chosen. */
export function ClassDisplay({ classes, returnClass }: ClassDisplayProps) {
  const words = useWords(investor).calculator.classes;
  return (
    <div>
      <p className="mb-1.5 font-semibold text-ink text-s" id="class-of-amount">
        {words.label}
      </p>
      <ol
        aria-labelledby="class-of-amount"
        className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] overflow-hidden rounded-part border border-control bg-paper"
      >
        {classes.map(({ name, range }) => (
          <li
            aria-current={name === returnClass?.name ? "true" : undefined}
            // The shadow is the line between rows, where there are more classes than fit into one.
            className="not-first:border-l border-control px-1 py-2 text-center font-semibold text-body/[1.3] text-ink shadow-[0_-1px_var(--color-control)] aria-[current]:bg-evergreen aria-[current]:text-paper forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] forced-colors:aria-[current]:forced-color-adjust-none print:aria-[current]:bg-transparent print:aria-[current]:outline-2 print:aria-[current]:-outline-offset-2"
            key={name}
          >
            <span className="sr-only">{words.class} </span>
            {name}
            <span className="block font-normal text-xs/[1.3]">{range}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ClassMeaningProps {
  /** The class that the target is calculated by; none where it cannot be calculated. */
  returnClass: ReturnClass | undefined;
  /** What there is to say of the amount. */
  summary: string;
}

/** The caution of the amount's class, or whom to ask where nothing can be calculated. */
export function ClassCaution({ returnClass, summary }: ClassMeaningProps) {
  const words = useWords(investor).calculator.classes;
  if (returnClass) {
    const { equityMultiple, preferredReturn } = returnClass;
    return (
      <p className="text-quiet text-xs">
        {fill(words.caution, { equityMultiple, preferredReturn, years: holdYears })}
      </p>
    );
  }
  return (
    <div>
      <p className="font-semibold">{summary}</p>
      <TextLink to="/contact">{words.ask}</TextLink>
    </div>
  );
}

/** Which of the published figures were left out of the arithmetic. */
export function CannotCalculate({ classes }: { classes: readonly ReturnClass[] }) {
  const words = useWords(investor).calculator.classes;
  return uncalculable(classes, words).map((sentence) => (
    <p className="measure-note mt-4 text-quiet text-xs" key={sentence}>
      {sentence}
    </p>
  ));
}
