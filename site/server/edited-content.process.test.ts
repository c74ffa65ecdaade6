/** @module-tag slow */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import samples from "../../samples/content/site-content.json" with { type: "json" };
import { type ContentService, postEntry, startContentService } from "../testing/content-service.ts";
import { pages } from "../testing/routes.ts";
import { type RunningSite, startSite } from "../testing/running-site.ts";

let service: ContentService;
let site: RunningSite;
beforeAll(async () => {
  const lists = Object.entries(samples).filter(([, entries]) => Array.isArray(entries));
  service = await startContentService({ types: lists.map(([type]) => type) });
  service.put("mail-box-money-blogs", postEntry(1, { slug: "why-a-walking-path-is-cheaper-than-a-vacancy" }));
  service.put("site-setting", {
    documentId: "settings",
    ...samples["site-setting"],
    podcastPlatforms: [],
    scheduling: [],
    social: [],
  });
  publishOffering({ facts: [], futureCities: [], marketFigures: [], returnClasses: [], taxBenefits: [] });
  site = await startSite({ env: { CONTENT_API_URL: service.apiUrl } });
  await site.waitUntilReady();
});
afterAll(async () => {
  await site.stop();
  await service.stop();
});

const htmlOf = async (path: string) => (await fetch(`${site.url}${path}`)).text();

const waitUntil = (path: string, isAsExpected: (html: string) => boolean) =>
  vi.waitFor(async () => expect(isAsExpected(await htmlOf(path))).toBe(true), {
    interval: 200,
    timeout: 20_000,
  });

function publishOffering(fields: Readonly<Record<string, unknown>>): void {
  service.put("offering", { documentId: "offering", ...samples.offering, ...fields });
}

const failedCalculation = />[^<]*\b(?:NaN|Infinity|undefined|null)\b/;
const withoutScripts = (html: string) => html.replace(/<script\b.*?<\/script>/gs, "");

describe("with one post and all other lists empty", () => {
  it.each(pages)("%s shows no empty list and no heading without content", async (path) => {
    const html = await htmlOf(path);
    expect(html).toContain("<h1");
    expect(html).not.toMatch(/<(ul|ol|dl|tbody)\b[^>]*><\/\1>/);
    expect(html).not.toMatch(/<\/h[1-3]>(?:<\/[a-z]+>)*<\/section>/);
    expect(withoutScripts(html)).not.toMatch(failedCalculation);
  });

  it("pages state that a list is empty, or hide it", async () => {
    expect(await htmlOf("/current-project")).toContain("Nothing is open right now");
    expect(await htmlOf("/portfolio")).toContain("No projects to show right now");
    expect(await htmlOf("/podcast")).toContain("No episodes yet");
    expect(await htmlOf("/media")).not.toContain(">Press<");
  });
});

describe("figures that an editor has changed", () => {
  it("appear on their pages, and no page shows the old minimum investment", async () => {
    const returnClasses = [
      { ...samples.offering.returnClasses[0], range: "$75K-$90K" },
      { ...samples.offering.returnClasses[2], name: "Z", preferredReturn: "8%", range: "$200K+" },
    ];
    publishOffering({
      experienceYears: "31",
      minimumInvestment: "$75,000",
      returnClasses,
      targetReturn: "17%",
    });
    await waitUntil("/", (html) => html.includes("$75,000"));
    await waitUntil("/investor", (html) => html.includes("17%"));
    await waitUntil("/about", (html) => /Experience of over<\/dt><dd[^>]*>31</.test(html));
    await waitUntil("/investor", (html) => html.includes("No class covers amounts between $90K and $200K."));
    await waitUntil("/jefferson-reserve-phase-2", (html) =>
      html.includes("In class Z, from $200K, a targeted preferred return of 8%"),
    );
    for (const path of pages) await waitUntil(path, (html) => !html.includes("$50,000"));
  });

  it("are left out of calculations if not numeric; the calculator says so", async () => {
    const [first] = samples.offering.returnClasses;
    publishOffering({ returnClasses: [{ ...first, equityMultiple: "about 2x" }] });
    await waitUntil("/investor", (html) =>
      html.includes("We cannot calculate class A from its current figures. Ask us about it."),
    );
    const html = await htmlOf("/investor");
    expect(withoutScripts(html)).not.toMatch(failedCalculation);
  });
});
