import { useEffect, useRef } from "react";
import { formatDollars } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { hiddenField } from "~/leads/field-names.ts";
import { InlineLink } from "~/ui/links.tsx";
import { type CalculatorInput, contactPathOf, type QuestionSubject } from "./calculator/calculator-input.ts";
import type { Calculation } from "./calculator/returns.ts";

interface QuestionDetailsProps {
  /** Undefined if the published classes allow no calculation. */
  calculation: Calculation | undefined;
  input: CalculatorInput;
  /** Title of the self-check test that the visitor meets. */
  metTest: string | undefined;
  requestedSubject: QuestionSubject;
}

/** Subject of a question, with amount and class. It is shown in the form and sent with the lead; a link removes it. */
export function QuestionDetails({ calculation, input, metTest, requestedSubject }: QuestionDetailsProps) {
  const copy = useCopy(investor).asked;
  const box = useRef<HTMLDivElement>(null);
  // Without a class there are no documents to ask for.
  const subject = requestedSubject === "documents" && !calculation?.returnClass ? "result" : requestedSubject;
  const lines = metTest
    ? [fill(copy.qualification, { test: metTest }), copy.page]
    : linesOf(copy, subject, calculation);

  // If the URL leads to the form, focus the box, so that screen readers announce it.
  useEffect(() => {
    if (location.hash === "#contact-form") box.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className="border border-frame bg-surface p-4 text-s" ref={box} tabIndex={-1}>
      <p className="font-semibold text-heading" id="asked">
        {copy.title}
      </p>
      <ul aria-labelledby="asked">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {subject === "memorandum" && <p className="mt-2 text-quiet">{copy.memorandumThen}</p>}
      <input name="message" type="hidden" value={lines.join("\n")} />
      {subject !== "result" && <input name={hiddenField.askedFor} type="hidden" value={subject} />}
      {calculation && <input name={hiddenField.amount} type="hidden" value={calculation.investmentDollars} />}
      {calculation?.returnClass && (
        <input name={hiddenField.returnClass} type="hidden" value={calculation.returnClass.name} />
      )}
      <p className="mt-2">
        <InlineLink to={contactPathOf(input)}>{copy.without}</InlineLink>
      </p>
    </div>
  );
}

/** Returns the lines of the message. */
function linesOf(
  copy: typeof investor.asked,
  subject: QuestionSubject,
  calculation: Calculation | undefined,
): readonly string[] {
  if (!calculation) return [copy[subject], copy.page];
  const { investmentDollars, returnClass, target } = calculation;
  const amount = formatDollars(investmentDollars);
  return [
    subject === "documents" ? fill(copy.documents, { amount }) : copy[subject],
    fill(copy.invest, { amount }),
    returnClass ? fill(copy.class, returnClass) : copy.noClass,
    ...(target ? [fill(copy.total, { total: formatDollars(target.totalDollars) })] : []),
    copy.page,
  ];
}
