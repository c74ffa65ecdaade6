import { setTimeout as delay } from "node:timers/promises";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { runningStack } from "./running-stack.ts";

export interface TestOptions {
  /** When the app's scripts arrive, in milliseconds after a document was asked for. */
  readonly appArrives: number | "at once" | "never";
}

/**
 * Every test runs against the stack, and fails when the page writes an error to the console: a blocked script or
 * style, a hydration that did not fit, a request that failed.
 */
export const test = base.extend<
  TestOptions & { readonly allowedErrors: RegExp[]; readonly quietConsole: undefined }
>({
  appArrives: ["at once", { option: true }],
  page: async ({ appArrives, page }, use) => {
    if (appArrives !== "at once") {
      let arrival = Promise.resolve();
      page.on("request", (request) => {
        if (appArrives !== "never" && request.isNavigationRequest()) arrival = delay(appArrives);
      });
      await page.route("**/static/js/**", async (route) => {
        if (appArrives === "never") return;
        await arrival;
        // The page may have been left meanwhile.
        await route.fallback().catch(() => undefined);
      });
    }
    await use(page);
  },
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads a fixture's needs from this pattern
  baseURL: async ({}, use) => use(runningStack().siteUrl),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  allowedErrors: async ({}, use) => use([]),
  quietConsole: [
    async ({ allowedErrors, page }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(undefined);
      const unexpected = errors.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)));
      expect(unexpected, "errors in the console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

interface Judged {
  readonly exceptRules?: readonly string[];
  /** The selector of what alone has changed since all was judged. */
  readonly within?: string;
}

/** Fails with every rule of WCAG 2.2 AA that the page, as it stands now, breaks, apart from those named. */
export async function expectAccessible(
  page: Page,
  { exceptRules = [], within = "html" }: Judged = {},
): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // A violation is all that is asked for: describing what passed takes most of the time.
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    // The browser's own PDF viewer is not ours to judge.
    .exclude("iframe")
    // No frame is judged, so none has to be gathered, in a page opened for it.
    .setLegacyMode(true)
    .disableRules([...exceptRules])
    .analyze();
  const found = violations.map(
    ({ help, id, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(" | ")}`,
  );
  expect(found).toEqual([]);
}

/** An email address no other test uses. */
export function freshEmail(purpose: string): string {
  return `${purpose}-${crypto.randomUUID()}@example.com`;
}
