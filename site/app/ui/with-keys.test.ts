import { expect, test } from "vitest";
import { withKeys } from "./with-keys.ts";

test("gives equal texts different, stable keys", () => {
  const lines = ["Yes.", "No.", "Yes.", "1 Yes."];
  const keys = withKeys(lines, (line) => line).map(({ key }) => key);
  expect(new Set(keys).size).toBe(lines.length);
  expect(withKeys(lines.slice(0, 2), (line) => line).map(({ key }) => key)).toEqual(keys.slice(0, 2));
});
