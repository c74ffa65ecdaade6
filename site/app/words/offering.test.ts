import { expect, test } from "vitest";
import { offering } from "../content/typed/offering.ts";
import { returnClassesTitle, returnGapNote, sourceNote } from "./offering.ts";

const { returnClasses: classes } = offering;
const ranged = (...ranges: string[]) =>
  ranges.flatMap((range) => classes.slice(0, 1).map((one) => ({ ...one, range })));

test("the gaps between the classes are named", () => {
  expect(returnGapNote(classes)).toBe("Between $75K and $80K, or $145K and $150K? Ask us.");
});

test("no gap is invented", () => {
  const sentence = "An amount that fits no class? Ask us.";
  expect(returnGapNote(ranged("$50,000-$79,999", "$80,000+"))).toBe(sentence);
  expect(returnGapNote(ranged("$50K-$80K", "$80K+"))).toBe(sentence);
  expect(returnGapNote(ranged("some", "more"))).toBe(sentence);
  expect(returnGapNote([])).toBe(sentence);
});

test("the classes are counted", () => {
  expect(returnClassesTitle(classes)).toBe("Three classes, by the amount you commit");
  expect(returnClassesTitle(classes.slice(0, 1))).toBe("One class, whatever you commit");
});

test("a source is named once there is one", () => {
  expect(sourceNote(null)).toBe("Source and date to be supplied by the sponsor.");
  expect(sourceNote("City of Sioux Falls, May 2026.")).toBe("Source: City of Sioux Falls, May 2026.");
});
