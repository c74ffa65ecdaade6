import { expect, test } from "vitest";
import { bundledSite } from "../../testing/bundled-site.ts";
import { bonusPerks } from "./second-phase.ts";

const { offering } = bundledSite;

const { returnClasses: classes } = offering;

test("the first perk is that of the largest amounts", () => {
  expect(bonusPerks(classes)[0]).toBe("Class C from $150K: a targeted 7% preferred return");
});

test("a range with an end is printed as it stands", () => {
  expect(bonusPerks(classes.slice(0, 2))[0]).toBe("Class B, $80K-$145K: a targeted 6% preferred return");
});

test("without classes the other perks remain", () => {
  expect(bonusPerks([])).toEqual(bonusPerks(classes).slice(1));
});
