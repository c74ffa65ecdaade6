import { expect, test } from "./stack/test.ts";

test("the whole expert form of the second phase stands in a desktop's first screen", async ({ page }) => {
  await page.goto("/jefferson-reserve-phase-2");
  const note = page.getByText("We use these details to answer you and for nothing else.");
  await expect(note).toBeInViewport({ ratio: 1 });
});
