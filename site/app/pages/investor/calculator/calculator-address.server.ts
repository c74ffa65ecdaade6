import * as v from "valibot";
import { type AddressedInput, askedFor, defaultInput, readAmount, readPercent } from "./calculator-input.ts";
import { delays } from "./delay.ts";
import type { InvestmentLimits } from "./returns.ts";

const longestText = 24;
const text = v.pipe(v.string(), v.maxLength(longestText));
const testNumber = v.pipe(v.string(), v.regex(/^[1-9]$/), v.transform(Number));
const delay = v.pipe(v.string(), v.transform(Number), v.picklist(delays));
const percentage = v.pipe(text, v.transform(readPercent), v.number());

/**
 * Reads `amount`, `loss`, `share`, `delay`, `ask` and `test` from a query. Invalid values keep their defaults and are
 * listed in `problems`; their text is never printed.
 */
export function readCalculatorAddress(
  query: URLSearchParams,
  limits: InvestmentLimits | null,
): AddressedInput {
  const input: AddressedInput = { ...defaultInput(limits), problems: {} };
  const amount = given(query, "amount");
  if (limits && amount !== undefined) {
    const parsed = v.safeParse(text, amount);
    const read = parsed.success ? readAmount(parsed.output, limits) : "unread";
    if (typeof read === "number") input.investmentDollars = read;
    else input.problems.amount = read;
  }
  for (const [name, field] of [
    ["loss", "lossPercent"],
    ["share", "sharePercent"],
  ] as const) {
    const percent = given(query, name);
    if (percent === undefined) continue;
    const parsed = v.safeParse(percentage, percent);
    if (parsed.success) input[field] = parsed.output;
    else input.problems[name] = true;
  }
  const late = v.safeParse(delay, given(query, "delay"));
  if (late.success) input.delayMonths = late.output;
  const asked = v.safeParse(v.picklist(askedFor), query.get("ask"));
  if (asked.success) input.asked = asked.output;
  const test = v.safeParse(testNumber, query.get("test"));
  if (test.success) input.test = test.output;
  return input;
}

/** Plain forms send empty fields too. */
function given(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)?.trim();
  return value === "" ? undefined : value;
}
