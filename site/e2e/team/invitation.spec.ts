import { expect } from "@playwright/test";
import { credentials } from "../../../cms/tests/editor.ts";
import { Panel } from "./panel.ts";
import { test } from "./team-stack.ts";

test("an invitation is emailed, and its dialog confirms that", async ({ browser, team }) => {
  test.setTimeout(4 * 60_000);
  const page = await (await browser.newContext({ viewport: { height: 900, width: 1280 } })).newPage();
  const panel = new Panel(team.stack.cms, page);
  await panel.logIn(credentials);
  await panel.go("/settings/users");
  await page.getByRole("button", { name: "Invite new user" }).click();
  await page.getByLabel(/First name/).fill("Nora");
  await page.getByLabel(/Email/).fill("nora@example.com");
  await page.getByRole("combobox", { name: /role/i }).click();
  await page.getByRole("option", { name: "Editor" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Invite user" }).click();
  await expect(page.getByText("The invitation is on its way to nora@example.com.")).toBeVisible();
  await expect(page.getByText("Their link to choose a password. It works once.")).toBeVisible();
  await expect.poll(() => team.mailServer.mails.map(({ to }) => to)).toContain("nora@example.com");
  await page.context().close();
});
