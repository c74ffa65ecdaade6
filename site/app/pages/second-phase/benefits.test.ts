import { expect, test } from "vitest";
import { secondPhase } from "~/copy/second-phase.ts";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { bonusPerks } from "./benefits.tsx";

const { returnClasses: classes } = bundledSite.offering;
const copy = secondPhase.bonusPerks;

const classCPerk = "In class C, from $150K, a targeted preferred return of 7%";
test.each([
  ["an open-ended one by its minimum", classes, classCPerk],
  ["in any order of classes", classes.toReversed(), classCPerk],
  [
    "a limited one by its range",
    classes.slice(0, 2),
    "In class B, $80K-$145K, a targeted preferred return of 6%",
  ],
])("the first perk names the class with the largest amounts: %s", (_, some, perk) => {
  expect(bonusPerks(copy, some)[0]).toBe(perk);
});

test("the other perks need no classes", () => {
  expect(bonusPerks(copy, [])).toEqual(bonusPerks(copy, classes).slice(1));
});
