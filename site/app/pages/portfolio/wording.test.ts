import { expect, test } from "vitest";
import { portfolio } from "~/copy/portfolio.ts";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { descriptionOf } from "./wording.ts";

const { stats } = bundledSite;
const { meta } = portfolio;

test("the meta description has the published totals, if any", () => {
  expect(descriptionOf(meta.description, stats)).toBe(
    "534 units completed since 2021, 555 under construction, 940 under contract. See our projects and what’s next.",
  );
  expect(descriptionOf(meta.description, stats.slice(1, 2))).toMatch(/^555 units under construction\./);
  expect(descriptionOf(meta.description, [])).toBe(
    "See what we’ve built, what’s going up now, and what’s next.",
  );
});
