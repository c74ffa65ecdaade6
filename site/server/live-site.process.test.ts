/** @module-tag slow */
import { afterAll, beforeAll, expect, it } from "vitest";
import { pagesChangedWhenLive, startLiveSite } from "../testing/live-site.ts";
import type { RunningSite } from "../testing/running-site.ts";
import { team } from "../testing/sample-entries.ts";
import { parsePage } from "../testing/served-page.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startLiveSite();
});
afterAll(() => site?.stop());

const sampleTexts = [
  ...team.map(({ name }) => name),
  "94.3%",
  "3.6%",
  "#11",
  "This site shows",
  "Our lender",
];
/** Links that `startLiveSite` does not mark as samples, although their host is an example. */
const linksNotMarked = /portal|projects|deck/;

it.each(pagesChangedWhenLive)(
  "%s of a live site shows no sample and no figure without its source",
  async (path) => {
    const page = await parsePage(await (await fetch(new URL(path, site.url))).text());
    const text = page.texts("header, main, footer").join(" ");
    // The real figure 13.6% ends like the sample 3.6%.
    expect(sampleTexts.filter((sample) => new RegExp(`(?<!\\d)${sample}`).test(text))).toEqual([]);
    const links = page.attributes("a[href*='example/']", "href");
    expect(links.filter((link) => !linksNotMarked.test(link ?? ""))).toEqual([]);
  },
);
