import type { ReturnClass } from "~/content/model/site-content.ts";
import { TextLink } from "~/ui/text-link.tsx";
import { holdYears, uncalculable } from "./returns.ts";

interface ClassDisplayProps {
  classes: readonly ReturnClass[];
  returnClass: ReturnClass | undefined;
}

/** Shows the class; it cannot be chosen. */
export function ClassDisplay({ classes, returnClass }: ClassDisplayProps) {
  return (
    <div>
      <p className="field-label" id="class-of-amount">
        Class, set by the amount
      </p>
      <ol aria-labelledby="class-of-amount" className="class-display">
        {classes.map(({ name, range }) => (
          <li aria-current={name === returnClass?.name ? "true" : undefined} key={name}>
            <span className="sr-only">Class </span>
            {name}
            <span className="class-display-range">{range}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ClassMeaningProps {
  isCalculable: boolean;
  returnClass: ReturnClass | undefined;
  /** What there is to say of the amount. */
  summary: string;
}

/** The caution of the amount's class, or whom to ask where nothing can be calculated. */
export function ClassMeaning({ isCalculable, returnClass, summary }: ClassMeaningProps) {
  if (returnClass && isCalculable) {
    return (
      <p className="quiet text-xs">
        A target, not a promise. Based on an equity multiple of {returnClass.equityMultiple} over about{" "}
        {holdYears} years. The preferred return of {returnClass.preferredReturn} is inside it. You can lose
        principal, and you cannot readily sell.
      </p>
    );
  }
  return (
    <div>
      <p className="font-semibold">{summary}</p>
      <TextLink to="/contact">Ask about this amount</TextLink>
    </div>
  );
}

/** Which of the published figures were left out of the arithmetic. */
export function Uncalculable({ classes }: { classes: readonly ReturnClass[] }) {
  return uncalculable(classes).map((sentence) => (
    <p className="quiet measure-note mt-4 text-xs" key={sentence}>
      {sentence}
    </p>
  ));
}
