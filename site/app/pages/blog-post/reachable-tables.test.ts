import { expect, test } from "vitest";
import { renderMarkdown } from "~/content/markdown.server.ts";
import { withReachableTables } from "./reachable-tables.ts";

const html = withReachableTables(await renderMarkdown("| | Hold |\n|---|---:|\n| Steady | 4 years |\n"));

test("a table scrolls inside a part that the keyboard reaches", () => {
  expect(html).toMatch(/<div [^>]*tabindex="0"><table>[\s\S]*<\/table><\/div>/);
});

test("an empty corner is no heading, and the others stay headings", () => {
  expect(html).not.toMatch(/<th[^>]*><\/th>/);
  expect(html).toContain(">Hold</th>");
});
