import { expect, test } from "vitest";
import { secondPhase } from "~/copy/second-phase.ts";
import { bundledSite } from "../../../../testing/bundled-site.ts";
import { bonusPerks } from "./bonus-perks.ts";

const { returnClasses: classes } = bundledSite.offering;
const words = secondPhase.bonusPerks;

test("the first perk is that of the largest amounts", () => {
  expect(bonusPerks(words, classes)[0]).toBe("In class C, from $150K, a targeted preferred return of 7%");
});

test("a range with an end is printed as it stands", () => {
  expect(bonusPerks(words, classes.slice(0, 2))[0]).toBe(
    "In class B, $80K-$145K, a targeted preferred return of 6%",
  );
});

test("without classes the other perks remain", () => {
  expect(bonusPerks(words, [])).toEqual(bonusPerks(words, classes).slice(1));
});
