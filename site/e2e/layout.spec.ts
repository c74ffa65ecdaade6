import { openAndWaitForApp } from "./stack/navigation.ts";
import { expect, test } from "./stack/test.ts";

test("the map of the Midwest fits the window, and its labels are legible, at each width", async ({
  page,
}) => {
  await page.goto("/property-investment-opportunity");
  const map = page.getByRole("img", { name: /^Map of the upper Midwest with Sioux Falls/ });
  await expect(map).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const sizes = await map.evaluate((drawing: SVGSVGElement) => {
      const scale = drawing.getScreenCTM()?.a ?? 0;
      const shownLabels = [...drawing.querySelectorAll("text")].filter((label) => label.checkVisibility());
      return shownLabels.map((label) => Number.parseFloat(getComputedStyle(label).fontSize) * scale);
    });
    expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(12);
    const box = await map.boundingBox();
    expect(box?.x, `${width} px`).toBeGreaterThan(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThan(width);
  }
});

test("the first screen of a desktop shows the next step", async ({ page }) => {
  await page.goto("/jefferson-reserve-phase-2");
  const note = page.getByText(
    "We only use this to get back to you. We verify accreditation before anyone invests.",
  );
  await expect(note).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/investor");
  await expect(page.getByRole("link", { name: "Ask what is open at $100,000" })).toBeInViewport();
  await page.goto("/current-project");
  const projects = page.getByRole("main").getByRole("article");
  for (const [index, { link, minimumOrStatus, targets }] of [
    {
      link: "Ask about Bluestem Reserve",
      minimumOrStatus: "From $50,000",
      targets: "Units and targets not published yet.",
    },
    {
      link: "Ask about Foss Fields Phase 1",
      minimumOrStatus: "From $50,000",
      targets: "Units and targets not published yet.",
    },
    {
      link: "Read about Jefferson Phase 2",
      minimumOrStatus: "Full Funded as of November 15, 2026",
      targets: "Target IRR 19.6% to 20.0% a year, by class, over a hold of about 3¾ years.",
    },
  ].entries()) {
    const project = projects.nth(index);
    await expect(project.getByText(minimumOrStatus)).toBeInViewport({ ratio: 1 });
    await expect(project.getByText(targets)).toBeInViewport({ ratio: 1 });
    await expect(project.getByRole("link")).toHaveText([link]);
    await expect(project.getByRole("link")).toBeInViewport({ ratio: 1 });
  }
});

test("on a phone the first screen shows the contact form's fields; “Schedule a call” comes after the form", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  for (const name of ["name", "email", "phone", "reason"])
    await expect(page.locator(`#contact-${name}`)).toBeInViewport({ ratio: 1 });
  const schedule = await page.getByRole("heading", { name: "Schedule a call" }).boundingBox();
  const submit = await page.locator("#contact-submit").boundingBox();
  expect(schedule?.y).toBeGreaterThan(submit?.y ?? Number.POSITIVE_INFINITY);
});

test("nothing next to the contact form moves when the form grows", async ({ page }) => {
  await openAndWaitForApp(page, "/contact");
  const headingTop = async () =>
    (await page.getByRole("heading", { name: "Call, write or visit" }).boundingBox())?.y;
  const topBefore = await headingTop();
  await page.getByLabel("Reason", { exact: true }).selectOption("other");
  await expect(page.getByRole("textbox", { name: "Message" })).toBeVisible();
  expect(await headingTop()).toBe(topBefore);
});
