import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import type { RunningCms } from "../../../cms/testing/running-cms.mjs";
import { leads } from "../../../cms/tests/editor.ts";

/** The lead inbox in the admin panel, for somebody who is logged in: by what stands on the screen. */
export class InboxPanel {
  readonly #page: Page;
  readonly #address: string;

  constructor(cms: Pick<RunningCms, "url">, page: Page) {
    this.#page = page;
    this.#address = `${cms.url}/admin/content-manager/collection-types/${leads}`;
  }

  async open(): Promise<void> {
    await this.#page.goto(this.#address);
  }

  /** The lines of the list, without its head. */
  get rows(): Locator {
    const actions = this.#page.getByRole("button", { name: "Row actions" });
    return this.#page.getByRole("row").filter({ has: actions });
  }

  async search(words: string): Promise<void> {
    await this.#page.getByRole("main").getByRole("button", { name: "Search" }).click();
    const box = this.#page.getByRole("searchbox", { name: "Search for Inquiries" });
    await box.fill(words);
    await box.press("Enter");
  }

  /** Narrows the list to the entries whose field is this. */
  async filter(field: string, value: string): Promise<void> {
    await this.#page.getByRole("button", { name: "Filters" }).click();
    const dialog = this.#page.getByRole("dialog");
    await choose(this.#page, dialog.getByRole("combobox", { name: "Select field" }), field);
    await choose(this.#page, dialog.getByRole("combobox", { exact: true, name: field }), value);
    await dialog.getByRole("button", { name: "Add filter" }).click();
    await expect(this.#page.getByRole("button", { name: `${field} is ${value}` })).toBeVisible();
    await this.#page.keyboard.press("Escape");
  }

  async openLead(name: string): Promise<void> {
    await this.#page.getByRole("gridcell", { name }).first().click();
    await expect(this.#page.getByRole("heading", { level: 1, name })).toBeVisible();
  }

  field(label: string): Locator {
    return this.#page.getByLabel(label, { exact: true }).first();
  }

  /** What stands beside the lead, as titles and what is said under them. */
  get about(): Locator {
    return this.#page.getByRole("complementary").filter({ hasText: "About this inquiry" });
  }

  async addNote(text: string): Promise<void> {
    await this.#page.getByRole("textbox", { name: "Add a note" }).fill(text);
    // As somebody in haste does.
    await this.#page.getByRole("button", { name: "Add a note" }).dblclick();
    await expect(this.note(text)).toBeVisible();
    await expect(this.#page.getByRole("textbox", { name: "Add a note" })).toHaveValue("");
    await expect(this.note(text)).toHaveCount(1);
  }

  /** A note of the team, with its author and time. */
  note(text: string): Locator {
    return this.#page.getByRole("article").filter({ hasText: text });
  }

  async set(field: string, value: string): Promise<void> {
    await choose(this.#page, this.#page.getByRole("combobox", { exact: true, name: field }), value);
  }

  async save(): Promise<void> {
    await this.#page.getByRole("button", { exact: true, name: "Save" }).click();
    await expect(this.#page.getByText("Saved.", { exact: true })).toBeVisible();
  }

  /** Saves what the list shows, as the button calls it, and gives the file's name and text. */
  async export(
    button: "Export all" | "Export selected" | "Export these",
  ): Promise<{ name: string; text: string }> {
    const downloaded = this.#page.waitForEvent("download");
    await this.#page.getByRole("button", { name: button }).click();
    const download = await downloaded;
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
  }
}

async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await select.click();
  await page.getByRole("option", { exact: true, name: option }).click();
}
