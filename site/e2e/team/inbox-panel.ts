import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import type { RunningCms } from "../../../cms/testing/running-cms.mjs";

/** The panel's inquiry page, for a logged-in user. */
export class InboxPanel {
  readonly #page: Page;
  readonly #url: string;

  constructor(cms: Pick<RunningCms, "url">, page: Page) {
    this.#page = page;
    this.#url = `${cms.url}/admin/inquiries`;
  }

  /** @param query filters of the URL */
  async open(query = ""): Promise<void> {
    await this.#page.goto(`${this.#url}${query}`);
    await expect(this.#page.getByRole("group", { name: "Quick filters" })).toBeVisible();
  }

  get rows(): Locator {
    return this.#page.getByRole("list", { name: "Inquiries" }).getByRole("listitem");
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name });
  }

  /** Filter that one click turns on or off. */
  toggle(name: string): Locator {
    return this.#page
      .getByRole("group", { name: "Quick filters" })
      .getByRole("button", { exact: true, name });
  }

  get timeline(): Locator {
    return this.#page.getByRole("region", { name: "Timeline" });
  }

  get about(): Locator {
    return this.#page.getByRole("region", { name: "About this inquiry" });
  }

  get note(): Locator {
    return this.#page.getByLabel("Add a note");
  }

  /** Chooses an option in the open inquiry or in the filters. */
  async set(select: string, option: string): Promise<void> {
    await this.#page.getByRole("combobox", { exact: true, name: select }).click();
    await this.#page.getByRole("option", { exact: true, name: option }).click();
  }

  async save(): Promise<void> {
    await this.#page.getByRole("button", { exact: true, name: "Save" }).click();
    await expect(this.#page.getByText("Saved.", { exact: true })).toBeVisible();
  }

  /** Clicks an export button, and returns the file's name and text. */
  async export(button: RegExp): Promise<{ name: string; text: string }> {
    const downloaded = this.#page.waitForEvent("download");
    await this.#page.getByRole("button", { name: button }).click();
    const download = await downloaded;
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
  }
}
