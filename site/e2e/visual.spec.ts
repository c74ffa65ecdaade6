import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { flattenPictures } from "./stack/flat-pictures.ts";
import { openStarted } from "./stack/navigation.ts";
import { picturesOfParts } from "./stack/pictures-of-parts.ts";
import { runningStack } from "./stack/running-stack.ts";
import { settle } from "./stack/settle.ts";
import { expect, test } from "./stack/test.ts";

/**
 * Compares every component and open state with its screenshot, at the width that shows most of it. After an intended
 * change, run with `--update-snapshots`, look at every changed picture, and commit them. The site has the bundled
 * content.
 */
const wide = 1280;
const narrow = 360;

/** Components with a different layout on phones. */
const differentOnPhones = [
  "Bottom form",
  "Calculator",
  "Class table",
  "Newsletter",
  "Podcast",
  "Policy table",
  "Project cards",
  "Project rows",
  "Split hero with the expert form",
  "Tax table",
  "Team members",
  "Timeline",
];

// biome-ignore lint/correctness/noEmptyPattern: the test runner reads a fixture's needs from this pattern
test.use({ baseURL: async ({}, use) => use(runningStack().galleryUrl), reducedMotion: "reduce" });
test.setTimeout(120_000);

test.beforeEach(async ({ allowedErrors, page }) => {
  allowedErrors.push(/404 \(Not Found\)|503 \(Service Unavailable\)/);
  await flattenPictures(page);
});

async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await openStarted(page, address);
  await settle(page);
  // Hide the trial notice, which visitors of a real site do not see.
  await page.locator("body > aside").evaluateAll(([line]) => line?.setAttribute("hidden", ""));
  // The year changes by itself. Changing it before the app starts would break hydration.
  await page.getByText(/^©/).evaluateAll(([line]) => {
    if (line) line.textContent = line.textContent?.replace(/\d{4}/, "2026") ?? null;
  });
}

const nameOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

for (const width of [narrow, wide]) {
  test(`every part at ${width} px`, async ({ page }) => {
    await open(page, "/gallery", width);
    const pictures = [...(await picturesOfParts(page, "data-part"))];
    for (const [part, picture] of pictures.filter(
      ([part]) => width === wide || differentOnPhones.includes(part),
    ))
      expect.soft(picture).toMatchSnapshot(["parts", `${nameOf(part)}-${width}.png`]);
  });
}

interface State {
  readonly address: string;
  readonly enter: (page: Page) => Promise<void>;
  /** True if an animation ends the state, so that the screenshot must not fast-forward it. */
  readonly isTimed?: boolean;
  readonly name: string;
  /** Part to capture; the window by default. */
  readonly part?: (page: Page) => Locator;
  readonly width?: number;
}

const partNamed = (title: string) => (page: Page) => page.locator(`[data-part="${title}"]`);

const states: readonly State[] = [
  { name: "error screen", address: "/gallery/error", width: wide, enter: async () => {} },
  {
    name: "resources menu",
    address: "/about",
    width: wide,
    enter: (page) => page.locator("details[name=header-dropdown] > summary").click(),
  },
  {
    name: "mobile menu",
    address: "/about",
    enter: async (page) => {
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("dialog", { name: "Main menu" }).getByText("Resources").click();
    },
  },
  {
    name: "lightbox",
    address: "/gallery",
    width: wide,
    enter: async (page) => {
      await page.getByRole("button", { name: "Enlarge" }).first().click();
      await settle(page);
    },
  },
  {
    name: "form with mistakes",
    address: "/jefferson-reserve-phase-2",
    enter: (page) => page.locator("#bottom-submit").click(),
    part: (page) => page.locator("#contact-form"),
  },
  {
    name: "toasts",
    address: "/gallery",
    isTimed: true,
    width: wide,
    enter: async (page) => {
      await page.getByRole("button", { name: "Show a success" }).click();
      await page.getByRole("button", { name: "Show an error", exact: true }).click();
      // Toasts stay while the pointer is over them.
      await page.getByRole("alert").hover();
    },
  },
];

for (const { address, enter, isTimed = false, name, part, width = narrow } of states) {
  test(`${name} at ${width} px`, async ({ page }) => {
    await open(page, address, width);
    await enter(page);
    const picture = ["states", `${nameOf(name)}-${width}.png`];
    const options = { animations: isTimed ? "allow" : "disabled" } as const;
    if (part) await expect(part(page)).toHaveScreenshot(picture, options);
    else await expect(page).toHaveScreenshot(picture, options);
  });
}

test("buttons and links, hovered and focused", async ({ page }) => {
  await open(page, "/gallery", wide);
  const controls = partNamed("Buttons and links")(page).locator("a, button:not(:disabled)");
  const hovered: Buffer[] = [];
  const focused: Buffer[] = [];
  for (const control of await controls.all()) {
    await control.hover();
    const picture = { animations: "disabled", clip: await surroundings(control) } as const;
    hovered.push(await page.screenshot(picture));
    await page.mouse.move(0, 0);
    // Browsers show focus only after a key press.
    await page.keyboard.press("Tab");
    await control.focus();
    focused.push(await page.screenshot(picture));
  }
  // Tolerance for a screenshot of one control.
  const strict = { maxDiffPixels: 20 };
  expect.soft(await belowEachOther(hovered)).toMatchSnapshot(["states", "controls-hovered.png"], strict);
  expect.soft(await belowEachOther(focused)).toMatchSnapshot(["states", "controls-focused.png"], strict);
});

/** Stacks the pictures into one. */
async function belowEachOther(pictures: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  let top = 0;
  const placed = pictures.map((input, index) => {
    const part = { input, left: 0, top };
    top += sizes[index]?.height ?? 0;
    return part;
  });
  const width = Math.max(...sizes.map((size) => size.width));
  const ground = { background: "white", channels: 3, height: top, width } as const;
  return sharp({ create: ground }).composite(placed).png().toBuffer();
}

/** Captures a control and its surroundings, where focus rings are drawn. */
async function surroundings(control: Locator) {
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is not on the page`);
  const margin = 8;
  return {
    height: Math.ceil(box.height) + 2 * margin,
    width: Math.ceil(box.width) + 2 * margin,
    x: Math.floor(box.x) - margin,
    y: Math.floor(box.y) - margin,
  };
}
