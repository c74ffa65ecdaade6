import { expect, test } from "vitest";
import { anchored } from "./reference.tsx";

test("of items with the same anchor, only the first gets it", () => {
  const ids = anchored(["IRR", "irr", "AAR"], (term) => term.toLowerCase()).map(({ id }) => id);
  expect(ids).toEqual(["irr", undefined, "aar"]);
});
