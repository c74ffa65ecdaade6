import { fillForm } from "./stack/lead-form.ts";
import { openAndWaitForApp } from "./stack/navigation.ts";
import { stackUrls } from "./stack/running-stack.ts";
import { expect, test, uniqueEmail } from "./stack/test.ts";

test("a toast stays after a drag by 79 % of its width, and closes after one by 85 %", {
  tag: "@slow",
}, async ({ page }) => {
  const toast = page.locator(".toast");
  const toastBox = async () => {
    const box = await toast.boundingBox();
    if (!box) throw new Error("The toast is not on the page");
    return box;
  };
  for (const share of [0.79, 0.85]) {
    await openAndWaitForApp(page, `${stackUrls().galleryUrl}/gallery`);
    await page.getByRole("button", { name: "Show a success" }).click();
    await expect(toast).toBeVisible();
    await expect(toast).not.toHaveClass(/toast-enter/);
    const { height, width, x, y } = await toastBox();
    const [startX, middle] = [x + 60, y + height / 2];
    await page.mouse.move(startX, middle);
    await page.mouse.down();
    await page.mouse.move(startX + (width * share) / 2, middle);
    await page.mouse.move(startX + width * share, middle);
    await expect.poll(async () => ((await toastBox()).x - x) / width).toBeGreaterThan(0.6);
    await page.mouse.up();
    if (share < 0.8) await expect.poll(async () => (await toastBox()).x).toBeCloseTo(x, 0);
    await expect(toast).toHaveCount(share < 0.8 ? 1 : 0, { timeout: 2_000 });
  }
});

test("a toast appears at the top right and stays for 5000 ms: visible after 4900, gone after 5000", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openAndWaitForApp(page, "/jefferson-reserve-phase-2");
  await (await fillForm(page, "expert", uniqueEmail("toast"))).getByRole("button").click();
  await expect(page).toHaveURL("/thank-you");
  const messages = page.getByRole("region", { name: /messages/i });
  const toast = messages.getByText("Sent. We usually answer within one business day.");
  await expect(toast).toBeVisible();
  /** Sets the toast's animation clock to `ms`, paused or running. Returns the time at which the animation ends. */
  const setClock = (ms: number, state: "paused" | "running") =>
    messages.evaluate(
      (toasts, [ms, state]) => {
        const [clock, ...others] = toasts
          .getAnimations({ subtree: true })
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1000);
        if (!clock || others.length > 0) throw new Error("expected exactly one long animation");
        if (state === "paused") clock.pause();
        clock.currentTime = Number(ms);
        if (state === "running") clock.play();
        return clock.effect?.getComputedTiming().endTime;
      },
      [ms, state] as const,
    );
  expect(await setClock(4900, "paused")).toBe(5000);
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y).toBeLessThan(120);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 120);
  // Longer than the remaining 100 ms and the closing animation.
  await page.waitForTimeout(1000);
  await expect(toast).toBeVisible();
  await setClock(4999, "running");
  await expect(toast).toBeHidden({ timeout: 3000 });
});
