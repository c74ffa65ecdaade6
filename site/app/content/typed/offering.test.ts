import { statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { formatFileSize } from "../model/wording/format.ts";
import { offering } from "./offering.ts";

test("an IRR is called a target wherever the offering states one", () => {
  const irr = offering.facts.find(({ value }) => value === offering.returnClasses[0]?.irr);
  expect(irr?.label).toBe("IRR, target");
});

test("published depreciation is not corrected to fit the combined total", () => {
  expect(offering.taxBenefits.map(({ total }) => total)).toEqual(["$240,000", "$1,126,000"]);
});

test("the deck is as large as the pages say", () => {
  const { size } = statSync(path.join(import.meta.dirname, "../../../public", offering.deck.href));
  expect(formatFileSize(offering.deck.sizeBytes)).toBe(formatFileSize(size));
});
