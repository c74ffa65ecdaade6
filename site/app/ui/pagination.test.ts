import { expect, test } from "vitest";
import { paginationItems } from "./pagination.tsx";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 8, [1, 2, 3, "gap-after", 8]],
  [4, 8, [1, 2, 3, 4, 5, "gap-after", 8]],
  [5, 9, [1, "gap-before", 4, 5, 6, "gap-after", 9]],
  [8, 8, [1, "gap-before", 6, 7, 8]],
])("page %i of %i has links to %j", (page, pageCount, items) => {
  expect(paginationItems(page, pageCount)).toEqual(items);
});
