import type { ReturnClass } from "~/content/model/site-content.ts";
import { TextLink } from "~/ui/text-link.tsx";
import { holdYears } from "./returns.ts";

interface ClassMeaningProps {
  readonly isCalculable: boolean;
  readonly returnClass: ReturnClass | undefined;
  /** What there is to say of the amount. */
  readonly summary: string;
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
