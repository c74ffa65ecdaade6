import { expect, test } from "./stack/test.ts";

const address = "/property-investment-opportunity";

test("the page's sections stand in the specified order", async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Speak with an expert",
    "Why Midwest",
    "Three reasons",
    "Future projects",
    "Four steps to invest",
    "The people you will speak with",
    "Connect with us when you are ready.",
    "Talk with us about the Midwest",
  ]);
});

test("the four reasons for the Midwest, the three reasons to invest and the four steps", async ({ page }) => {
  await page.goto(address);
  const titles = [
    ["Steadier pricing", "Lower cost basis", "Local knowledge", "Less competition"],
    ["Income potential", "Tax treatment", "Long-term value"],
    ["Learn", "Confirm", "Commit", "Follow"],
  ].flat();
  for (const name of titles) {
    await expect(page.getByRole("heading", { exact: true, level: 3, name })).toBeVisible();
  }
});

test("six cities are to be announced in 2026 and five in 2027", async ({ page }) => {
  await page.goto(address);
  for (const [year, cities] of [
    ["2026 (under way)", 6],
    ["2027 (planned)", 5],
  ] as const) {
    const slots = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: year }) })
      .getByRole("listitem");
    await expect(slots).toHaveText(Array<string>(cities).fill("City to be announced"));
  }
});

test("“Invest Now” opens the investor portal in a new tab", async ({ page }) => {
  await page
    .context()
    .route("https://portal.switchgrass.example/**", (route) =>
      route.fulfill({ body: "The investor portal", contentType: "text/plain" }),
    );
  await page.goto(address);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Invest Now (opens in a new tab)" }).click();
  await expect(await opened).toHaveURL("https://portal.switchgrass.example/");
  await expect(page).toHaveURL(address);
});

test("the page ends in the contact form", async ({ page }) => {
  await page.goto(address);
  await expect(page.locator("main form").last().locator("#bottom-email")).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "Ask us anything before you commit a dollar." }),
  ).toHaveCount(0);
});
