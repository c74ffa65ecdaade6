import * as v from "valibot";
import { expect, test } from "vitest";
import { offer } from "~/copy/offer.ts";
import { bundledSite } from "../../../../testing/bundled-site.ts";
import { offeringFields } from "../offering.ts";
import { amountGapNote, marketNote, returnClassesTitle, sourceNote } from "./offer.ts";

const { offering } = bundledSite;

const { returnClasses: classes } = offering;
const { market, returns } = offer;
const classesWithRanges = (...ranges: string[]) =>
  ranges.flatMap((range) => classes.slice(0, 1).map((one) => ({ ...one, range })));

test("names the gaps between classes", () => {
  expect(amountGapNote(returns, classes)).toBe(
    "No class covers amounts between $75K and $80K or between $145K and $150K. If yours falls there, talk with us first.",
  );
});

test("names no gap where there is none", () => {
  const sentence = "Ask us which class fits your amount.";
  expect(amountGapNote(returns, classesWithRanges("$50,000-$79,999", "$80,000+"))).toBe(sentence);
  expect(amountGapNote(returns, classesWithRanges("$50K-$80K", "$80K+"))).toBe(sentence);
  expect(amountGapNote(returns, classesWithRanges("some", "more"))).toBe(sentence);
  expect(amountGapNote(returns, [])).toBe(sentence);
});

test("counts the classes", () => {
  expect(returnClassesTitle(returns, classes)).toBe("Three classes, by the amount you invest");
  expect(returnClassesTitle(returns, classes.slice(0, 1))).toBe("One class, whatever you invest");
});

test("names the sources once they are known", () => {
  expect(sourceNote(market, null)).toBeUndefined();
  expect(sourceNote(market, "City of Sioux Falls, May 2026.")).toBe("Source: City of Sioux Falls, May 2026.");
});

test("tells the reader to ask for sources while one is missing", () => {
  const caution = "Market figures do not tell you how one building will do.";
  expect(marketNote(market, ["City of Sioux Falls, May 2026", null])).toBe(
    `Ask us for the source and date before you rely on a figure. ${caution}`,
  );
  expect(marketNote(market, ["City of Sioux Falls, May 2026"])).toBe(caution);
});

test("says that the targets may be before fees unless the team states otherwise", () => {
  expect(offering.feeBasis).toBe("notStated");
  expect(offer.fees.net).toBe("They are net of the fees listed here.");
  const answer = bundledSite.questions.find(({ question }) =>
    question.includes("before or after fees"),
  )?.answer;
  expect(answer).toBe(
    "Our fees are in the memorandum, not on this site yet; they may lower these targets. Ask us for our fees in writing before you compare us with anyone else.",
  );
  const basis = (feeBasis: unknown) => v.parse(offeringFields.feeBasis, feeBasis);
  expect(["After fees (net)", "Before fees (gross)", "Not stated here", null].map(basis)).toEqual([
    "net",
    "gross",
    "notStated",
    "notStated",
  ]);
});
