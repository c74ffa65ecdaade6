import { expect, it } from "vitest";
import { hasFilters } from "../src/plugins/lead-inbox/admin/has-filters.ts";

it.each([
  ["", false],
  ["?page=1&sort=name:ASC", false],
  ["?page=1&sort=100%", false],
  ["?_q=100%", true],
  ["?page=1&filters[$and][0][leadStatus][$eq]=new", true],
  ["?page=1&filters%5B%24and%5D%5B0%5D%5Bname%5D%5B%24eq%5D=50%25%", true],
  ["?sort=_q", false],
])("a list at %j is narrowed: %s", (search, expected) => {
  expect(hasFilters(search)).toBe(expected);
});
