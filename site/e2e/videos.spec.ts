import { expect, test } from "./stack/test.ts";

test("a video of ours loads nothing before it is pressed, then plays with its captions", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\.(?:mp4|vtt)$/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await page.goto("/media", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  const first = page.locator("[data-video]").first();
  await first.getByText("Transcript", { exact: true }).click();
  await expect(first.getByText("A community begins with a walk.")).toBeVisible();
  await first.getByRole("button", { name: /How we build/ }).click();
  const player = first.locator("video");
  await expect(player).toBeFocused();
  await expect(player).toHaveAttribute("controls", "");
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(await player.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe("showing");
});

test("videos come in parts, as players ask for them", async ({ page, request }) => {
  await page.goto("/media");
  const src = await page.locator("[data-video] a").first().getAttribute("href");
  const part = await request.get(src ?? "", { headers: { range: "bytes=0-99" } });
  expect(part.status()).toBe(206);
  expect(part.headers()["content-type"]).toBe("video/mp4");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser's own player stands in the place of the picture, and loads nothing", async ({ page }) => {
    await page.goto("/media");
    const player = page.locator("[data-video] video").first();
    await expect(player).toBeVisible();
    await expect(player).toHaveAttribute("preload", "none");
    await expect(player).toHaveAttribute("poster", /\.(?:webp|avif|jpg)$/);
  });
});
