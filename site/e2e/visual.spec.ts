import type { Locator, Page } from "@playwright/test";
import { flattenPictures } from "./stack/flat-pictures.ts";
import { waitForFontsAndPictures } from "./stack/fonts-and-pictures.ts";
import { openAndWaitForApp } from "./stack/navigation.ts";
import { stackUrls } from "./stack/running-stack.ts";
import { expect, test } from "./stack/test.ts";

// Compares components with their screenshots, also states such as an open menu or a form with mistakes: all at the
// desktop width, some also at the phone width. The site has the bundled content. After an intended change, run with
// `--update-snapshots`, look at every changed picture, and commit them.

const desktopWidth = 1280;
const phoneWidth = 360;

/** Components with a different layout on phones, which are also compared at that width. */
const differentOnPhones = [
  "Bottom form",
  "Class table",
  "Newsletter",
  "Project cards",
  "Split hero with the expert form",
  "Timeline",
];

// biome-ignore lint/correctness/noEmptyPattern: the test runner reads a fixture's needs from this pattern
test.use({ baseURL: async ({}, use) => use(stackUrls().galleryUrl) });
test.setTimeout(240_000);

test.beforeEach(async ({ allowedErrors, page }) => {
  allowedErrors.push(/404 \(Not Found\)|503 \(Service Unavailable\)/);
  await flattenPictures(page);
});

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await openAndWaitForApp(page, path);
  await waitForFontsAndPictures(page);
  // Hide the trial notice, which visitors of a real site do not see.
  await page.locator("body > aside").evaluateAll(([notice]) => notice?.setAttribute("hidden", ""));
  // Replace the current year. Before the app starts, this would break hydration.
  await page.getByText(/^©/).evaluateAll(([copyright]) => {
    if (copyright) copyright.textContent = copyright.textContent?.replace(/\d{4}/, "2026") ?? null;
  });
}

const nameOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

for (const width of [phoneWidth, desktopWidth]) {
  test(`components at ${width} px`, async ({ page }) => {
    await open(page, "/gallery", width);
    for (const part of await page.locator("[data-part]").all()) {
      const title = (await part.getAttribute("data-part")) ?? "";
      if (width === phoneWidth && !differentOnPhones.includes(title)) continue;
      const picture = await part.screenshot({ animations: "disabled", scale: "css" });
      expect.soft(picture).toMatchSnapshot(["parts", `${nameOf(title)}-${width}.png`]);
    }
  });
}

interface State {
  readonly path: string;
  readonly enter: (page: Page) => Promise<void>;
  /** True if the state disappears when its animation ends, so the screenshot must not skip the animation. */
  readonly isTimed?: boolean;
  readonly name: string;
  /** Part to capture; the window by default. */
  readonly part?: (page: Page) => Locator;
  readonly width?: number;
}

const states: readonly State[] = [
  { name: "error screen", path: "/gallery/error", width: desktopWidth, enter: async () => {} },
  {
    name: "resources menu",
    path: "/about",
    width: desktopWidth,
    enter: (page) => page.locator("details[name=header-dropdown] > summary").click(),
  },
  {
    name: "mobile menu",
    path: "/about",
    enter: async (page) => {
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("dialog", { name: "Main menu" }).getByText("Resources").click();
    },
  },
  {
    name: "form with mistakes",
    path: "/jefferson-reserve-phase-2",
    enter: (page) => page.locator("#bottom-submit").click(),
    part: (page) => page.locator("#contact-form"),
  },
  {
    name: "toasts",
    path: "/gallery",
    isTimed: true,
    width: desktopWidth,
    enter: async (page) => {
      await page.getByRole("button", { name: "Show a success" }).click();
      await page.getByRole("button", { name: "Show an error", exact: true }).click();
      // Toasts stay while the pointer is over them.
      await page.getByRole("alert").hover();
    },
  },
];

for (const { path, enter, isTimed = false, name, part, width = phoneWidth } of states) {
  test(`${name} at ${width} px`, async ({ page }) => {
    await open(page, path, width);
    await enter(page);
    const picture = ["states", `${nameOf(name)}-${width}.png`];
    const options = { animations: isTimed ? "allow" : "disabled" } as const;
    if (part) await expect(part(page)).toHaveScreenshot(picture, options);
    else await expect(page).toHaveScreenshot(picture, options);
  });
}
