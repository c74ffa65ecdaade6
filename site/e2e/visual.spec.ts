import type { Locator, Page } from "@playwright/test";
import { flattenPictures } from "./stack/flat-pictures.ts";
import { openStarted } from "./stack/navigation.ts";
import { picturesOfParts } from "./stack/pictures-of-parts.ts";
import { runningStack } from "./stack/running-stack.ts";
import { settle } from "./stack/settle.ts";
import { expect, test } from "./stack/test.ts";

/**
 * Pictures of every part and open state at two widths; no whole pages, which show the same parts again. A change
 * that is meant: run this with `--update-snapshots`, look at every picture that changed, and commit them with it.
 * The gallery's build shows the same parts as the visitors' one, with content that no other test changes.
 */
const widths = [360, 1280];

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
  // The one thing that moves by itself. Changed before the app has started, it would not be what the app expects there.
  await page.getByText(/^©/).evaluateAll(([line]) => {
    if (line) line.textContent = line.textContent?.replace(/\d{4}/, "2026") ?? null;
  });
}

const nameOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

for (const width of widths) {
  test(`every part at ${width} px`, async ({ page }) => {
    await open(page, "/gallery", width);
    for (const [part, picture] of await picturesOfParts(page, "data-part"))
      expect.soft(picture).toMatchSnapshot(["parts", `${nameOf(part)}-${width}.png`]);
  });
}

interface State {
  readonly address: string;
  readonly enter: (page: Page) => Promise<void>;
  /** Its own animation ends it: the picture must not play that to its end. */
  readonly isTimed?: boolean;
  readonly name: string;
  /** What is pictured: the window, unless given. */
  readonly part?: (page: Page) => Locator;
  readonly widths?: readonly number[];
}

const partNamed = (title: string) => (page: Page) => page.locator(`[data-part="${title}"]`);

const states: readonly State[] = [
  { name: "error screen", address: "/gallery/error", enter: async () => {} },
  {
    name: "resources menu",
    address: "/about",
    widths: [1280],
    enter: (page) => page.locator("details[name=header-dropdown] > summary").click(),
  },
  {
    name: "mobile menu",
    address: "/about",
    widths: [360],
    enter: async (page) => {
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("dialog", { name: "Main menu" }).getByText("Resources").click();
    },
  },
  {
    name: "lightbox",
    address: "/gallery",
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
    name: "contact form with its message",
    address: "/contact",
    enter: async (page) => {
      await page.getByLabel("Reason", { exact: true }).selectOption("other");
      await page.locator("#contact-submit").click();
    },
    part: (page) => page.locator("form"),
  },
  {
    name: "error summary",
    address: "/gallery",
    enter: (page) => page.getByRole("button", { name: "Show an error summary" }).click(),
    part: partNamed("Error summary, success"),
  },
  {
    name: "toasts",
    address: "/gallery",
    isTimed: true,
    enter: async (page) => {
      await page.getByRole("button", { name: "Show a success" }).click();
      await page.getByRole("button", { name: "Show an error", exact: true }).click();
      // Pointed at, they stay.
      await page.getByRole("alert").hover();
    },
  },
  {
    name: "accordion open",
    address: "/gallery",
    enter: (page) => page.locator(`[data-part="Accordion"] summary`).first().click(),
    part: partNamed("Accordion"),
  },
  {
    name: "calculator between two classes",
    address: "/gallery",
    enter: async (page) => {
      await page.locator(`[data-part="Calculator"]`).getByRole("slider").fill("77000");
    },
    part: partNamed("Calculator"),
  },
];

for (const { address, enter, isTimed = false, name, part, widths: own = widths } of states) {
  for (const width of own) {
    test(`${name} at ${width} px`, async ({ page }) => {
      await open(page, address, width);
      await enter(page);
      const picture = ["states", `${nameOf(name)}-${width}.png`];
      const options = { animations: isTimed ? "allow" : "disabled" } as const;
      if (part) await expect(part(page)).toHaveScreenshot(picture, options);
      else await expect(page).toHaveScreenshot(picture, options);
    });
  }
}

test("buttons and links, pointed at and focused", async ({ page }) => {
  await open(page, "/gallery", 1280);
  const part = partNamed("Buttons and links")(page);
  const controls = part.locator("a, button:not(:disabled)");
  for (const [position, control] of (await controls.all()).entries()) {
    await control.hover();
    const clip = await surroundings(control);
    await expect.soft(page).toHaveScreenshot(["states", `control-${position + 1}-hover.png`], { clip });
    await page.mouse.move(0, 0);
    // The last press of a key decides whether a browser shows the focus.
    await page.keyboard.press("Tab");
    await control.focus();
    await expect.soft(page).toHaveScreenshot(["states", `control-${position + 1}-focus.png`], { clip });
  }
});

/** The control and what stands around it, where a focus ring is drawn. */
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
