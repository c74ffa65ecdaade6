import { openBeforeHydration } from "./stack/before-hydration.ts";
import { waitForApp } from "./stack/navigation.ts";
import { stackUrls } from "./stack/running-stack.ts";
import { expect, test } from "./stack/test.ts";

test.describe("when the app starts late", () => {
  test("an episode that is playing continues in the bar", { tag: "@slow" }, async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/podcast");
    const audio = page.locator("audio").first();
    await audio.click({ position: { x: 24, y: 24 } });
    await expect
      .poll(() => audio.evaluate((player: HTMLAudioElement) => player.currentTime))
      .toBeGreaterThan(0.5);
    const playback = await audio.evaluateHandle((player: HTMLAudioElement) => {
      const seenEvents: string[] = [];
      for (const name of ["pause", "emptied"]) player.addEventListener(name, () => seenEvents.push(name));
      return { player, seenEvents };
    });
    await hydrate();
    const bar = page.getByRole("region", { name: "Player" });
    await expect(bar.getByText("Episode 3: The tree in the courtyard")).toBeVisible();
    await expect(page.getByRole("button", { name: "Pause episode 3" })).toBeFocused();
    expect(
      await playback.evaluate(({ player, seenEvents }) => [player.isConnected, player.paused, ...seenEvents]),
    ).toEqual([true, false]);
    await bar.getByRole("button", { name: "Pause" }).click();
    expect(await audio.evaluate((player: HTMLAudioElement) => player.paused)).toBe(true);
  });

  test("a typed amount keeps its focus, and the self-check keeps its ticks", async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/investor");
    const calculator = page.locator("#calculator");
    const selfCheck = page.getByRole("region", { name: "Do you qualify?" });
    const amount = calculator.getByLabel("Or type an amount");
    for (const title of ["Calculate your share", "What if we miss the target?"])
      await page.locator("summary", { hasText: title }).click();
    await amount.fill("150000");
    await page.getByLabel(/of each pool/).fill("35");
    await page.getByLabel("Loss, in percent").fill("40");
    await selfCheck.locator("summary", { hasText: "license" }).click();
    await selfCheck.getByLabel(/Series 7/).check();
    await amount.focus();
    await hydrate();
    await expect(amount).toBeFocused();
    await expect(page.getByRole("row", { name: "Target met" })).toContainText("$289,500");
    await expect(page.getByRole("row", { name: "A loss of 40%" })).toContainText("$90,000");
    await expect(amount).toHaveValue("150000");
    await expect(page.getByLabel(/of each pool/)).toHaveValue("35");
    await expect(calculator.getByLabel("You invest")).toHaveValue("150000");
    await expect(selfCheck.getByLabel(/Series 7/)).toBeChecked();
    await expect(selfCheck.getByRole("status")).toHaveText(
      "You may qualify; verification is required before investing.",
    );
  });

  test("a step checked before the app starts is saved", async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/investor");
    const step = page.locator("#steps input[type=checkbox]").first();
    await step.evaluate((box: HTMLInputElement) => box.click());
    await hydrate();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("steps-done"))).toBe("step-1");
  });

  test("a newsletter's tab keeps the focus", { tag: "@slow" }, async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/newsletter");
    await page
      .getByRole("link", { name: /October 2026/ })
      .first()
      .focus();
    await hydrate();
    await expect(page.getByRole("tab", { name: /October 2026/ })).toBeFocused();
  });

  test("a video in a post keeps the focus", { tag: "@slow" }, async ({ page }) => {
    await page.route(/youtube/, (route) => route.fulfill({ body: "<title>Video</title>" }));
    const hydrate = await openBeforeHydration(page, `${stackUrls().galleryUrl}/gallery`);
    const text = page.locator('[data-part="Text of a post"]');
    await text.getByRole("link", { name: "Play: A walk through the site" }).focus();
    await hydrate();
    await expect(text.getByRole("button", { name: "Play: A walk through the site" })).toBeFocused();
    await page.keyboard.press("Space");
    await expect(text.locator("iframe")).toBeFocused();
  });
});

// Tries five moments; the test below tries one.
test("text typed while the app starts is kept, whenever it starts", {
  tag: "@slow",
}, async ({ allowedErrors, page }) => {
  test.slow();
  allowedErrors.push(/422/);
  let scriptsReleased = Promise.withResolvers<void>();
  await page.route("**/static/js/**", async (route) => {
    await scriptsReleased.promise;
    await route.fallback();
  });
  await page.goto("/property-investment-opportunity", { waitUntil: "domcontentloaded" });
  const typedText = "Dana Whitfield of Sioux Falls, S. Dakota";
  const field = page.locator("#bottom-name");
  for (const typedBefore of [0, 8, 16, 24, 32]) {
    scriptsReleased = Promise.withResolvers();
    const reload = page.waitForEvent("domcontentloaded");
    await field.evaluate((input: HTMLInputElement) => {
      input.value = "";
      input.form?.submit();
    });
    await reload;
    await field.click();
    await page.keyboard.type(typedText.slice(0, typedBefore));
    scriptsReleased.resolve();
    await page.keyboard.type(typedText.slice(typedBefore), { delay: 10 });
    await waitForApp(page);
    expect(await field.inputValue(), `app started after ${typedBefore} characters`).toBe(typedText);
    await expect(field).toBeFocused();
  }
});

test("a field keeps its text, focus and caret when the app starts", async ({ allowedErrors, page }) => {
  allowedErrors.push(/422/);
  const hydrate = await openBeforeHydration(page, "/contact");
  const input = page.locator("#contact-name");
  // `submit()` bypasses the app: the browser loads the page that the server returns, with errors.
  await input.evaluate((field: HTMLInputElement) => field.form?.submit());
  await page.getByRole("alert").waitFor();
  await input.click();
  await page.keyboard.type("danaexample");
  for (const key of ["Home", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await hydrate();
  await page.keyboard.type("ne");
  await expect(input).toHaveValue("danenaexample");
});

test("the PDF is not loaded by a browser without a PDF viewer", { tag: "@slow" }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "pdfViewerEnabled", { value: false }));
  const requestedUrls: string[] = [];
  page.on("request", (request) => request.url().endsWith(".pdf") && requestedUrls.push(request.url()));
  const hydrate = await openBeforeHydration(page, "/newsletter");
  await hydrate();
  await expect(page.getByRole("link", { name: "Open the PDF" })).toBeVisible();
  await expect(page.locator("[data-pdf-frame]")).toHaveCount(0);
  expect(requestedUrls).toEqual([]);
});
