import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { stackUrls } from "./running-stack.ts";

/**
 * A test of the site runs against the stack and fails on a console error, such as a blocked script, a hydration mismatch
 * or a failed request. Tests of the panel (`team/`) have a `test` of their own.
 */
export const test = base.extend<{
  readonly allowedErrors: RegExp[];
  readonly failOnConsoleErrors: undefined;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads a fixture's needs from this pattern
  baseURL: async ({}, use) => use(stackUrls().siteUrl),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  allowedErrors: async ({}, use) => use([]),
  failOnConsoleErrors: [
    async ({ allowedErrors, page }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(undefined);
      const unexpectedErrors = errors.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)));
      expect(unexpectedErrors, "errors in the console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

interface AccessibilityOptions {
  readonly exceptRules?: readonly string[];
  /** Selector of the part to check; by default the whole page. */
  readonly within?: string;
}

/** Fails and lists violations of WCAG 2.2 A and AA and axe's best practices. Skips frames and `exceptRules`. */
export async function expectAccessible(
  page: Page,
  { exceptRules = [], within = "html" }: AccessibilityOptions = {},
): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // Collecting rules that pass takes most of the time.
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    // The browser's PDF viewer is not part of the site.
    .exclude("iframe")
    // Frames are not checked, so do not collect them.
    .setLegacyMode(true)
    .disableRules([...exceptRules])
    .analyze();
  const descriptions = violations.map(
    ({ help, id, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(" | ")}`,
  );
  expect(descriptions).toEqual([]);
}

/** Fails if the page is wider than the window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(pageWidth, `width of the page in a window of ${width} px`).toBeLessThanOrEqual(width);
}

/** Returns an email address that no other test uses. */
export function uniqueEmail(purpose: string): string {
  return `${purpose}-${crypto.randomUUID()}@example.com`;
}
