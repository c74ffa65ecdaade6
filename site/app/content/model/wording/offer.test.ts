import { expect, test } from "vitest";
import { offer } from "~/words/offer.ts";
import { bundledSite } from "../../../../testing/bundled-site.ts";
import { returnClassesTitle, returnGapNote, sourceNote } from "./offer.ts";

const { offering } = bundledSite;

const { returnClasses: classes } = offering;
const { returns, source } = offer;
const ranged = (...ranges: string[]) =>
  ranges.flatMap((range) => classes.slice(0, 1).map((one) => ({ ...one, range })));

test("the gaps between the classes are named", () => {
  expect(returnGapNote(returns, classes)).toBe("Between $75K and $80K, or $145K and $150K? Ask us.");
});

test("no gap is invented", () => {
  const sentence = "An amount that fits no class? Ask us.";
  expect(returnGapNote(returns, ranged("$50,000-$79,999", "$80,000+"))).toBe(sentence);
  expect(returnGapNote(returns, ranged("$50K-$80K", "$80K+"))).toBe(sentence);
  expect(returnGapNote(returns, ranged("some", "more"))).toBe(sentence);
  expect(returnGapNote(returns, [])).toBe(sentence);
});

test("the classes are counted", () => {
  expect(returnClassesTitle(returns, classes)).toBe("Three classes, by the amount you commit");
  expect(returnClassesTitle(returns, classes.slice(0, 1))).toBe("One class, whatever you commit");
});

test("a source is named once there is one", () => {
  expect(sourceNote(source, null)).toBe("Source and date to be supplied by the sponsor.");
  expect(sourceNote(source, "City of Sioux Falls, May 2026.")).toBe("Source: City of Sioux Falls, May 2026.");
});
