import { expect, test } from "vitest";
import { secondPhase } from "~/copy/second-phase.ts";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { bonusPerks } from "./benefits.tsx";

const { returnClasses: classes } = bundledSite.offering;
const copy = secondPhase.bonusPerks;

test("the first perk is for the class with the largest amounts", () => {
  expect(bonusPerks(copy, classes)[0]).toBe("In class C, from $150K, a targeted preferred return of 7%");
});

test("a class with an upper limit shows its range", () => {
  expect(bonusPerks(copy, classes.slice(0, 2))[0]).toBe(
    "In class B, $80K-$145K, a targeted preferred return of 6%",
  );
});

test("the other perks need no classes", () => {
  expect(bonusPerks(copy, [])).toEqual(bonusPerks(copy, classes).slice(1));
});
