import { expect } from "@playwright/test";
import { fillForm, waitForLeads } from "../stack/lead-form.ts";
import { newPicture } from "./panel.ts";
import { test } from "./team-stack.ts";

/** Maximum time until visitors see a change. On an idle machine the limit is two seconds. */
const liveWithinMs = 10_000;

const pagePath = "/spring-2027";

test("an editor builds a campaign page, publishes it in the menus, and unpublishes it", async ({
  browser,
  editor: panel,
  team: { cms, htmlOf, site, visit: visitAt },
}) => {
  test.setTimeout(4 * 60_000);
  const { page } = panel;
  const visit = () => visitAt(pagePath);
  const expectSoon = (message: string, isTrue: () => Promise<boolean>) =>
    expect.poll(isTrue, { message, intervals: [100], timeout: liveWithinMs }).toBe(true);
  const shows = async (path: string, text: string) => (await htmlOf(path)).includes(text);

  await test.step("the path of an existing page is refused, with an error at the field", async () => {
    await panel.newEntry("api::page.page");
    await panel.field("Name").fill("Spring 2027");
    await panel.field("Address").fill("about");
    await page.getByRole("button", { exact: true, name: "Save" }).click();
    await expect(page.getByText("“/about” is an address of the site itself.").first()).toBeVisible();
    await panel.field("Address").fill("");
  });

  await test.step("a refused publish names every required field that is empty, and shows the first", async () => {
    await page.getByRole("button", { exact: true, name: "Publish" }).click();
    await expect(
      page.getByText(
        "Please correct: “Top of the page › Picture”, “Description for menus and search engines”.",
      ),
    ).toBeVisible();
    await expect(page.getByText("This value is required.").first()).toBeInViewport();
  });

  await test.step("the editor adds a text, project cards, the class table and a form", async () => {
    await page.getByRole("textbox", { name: "Headline" }).fill("A spring of building");
    await page.getByRole("textbox", { name: "First sentences" }).fill("Three communities under way.");
    await panel.addPicture(newPicture("spring.png"), "A spring of building");
    await panel.addSection("Text");
    await panel.text.click();
    await page.keyboard.type("People who sit outside meet.");
    for (const name of ["Project cards", "Class table", "Form"]) await panel.addSection(name);
    await page.getByRole("textbox", { name: "Campaign" }).fill("spring-2027");
    await page.getByRole("textbox", { name: "Description" }).fill("What opens this spring.");
    await panel.save();
    expect([(await visit()).status, (await visit()).headers.get("location")]).toEqual([302, "/404"]);
  });

  await test.step("the editor previews the draft, which visitors do not see", async () => {
    const preview = await panel.preview();
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText("A spring of building");
    await expect(preview.getByText("People who sit outside meet.")).toBeVisible();
    await expect(preview.getByRole("heading", { level: 3, name: "Bluestem Reserve" })).toBeVisible();
    await expect(preview.getByRole("table", { name: "Target returns by class" })).toBeVisible();
    await expect(preview.getByText(/^Targets can be missed\./)).toBeVisible();
    await expect(preview.getByRole("heading", { name: "Talk with us" })).toBeVisible();
    await page.getByRole("link", { name: "Close preview" }).click();
    expect((await visit()).status).toBe(302);
  });

  await test.step("the editor adds the page to the Resources menu and the footer, and publishes it", async () => {
    for (const place of ["In the Resources menu", "In the footer"]) {
      await page.getByRole("checkbox", { name: place }).check();
    }
    await panel.publish();
    await expectSoon("the page in the footer", () => shows("/about", `href="${pagePath}"`));
    expect((await visit()).status).toBe(200);
    expect(await shows("/sitemap.xml", pagePath)).toBe(true);
    expect(await shows("/search?q=outside", "Spring 2027")).toBe(true);
  });

  await test.step("a visitor finds the page in the footer and both menus, and sends its form", async () => {
    const visitor = await browser.newPage({ viewport: { height: 900, width: 1280 } });
    await visitor.goto(site.url);
    const footer = visitor.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "Spring 2027" })).toHaveAttribute("href", pagePath);
    await visitor.setViewportSize({ height: 800, width: 390 });
    await visitor.getByRole("button", { name: "Open menu" }).click();
    const menu = visitor.getByRole("dialog", { name: "Main menu" });
    await menu.getByText("Resources", { exact: true }).click();
    await menu.getByRole("link", { name: "Spring 2027" }).click();
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("A spring of building");
    await (await fillForm(visitor, "bottom", "dana@example.com")).getByRole("button").click();
    await expect(visitor).toHaveURL(/\/thank-you$/);
    await visitor.setViewportSize({ height: 900, width: 1280 });
    await visitor.goto(`${site.url}/about`);
    await visitor.getByRole("banner").getByText("Resources", { exact: true }).first().click();
    const entry = visitor.getByRole("banner").getByRole("link", { name: /Spring 2027/ });
    await expect(entry).toContainText("What opens this spring.");
    await visitor.close();
    expect(await waitForLeads("dana@example.com", cms.apiUrl)).toMatchObject([
      { campaign: { utm_campaign: "spring-2027" }, form: "bottom", page: pagePath },
    ]);
  });

  await test.step("unpublishing a changed draft removes the page from its URL, the menus, the sitemap and the search", async () => {
    await panel.openEntry("api::page.page", "Spring 2027");
    await panel.field("Name").fill("Spring 2028");
    await panel.save();
    await panel.unpublish();
    await expectSoon("the removal", async () => (await visit()).status === 302);
    expect((await visit()).headers.get("location")).toBe("/404");
    await expectSoon(
      "the menus without the page",
      async () => !(await shows("/about", `href="${pagePath}"`)),
    );
    expect(await shows("/sitemap.xml", pagePath)).toBe(false);
    expect(await shows("/search?q=outside", "Spring 2027")).toBe(false);
  });
});
