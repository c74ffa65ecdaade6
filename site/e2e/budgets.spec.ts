import type { Page } from "@playwright/test";
import { pages } from "../testing/routes.ts";
import { started } from "./stack/navigation.ts";
import { runningStack } from "./stack/running-stack.ts";
import { expect, test } from "./stack/test.ts";

/**
 * Bytes of scripts over the wire in a first visit to each page, compressed, as they were measured last. React and its
 * router are about 110 KB of each. A page that needs more for a reason gets its new number here, in the same change.
 */
const measuredScripts: Readonly<Record<(typeof pages)[number], number>> = {
  "/": 130_469,
  "/about": 133_460,
  "/media": 130_013,
  "/investor": 137_133,
  "/podcast": 132_683,
  "/portfolio": 129_925,
  "/current-project": 128_620,
  "/privacy-policy": 130_373,
  "/accessibility": 130_373,
  "/contact": 128_224,
  "/jefferson-reserve-phase-2": 137_879,
  "/property-investment-opportunity": 131_610,
  "/investment-opportunity-in-south-dakota": 132_490,
  "/newsletter": 129_812,
  "/newsletter/requested": 127_746,
  "/blogs": 129_848,
  "/blog/why-a-walking-path-is-cheaper-than-a-vacancy": 131_412,
  "/search": 129_150,
  "/thank-you": 128_699,
  "/404": 127_428,
};

/** What builds may differ by without anything having been added. */
const allowance = 1.03;

/** The document comes with the page's styles; the sheets are fetched once the app has started, for the pages after it. */
const budgets = { document: 28_000, fonts: 75_000, styles: 20_000 };

const kinds: Readonly<Record<string, keyof Sizes>> = {
  document: "document",
  font: "fonts",
  script: "scripts",
  stylesheet: "styles",
};

interface Sizes {
  document: number;
  fonts: number;
  scripts: number;
  styles: number;
}

/** What a first visit asks for. */
async function visit(page: Page, address: string): Promise<{ origins: string[]; sizes: Sizes }> {
  const origins = new Set<string>();
  const sizes: Sizes = { document: 0, fonts: 0, scripts: 0, styles: 0 };
  const measured: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    origins.add(new URL(request.url()).origin);
    const kind = kinds[request.resourceType()];
    if (!kind) return;
    const measure = async () => {
      // Not added while it is awaited: what others add meanwhile would be lost.
      const { responseBodySize } = await request.sizes();
      sizes[kind] += responseBodySize;
    };
    measured.push(measure());
  });
  await page.goto(address);
  await started(page);
  await page.waitForLoadState("networkidle");
  await Promise.all(measured);
  return { origins: [...origins], sizes };
}

for (const address of pages) {
  test(`a first visit to ${address} stays within its budget and asks nobody else`, async ({
    allowedErrors,
    page,
  }) => {
    allowedErrors.push(/404 \(Not Found\)/);
    const { origins, sizes } = await visit(page, address);
    expect(origins).toEqual([runningStack().siteUrl]);
    expect(sizes.scripts, "bytes of scripts").toBeGreaterThan(0);
    expect(sizes.scripts, "bytes of scripts").toBeLessThanOrEqual(measuredScripts[address] * allowance);
    for (const kind of ["fonts", "styles"] as const)
      expect(sizes[kind], `bytes of ${kind}`).toBeLessThanOrEqual(budgets[kind]);
    if (address === "/")
      expect(sizes.document, "bytes of the document").toBeLessThanOrEqual(budgets.document);
  });
}
