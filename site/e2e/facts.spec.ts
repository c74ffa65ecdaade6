import type { Page } from "@playwright/test";
import { sampleSettings } from "./sample-site.ts";
import { openStarted } from "./stack/navigation.ts";
import { expect, freshEmail, test } from "./stack/test.ts";

test("home states the business constants, each target with its caution", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  for (const [label, figure] of [
    ["Minimum investment", "$50,000"],
    ["Target IRR, class C", "20.0%"],
    ["Experience", /over\s*20\s*years/],
    ["Developed", /more than\s*\$500\s*million/],
  ] as const) {
    await expect(main.getByText(label, { exact: true })).toBeVisible();
    await expect(main.getByText(figure).first()).toBeVisible();
  }
  const figures = main.getByRole("region", { name: "Key figures" });
  await expect(figures).toContainText("20.0%a year, over a hold of about 3¾ years");
  await expect(figures.getByText(/A target, not a promise\. .*You can lose principal/)).toBeVisible();
  await expect(figures.getByText(/Past results do not predict future ones/)).toBeVisible();
  await expect(figures.getByRole("link", { name: "See all classes" })).toHaveAttribute("href", "/investor");
});

test("the three project cards: badge, progress, amount, place and where they lead", async ({ page }) => {
  await page.goto("/");
  for (const [title, percent, remaining, path, label] of [
    ["Bluestem Reserve", 90, "$300k", "/contact", "Ask about Bluestem Reserve"],
    ["Jefferson Phase 2", 80, "$750k", "/jefferson-reserve-phase-2", "Read about Jefferson Phase 2"],
    ["Foss Fields Phase 1", 60, "$850k", "/contact", "Ask about Foss Fields Phase 1"],
  ] as const) {
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
    await expect(card.getByText("Ongoing")).toBeVisible();
    await expect(card.getByText("Sioux Falls, SD")).toBeVisible();
    await expect(card.getByRole("progressbar")).toHaveJSProperty("value", percent);
    await expect(card.getByRole("definition")).toHaveText([`${percent}%`, remaining]);
    // One link, on the path of the specification; the contact page's is told which project is asked about.
    await expect(card.getByRole("link")).toHaveText([label]);
    const address = new URL((await card.getByRole("link").getAttribute("href")) ?? "", page.url());
    expect(address.pathname).toBe(path);
  }
});

test("the three stat cards say what is counted", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("main").locator("section", { has: page.getByText("Completed units") });
  await expect(section.getByRole("listitem")).toHaveText([
    /^534.*Completed units.*since 2021$/,
    /^555.*Units under construction.*as of November 1, 2026$/,
    /^940.*Future units.*under contract$/,
  ]);
});

test("home opens with headline and tagline, and tells with a video what the sponsor is", async ({ page }) => {
  await page.goto("/");
  const sections = page.getByRole("main").locator("section");
  const opening = sections.first();
  const whatWeAre = sections.filter({ hasText: "is a developer and sponsor" });
  await expect(opening.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await expect(opening.locator("h1 + p")).not.toBeEmpty();
  await expect(whatWeAre.getByRole("heading", { level: 2 })).not.toBeEmpty();
  await expect(whatWeAre.getByRole("button", { name: sampleSettings.introductionVideo.title })).toBeVisible();
  await expect(whatWeAre.getByRole("link", { name: "More About Us" })).toHaveAttribute("href", "/about");
});

test("“Strategy and Services” names the four ways that a building pays, and the portal", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("main").locator("section", {
    has: page.getByRole("heading", { name: "Strategy and Services" }),
  });
  await expect(section.getByRole("heading", { level: 3 })).toHaveText([
    "Passive monthly income",
    "Appreciation",
    "Principal paydown",
    "Tax benefits",
  ]);
  await expect(section.getByRole("listitem").last()).toContainText("Depreciation");
  await expect(
    section.getByRole("link", { name: /^Already an investor\? Log in to the portal/ }),
  ).toHaveAttribute("href", sampleSettings.investorPortal.href);
});

test("the target is said to be one of growth-oriented secondary and tertiary markets", async ({ page }) => {
  await page.goto("/investor");
  await expect(
    page.getByText(
      "From $50,000. We target a return of 20% in growth-oriented secondary and tertiary markets: that is the target IRR of class C, over a hold of about 3¾ years.",
    ),
  ).toBeVisible();
});

test("the contact form has a reason for each of the audiences", async ({ page }) => {
  await page.goto("/contact");
  const reasons = page.getByLabel("Reason", { exact: true }).getByRole("option");
  expect((await reasons.allTextContents()).slice(1)).toEqual([
    "Investing as a limited partner (LP)",
    "Partnering with us (co-GP)",
    "Questions about taxes and real estate",
    "A charitable request",
    "Media or speaking",
    "Other",
  ]);
  const form = page.locator("main form");
  for (const field of ["Full name", "Email", "Phone"])
    await expect(form.getByLabel(new RegExp(`^${field}`))).toBeVisible();
  await expect(form.getByRole("checkbox")).not.toBeChecked();
});

test("the contact page: heading, form, two scheduling links, social profiles", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We'd Like to hear from you");
  await expect(page.getByRole("main").getByRole("link", { name: /^Schedule a call with/ })).toHaveCount(2);
  for (const network of ["LinkedIn", "YouTube", "Facebook"]) {
    await expect(page.getByRole("main").getByRole("link", { name: network })).toBeVisible();
  }
});

async function sendLead(page: Page) {
  await openStarted(page, "/jefferson-reserve-phase-2");
  const form = page.locator("form", { has: page.locator("#expert-email") });
  await form.getByLabel("Full name").fill("Dana Whitfield");
  await form.getByLabel("Email").fill(freshEmail("toast"));
  await form.getByLabel(/^Phone/).fill("(605) 251-0112");
  await form.getByRole("button").click();
  const toasts = page.getByRole("region", { name: /messages/i });
  const toast = toasts.getByText("Thank you. We have your details");
  await expect(toast).toBeVisible();
  return toast;
}

test("a toast stands at the top right and can be closed", async ({ page }) => {
  const toast = await sendLead(page);
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y).toBeLessThan(120);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 120);
  await page.getByRole("button", { name: /close/i }).last().click();
  await expect(toast).toBeHidden();
});

test("a toast is there for 5000 ms: still after 4900, no longer after 5000", async ({ page }) => {
  const toast = await sendLead(page);
  await expect(page).toHaveURL("/thank-you");
  /** Sets the clock of the toast, an animation, to `ms` and lets it stand still there or go on. */
  const setClock = (ms: number, goOn: "paused" | "running") =>
    page.getByRole("region", { name: /messages/i }).evaluate(
      (toasts, [ms, state]) => {
        const [clock, ...others] = toasts
          .getAnimations({ subtree: true })
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1000);
        if (!clock || others.length > 0) throw new Error("not one clock");
        if (state === "paused") clock.pause();
        clock.currentTime = Number(ms);
        if (state === "running") clock.play();
        return clock.effect?.getComputedTiming().endTime;
      },
      [ms, goOn] as const,
    );
  expect(await setClock(4900, "paused")).toBe(5000);
  // Longer than what remains, and than the way out takes.
  await page.waitForTimeout(1000);
  await expect(toast).toBeVisible();
  await setClock(4999, "running");
  await expect(toast).toBeHidden({ timeout: 3000 });
});
