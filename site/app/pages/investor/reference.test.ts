import { expect, test } from "vitest";
import { anchored } from "./reference.tsx";

test("every id is unique", () => {
  const ids = anchored(["IRR", "irr", "AAR"], (term) => term.toLowerCase()).map(({ id }) => id);
  expect(ids).toEqual(["irr", undefined, "aar"]);
});
