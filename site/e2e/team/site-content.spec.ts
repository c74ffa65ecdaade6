import { expect } from "@playwright/test";
import { aboutPage, test } from "./team-stack.ts";

/** Maximum time until visitors see a change. On an idle machine the limit is two seconds. */
const liveWithinMs = 10_000;

/** Returns the names of people in the HTML of the about page, in order. */
const peopleIn = (html: string): string[] => {
  const names = ["Avery Reed", "Morgan Lind", "Jordan Hale", "Paula Prairie"];
  return names
    .filter((name) => html.includes(`>${name}<`))
    .toSorted((one, other) => html.indexOf(`>${one}<`) - html.indexOf(`>${other}<`));
};

test("a new person is last on the site; moving the item by keyboard and publishing changes the order", async ({
  editor: panel,
  restoreAfterTest,
  team,
}) => {
  await restoreAfterTest(aboutPage);
  const { page } = panel;
  const people = async () => peopleIn(await team.htmlOf("/about"));
  await panel.openAbout();
  await panel.addItem(0);
  await panel.field("Name").fill("Paula Prairie");
  await panel.field("Role").fill("Architect");
  await panel.publish();
  await expect.poll(people, { timeout: liveWithinMs }).toHaveLength(4);
  const before = await people();
  expect(before.at(-1)).toBe("Paula Prairie");

  await panel.openAbout();
  const handles = page.getByRole("button", { exact: true, name: "Drag" });
  await handles.nth(3).focus();
  await page.keyboard.press("Space");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await panel.publish();
  await expect.poll(people, { timeout: liveWithinMs }).toEqual(["Paula Prairie", ...before.slice(0, 3)]);
});

test("a project's inconsistent figures are refused, and one click corrects each page", async ({
  editor: panel,
  restoreAfterTest,
  team,
}) => {
  await restoreAfterTest("collection-types/api::project-card.project-card", "Bluestem Reserve");
  const { page } = panel;
  await panel.go("/content-manager/collection-types/api::project-card.project-card");
  await expect(page.getByRole("link", { exact: true, name: "Bluestem Reserve" })).toHaveCount(1);
  await panel.openProject("Bluestem Reserve");
  const percent = page.getByLabel("Percent funded").first();
  await percent.fill("100");
  const expectText = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  await expectText("Home and portfolio: “100% funded, $300k remaining, open to investors");
  const publishResponse = page.waitForResponse((response) => response.url().includes("actions/publish"));
  await page.getByRole("button", { exact: true, name: "Publish" }).click();
  expect((await publishResponse).status()).toBe(400);
  await expect(percent).toHaveValue("100");
  const remaining = page.getByRole("textbox", { name: "Remaining amount" });
  await panel.click("Set to fully funded today");
  await expect(remaining.first()).toHaveValue("$0");
  await expectText("Jefferson page still says “90% funded, $100k remaining, open to investors");
  await panel.click("Update the other page too");
  await expect(remaining.last()).toHaveValue("$0");
  await expect(page.getByText("Conflicting figures")).toHaveCount(0);
  await panel.publish();
  const shows = async (path: string, text: string) => (await team.htmlOf(path)).includes(text);
  for (const path of ["/", "/jefferson-reserve-phase-2"]) {
    await expect.poll(() => shows(path, "$100k"), { timeout: liveWithinMs }).toBe(false);
    await expect.poll(() => shows(path, "Full Funded"), { timeout: liveWithinMs }).toBe(true);
  }
});

test("a testimonial's question has no answer until the editor chooses one", async ({
  editor: panel,
  restoreAfterTest,
}) => {
  await restoreAfterTest(aboutPage);
  const { page } = panel;
  await panel.openAbout();
  await panel.addItem(1);
  await panel.field("Who speaks").fill("An investor since 2022");
  const answers = page.getByRole("radio");
  await expect(answers).toHaveCount(4);
  for (const answer of await answers.all()) await expect(answer).not.toBeChecked();
  const lastAnswer = answers.last();
  await lastAnswer.click();
  await expect(lastAnswer).toBeChecked();
  await panel.save();
  await page.reload();
  await page.getByRole("button", { name: "An investor since 2022" }).first().click();
  await expect(lastAnswer).toBeChecked();
});
