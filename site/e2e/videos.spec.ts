import { expect, test } from "./stack/test.ts";

test("a hosted video loads no video file before it is clicked, then plays with its captions", async ({
  page,
}) => {
  const requestedUrls: string[] = [];
  page.on("request", (request) => {
    if (/\.(?:mp4|vtt)$/.test(request.url())) requestedUrls.push(new URL(request.url()).pathname);
  });
  await page.goto("/media", { waitUntil: "networkidle" });
  expect(requestedUrls).toEqual([]);
  const first = page.locator("[data-video]").first();
  await first.getByText("Transcript", { exact: true }).click();
  await expect(first.getByText("A community begins with a walk.")).toBeVisible();
  await first.locator("summary", { hasText: "How we build" }).click();
  const player = first.locator("video");
  await expect(player).toBeFocused();
  await expect(player).toHaveAttribute("controls", "");
  await expect.poll(() => requestedUrls.length).toBeGreaterThan(0);
  expect(await player.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe("showing");
});
