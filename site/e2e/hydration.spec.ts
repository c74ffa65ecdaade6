import { openBeforeHydration } from "./stack/before-hydration.ts";
import { runningStack } from "./stack/running-stack.ts";
import { expect, test } from "./stack/test.ts";

// Sections that are still rising would move by themselves.
test.use({ reducedMotion: "reduce" });

test.describe("what was used before the scripts arrived is kept", () => {
  test("the focus on a video, which then plays in its place", async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/media");
    const video = page.locator("[data-video]").first();
    await video.getByRole("link").focus();
    await hydrate();
    await expect(video.getByRole("button")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(video.locator("video")).toBeFocused();
  });

  test("the focus on a picture, which then opens enlarged", async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/jefferson-reserve-phase-2");
    const plans = page.locator("[data-plans]");
    await plans.getByRole("link").first().focus();
    await hydrate();
    const opener = plans.getByRole("button", { name: "Enlarge" }).first();
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    const lightbox = page.getByRole("dialog", { name: "Enlarged picture" });
    await expect(lightbox).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(lightbox).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("an episode that plays goes on, in the bar", async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/podcast");
    const audio = page.locator("audio").first();
    await audio.click({ position: { x: 24, y: 24 } });
    await expect.poll(() => audio.evaluate((one: HTMLAudioElement) => one.currentTime)).toBeGreaterThan(0.5);
    const pauses = await audio.evaluateHandle((one: HTMLAudioElement) => {
      const seen: string[] = [];
      for (const name of ["pause", "emptied"]) one.addEventListener(name, () => seen.push(name));
      return { one, seen };
    });
    await hydrate();
    const bar = page.getByRole("region", { name: "Player" });
    await expect(bar.getByText("Episode 3: The tree in the courtyard")).toBeVisible();
    await expect(page.getByRole("button", { name: "Pause episode 3" })).toBeFocused();
    expect(await pauses.evaluate(({ one, seen }) => [one.isConnected, one.paused, ...seen])).toEqual([
      true,
      false,
    ]);
    await bar.getByRole("button", { name: "Pause" }).click();
    expect(await audio.evaluate((one: HTMLAudioElement) => one.paused)).toBe(true);
  });

  test("an amount that was typed, and the focus in it", async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/investor");
    const calculator = page.locator("#calculator");
    const amount = calculator.getByLabel("Or type an amount");
    await amount.fill("150000");
    await page.getByLabel(/of each pool/).fill("35");
    await page.getByLabel("Loss, in percent").fill("40");
    await amount.focus();
    await hydrate();
    await expect(amount).toBeFocused();
    await expect(page.getByRole("row", { name: "Target met" })).toContainText("$289,500");
    await expect(page.getByRole("row", { name: "A loss of 40%" })).toContainText("$90,000");
    await expect(amount).toHaveValue("150000");
    await expect(page.getByLabel(/of each pool/)).toHaveValue("35");
    await expect(calculator.getByLabel("You invest")).toHaveValue("150000");
  });

  test("where the slider of the calculator was moved to", async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/investor");
    const calculator = page.locator("#calculator");
    const range = calculator.getByLabel("You invest");
    await range.focus();
    await page.keyboard.press("End");
    await hydrate();
    await expect(range).toBeFocused();
    await expect(range).toHaveValue("250000");
    await expect(calculator.getByLabel("Or type an amount")).toHaveValue("$250,000");
  });

  test("what was checked in the self-check", async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/investor");
    const check = page.getByRole("region", { name: "Do you qualify?" });
    await check.locator("summary", { hasText: "license" }).click();
    await check.getByLabel(/Series 7/).check();
    await hydrate();
    await expect(check.getByLabel(/Series 7/)).toBeFocused();
    await expect(check.getByLabel(/Series 7/)).toBeChecked();
    await expect(check.getByRole("status")).toHaveText(
      "You may qualify; verification is required before investing.",
    );
  });

  test("the focus on a newsletter's tab", async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/newsletter");
    await page
      .getByRole("link", { name: /October 2026/ })
      .first()
      .focus();
    await hydrate();
    await expect(page.getByRole("tab", { name: /October 2026/ })).toBeFocused();
  });

  test("the focus on a video in a post", async ({ page }) => {
    await page.route(/youtube/, (route) => route.fulfill({ body: "<title>Video</title>" }));
    const hydrate = await openBeforeHydration(page, `${runningStack().galleryUrl}/gallery`);
    const text = page.locator('[data-part="Text of a post"]');
    await text.getByRole("link", { name: "Play: A walk through the site" }).focus();
    await hydrate();
    await expect(text.getByRole("button", { name: "Play: A walk through the site" })).toBeFocused();
    await page.keyboard.press("Space");
    await expect(text.locator("iframe")).toBeFocused();
  });
});

test("a browser without a PDF viewer is not sent the PDF", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "pdfViewerEnabled", { value: false }));
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith(".pdf") && asked.push(request.url()));
  const hydrate = await openBeforeHydration(page, "/newsletter");
  await hydrate();
  await expect(page.getByText("Open or download it above.")).toBeVisible();
  expect(asked).toEqual([]);
});
