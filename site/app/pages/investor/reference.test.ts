import { expect, test } from "vitest";
import { anchored } from "./reference.tsx";

test("only the first of the items with one anchor gets it", () => {
  const ids = anchored(["IRR", "irr", "AAR"], (term) => term.toLowerCase()).map(({ id }) => id);
  expect(ids).toEqual(["irr", undefined, "aar"]);
});
