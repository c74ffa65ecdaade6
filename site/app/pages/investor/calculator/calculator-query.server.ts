import * as v from "valibot";
import {
  type CalculatorQueryInput,
  defaultInput,
  questionSubjects,
  readAmount,
  readPercent,
} from "./calculator-input.ts";
import { delays } from "./examples.ts";
import type { InvestmentLimits } from "./returns.ts";

const maxTextLength = 24;
const text = v.pipe(v.string(), v.maxLength(maxTextLength));
const qualificationTestNumber = v.pipe(v.string(), v.regex(/^[1-9]$/), v.transform(Number));
const delay = v.pipe(v.string(), v.transform(Number), v.picklist(delays));
const percentage = v.pipe(text, v.transform(readPercent), v.number());

/**
 * Parses `amount`, `loss`, `share`, `delay`, `ask` and `test`. Defaults replace invalid values; `problems` names
 * `amount`, `loss` and `share` if invalid. Their raw text is never shown. With `limits` null, `amount` is ignored.
 */
export function parseCalculatorQuery(
  query: URLSearchParams,
  limits: InvestmentLimits | null,
): CalculatorQueryInput {
  const input: CalculatorQueryInput = { ...defaultInput(limits), problems: {} };
  const amount = nonBlankParam(query, "amount");
  if (limits && amount !== undefined) {
    const parsed = v.safeParse(text, amount);
    const amountOrProblem = parsed.success ? readAmount(parsed.output, limits) : "unreadable";
    if (typeof amountOrProblem === "number") input.investmentDollars = amountOrProblem;
    else input.problems.amount = amountOrProblem;
  }
  for (const [name, field] of [
    ["loss", "lossPercent"],
    ["share", "sharePercent"],
  ] as const) {
    const percent = nonBlankParam(query, name);
    if (percent === undefined) continue;
    const parsed = v.safeParse(percentage, percent);
    if (parsed.success) input[field] = parsed.output;
    else input.problems[name] = true;
  }
  const parsedDelay = v.safeParse(delay, nonBlankParam(query, "delay"));
  if (parsedDelay.success) input.delayMonths = parsedDelay.output;
  const parsedSubject = v.safeParse(v.picklist(questionSubjects), query.get("ask"));
  if (parsedSubject.success) input.questionSubject = parsedSubject.output;
  const parsedTest = v.safeParse(qualificationTestNumber, query.get("test"));
  if (parsedTest.success) input.qualificationTest = parsedTest.output;
  return input;
}

/** Returns a trimmed parameter, or undefined if blank: forms sent without JavaScript include empty fields. */
function nonBlankParam(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)?.trim();
  return value === "" ? undefined : value;
}
