import type { ReturnClass } from "~/content/model/offering.ts";
import { TextLink } from "~/ui/text-link.tsx";
import { investor } from "~/words/investor.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import { holdYears, uncalculable } from "./returns.ts";

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
