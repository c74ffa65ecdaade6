import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { eventually } from "../../testing/inbox.ts";
import { waitForLeads } from "../stack/lead-form.ts";
import { newPicture, type Panel } from "./panel.ts";
import { type Team, test } from "./team-stack.ts";

/** Publishes and waits until the HTML of the page passes the check. */
async function expectLive(
  panel: Panel,
  team: Team,
  path: string,
  hasChanged: (html: string) => boolean,
): Promise<void> {
  await panel.publish();
  await eventually(`the change on ${path}`, async () => hasChanged(await team.htmlOf(path)));
}

const pageCopy = "collection-types/api::page-text.page-text";
const headline = "A good place to live is a good thing to own.";

test("an editor changes the home page's headline, removes its introduction, and restores both", async ({
  editor: panel,
  page,
  team,
}) => {
  // Only the introduction has this sentence; the description for search engines does not.
  const sentence = "Accredited investors own them alongside us.";
  await panel.openPageCopy("Home", "Hero");
  const heading = panel.page.getByRole("textbox", { name: "Heading" });
  const introduction = panel.page.getByRole("textbox", { name: "Introduction" });
  await expect(heading).toHaveValue(headline);
  await heading.fill("Homes that are worth owning.");
  await expect(panel.page.getByText("28 of 90 characters")).toBeVisible();
  await introduction.fill("");
  await introduction.blur();
  await expect(introduction).toHaveValue("");
  await expectLive(panel, team, "/", (html) => html.includes(">Homes that are worth owning.</h1>"));
  const home = await team.htmlOf("/");
  expect(home).not.toContain(sentence);
  expect(home).not.toMatch(/<p[^>]*><\/p>/);
  expect(await team.htmlOf("/about")).not.toContain("worth owning");

  // The visitor starts on another page, so the app loads Home's copy during the navigation.
  await page.goto(`${team.site.url}/about`);
  await page.locator("html[data-app=started]").waitFor();
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homes that are worth owning.");

  await heading.fill("");
  await heading.blur();
  await expect(heading).toHaveValue(headline);
  await panel.page.getByRole("button", { name: "Restore the default" }).first().click();
  await expect(introduction).toHaveValue(new RegExp(`${sentence}$`));
  await expectLive(panel, team, "/", (html) => html.includes(`>${headline}</h1>`) && html.includes(sentence));
});

test("a new picture on the home page needs a description, and replaces the phone picture too", {
  tag: "@slow",
}, async ({ editor: panel, restoreAfterTest, team }) => {
  await restoreAfterTest(pageCopy, "Home");
  await panel.openPageCopy("Home", "Hero");
  const picture = panel.page.getByRole("group", { name: "Picture", exact: true });
  const onPhones = panel.page.getByRole("group", { name: "Picture on phones" });
  await expect(onPhones.locator("img")).toBeVisible();
  await panel.addPicture(newPicture("porch.png"), "A porch", picture);
  await expect(onPhones.getByText("Follows the picture above.")).toBeVisible();
  await expect(onPhones.locator("img")).toHaveCount(0);
  const description = picture.getByRole("textbox", { name: "Picture: description" });
  await expect(description).toHaveValue("A porch");
  await description.fill("");
  await expect(picture.getByText("Describe the picture for people who cannot see it.")).toBeVisible();
  await description.fill("A porch in the evening");
  await expectLive(panel, team, "/", (html) => html.includes('alt="A porch in the evening"'));
  // The picture for link previews (`/social/`) is another field, which does not change.
  expect(await team.htmlOf("/")).not.toMatch(/(?<!\/social)\/pictures\/hero-home/);
  await picture.getByRole("button", { name: "Restore the default" }).click();
  await expectLive(panel, team, "/", (html) => html.includes("/pictures/hero-home-phone"));
});

test("a search in a page's copy counts the matching fields", { tag: "@slow" }, async ({ editor: panel }) => {
  const { page } = panel;
  await panel.openPageCopy("Home", "Hero");
  const search = page.getByPlaceholder("Search this page’s copy");
  await search.fill("a GOOD place to live is a good thing");
  await expect(page.getByText("1 field found on this page.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Heading" })).toHaveValue(headline);
  await search.fill("no page has these words");
  await expect(page.getByText("0 fields found on this page.")).toBeVisible();
});

test("a preview shows the draft of a page's copy, and a sentence must keep its placeholder", {
  tag: "@slow",
}, async ({ editor: panel, restoreAfterTest, team }) => {
  await restoreAfterTest(pageCopy, "Home");
  await panel.openPageCopy("Home", "Facts");
  const basis = panel.page.getByRole("textbox", { name: "Open, basis" });
  await basis.fill("as of today.");
  await expect(panel.page.getByText(/^Keep \{date\}/)).toBeVisible();
  await basis.fill("counted on {date}.");
  await panel.save();
  const preview = await panel.preview();
  await expect(preview.getByText(/counted on November\s15,\s2026\./)).toBeVisible();
  await expect(preview.getByText("Preview of a draft.")).toBeVisible();
  expect(await team.htmlOf("/")).not.toContain("counted on");
});

test("an editor changes the consent text; each lead keeps the text that its sender agreed to", {
  tag: "@slow",
}, async ({ editor: panel, restoreAfterTest, page, team }) => {
  await restoreAfterTest(pageCopy, "On many pages: forms and consent");
  const contact = `${team.site.url}/contact`;
  const wording = "{brand} may call me. I write to {email} when I want that to end.";
  // A visitor has the form open while the wording changes.
  await page.goto(contact);
  await fillContactForm(page, "before@example.com");

  await panel.openPageCopy("On many pages: forms and consent", "Agreement");
  await panel.page.getByRole("textbox", { name: "Checkbox: agree to email, calls and texts" }).fill(wording);
  await expectLive(panel, team, "/contact", (html) => html.includes("may call me. I write to"));

  await page.getByRole("button", { name: "Send" }).click();
  await page.waitForURL("**/thank-you");
  await page.goto(contact);
  await fillContactForm(page, "after@example.com");
  await page.getByRole("button", { name: "Send" }).click();
  await page.waitForURL("**/thank-you");

  const leadBefore = await leadOf(team, "before@example.com");
  expect(leadBefore).toMatchObject({ consentVersion: "v4-2026-11" });
  expect(leadBefore.consentWording).toMatch(/^I agree that Switchgrass Communities may email me/);
  const leadAfter = await leadOf(team, "after@example.com");
  expect(leadAfter.consentVersion).toMatch(/^v5-\d{4}-\d{2}$/);
  expect(leadAfter.consentWording).toMatch(/^Switchgrass Communities may call me\. I write to \S+ when/);
});

async function fillContactForm(page: Page, email: string): Promise<void> {
  await page.getByLabel("Full name").fill("Dana Whitfield");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel(/^Phone/).fill("(605) 251-0112");
  await page.getByLabel("Reason", { exact: true }).selectOption("investing");
  await page.getByText("Email, calls, and texts").click();
  await page.locator("#contact-consent").check();
}

const leadOf = async ({ cms }: Team, email: string) =>
  v.parse(
    v.looseObject({ consentVersion: v.string(), consentWording: v.string() }),
    (await waitForLeads(email, cms.apiUrl))[0],
  );
