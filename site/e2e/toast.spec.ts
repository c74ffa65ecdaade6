import type { Locator, Page } from "@playwright/test";
import { openStarted } from "./stack/navigation.ts";
import { runningStack } from "./stack/running-stack.ts";
import { expect, freshEmail, test } from "./stack/test.ts";

// The toast's entrance animation would add its own movement to the drag.
test.use({ reducedMotion: "reduce" });

async function showToast(page: Page): Promise<Locator> {
  await openStarted(page, `${runningStack().galleryUrl}/gallery`);
  await page.getByRole("button", { name: "Show a success" }).click();
  const toast = page.locator(".toast");
  await expect(toast).toBeVisible();
  await expect(toast).not.toHaveClass(/toast-enter/);
  return toast;
}

/** Drags a toast by a share of its width. Returns a function that releases it. */
type Drag = (page: Page, toast: Locator, share: number) => Promise<() => Promise<void>>;

const byMouse: Drag = async (page, toast, share) => {
  const box = await boxOf(toast);
  const start = { x: box.x + 60, y: box.y + box.height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + (box.width * share) / 2, start.y);
  await page.mouse.move(start.x + box.width * share, start.y);
  return () => page.mouse.up();
};

const byTouch: Drag = async (page, toast, share) => {
  const box = await boxOf(toast);
  const session = await page.context().newCDPSession(page);
  const start = { x: box.x + box.width - 60, y: box.y + box.height / 2 };
  const touch = (type: "touchEnd" | "touchMove" | "touchStart", distance?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: distance === undefined ? [] : [{ x: start.x - distance, y: start.y }],
    });
  await touch("touchStart", 0);
  for (const step of [0.1, 0.3, 0.6, 1]) await touch("touchMove", box.width * share * step);
  return async () => void (await touch("touchEnd"));
};

async function boxOf(toast: Locator) {
  const box = await toast.boundingBox();
  if (!box) throw new Error("The toast is not on the page");
  return box;
}

for (const [hand, drag, direction] of [
  ["mouse", byMouse, 1],
  ["finger", byTouch, -1],
] as const) {
  test.describe(hand, { tag: "@slow" }, () => {
    test.use({ hasTouch: hand === "finger" });

    test(`a toast follows the ${hand} and stays when released at 79 % of its width`, async ({ page }) => {
      const toast = await showToast(page);
      const before = await boxOf(toast);
      const letGo = await drag(page, toast, 0.79);
      const moved = async () => ((await boxOf(toast)).x - before.x) / before.width;
      await expect.poll(moved).toBeCloseTo(direction * 0.79, 1);
      await letGo();
      await expect.poll(async () => (await boxOf(toast)).x).toBeCloseTo(before.x, 0);
      await expect(toast).toBeVisible();
    });

    test(`a toast closes when the ${hand} releases it at 85 % of its width`, async ({ page }) => {
      const toast = await showToast(page);
      const letGo = await drag(page, toast, 0.85);
      await expect(toast).toBeVisible();
      await letGo();
      await expect(toast).toBeHidden({ timeout: 2_000 });
    });
  });
}

test.describe("after a lead", () => {
  test.use({ reducedMotion: "no-preference" });

  test("a toast appears at the top right and can be closed", async ({ page }) => {
    const toast = await sendLead(page);
    const box = await toast.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box?.y).toBeLessThan(120);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 120);
    await page.getByRole("button", { name: /close/i }).last().click();
    await expect(toast).toBeHidden();
  });

  test("a toast stays for 5000 ms: visible after 4900, gone after 5000", async ({ page }) => {
    const toast = await sendLead(page);
    await expect(page).toHaveURL("/thank-you");
    /** Sets the toast's animation clock to `ms`, paused or running. */
    const setClock = (ms: number, goOn: "paused" | "running") =>
      page.getByRole("region", { name: /messages/i }).evaluate(
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
        [ms, goOn] as const,
      );
    expect(await setClock(4900, "paused")).toBe(5000);
    // Longer than the remaining time and the exit.
    await page.waitForTimeout(1000);
    await expect(toast).toBeVisible();
    await setClock(4999, "running");
    await expect(toast).toBeHidden({ timeout: 3000 });
  });
});

async function sendLead(page: Page) {
  await openStarted(page, "/jefferson-reserve-phase-2");
  const form = page.locator("form", { has: page.locator("#expert-email") });
  await form.getByLabel("Full name").fill("Dana Whitfield");
  await form.getByLabel("Email").fill(freshEmail("toast"));
  await form.getByLabel(/^Phone/).fill("(605) 251-0112");
  await form.getByRole("button").click();
  const toasts = page.getByRole("region", { name: /messages/i });
  const toast = toasts.getByText("Sent. We usually answer within one business day.");
  await expect(toast).toBeVisible();
  return toast;
}
