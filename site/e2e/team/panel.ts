import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import type { RunningCms } from "../../../cms/testing/running-cms.ts";
import { posts } from "../../../cms/tests/content-manager.ts";
import type { Credentials } from "../../../cms/tests/panel.ts";

/** Screens of the panel load slowly. */
const actionTimeoutMs = 20_000;

const pageTexts = "api::page-text.page-text";
const aboutPage = "api::about-page.about-page";
/** Default time zone of the site settings. */
const teamZone = "America/Chicago";
const projectCards = "api::project-card.project-card";

type PictureFile = ReturnType<typeof newPicture>;

/** Returns a picture to upload: the default social card, which no page shows. */
export const newPicture = (name: string) => ({
  buffer: readFileSync(path.join(import.meta.dirname, "../../public/og-default.png")),
  mimeType: "image/png",
  name,
});

interface PostFields {
  readonly text: string;
  readonly title: string;
}

/** The admin panel as an editor uses it. */
export class Panel {
  readonly #cms: Pick<RunningCms, "url">;
  readonly page: Page;

  constructor(cms: Pick<RunningCms, "url">, page: Page, { discardsUnsaved = true } = {}) {
    this.#cms = cms;
    this.page = page;
    page.setDefaultTimeout(actionTimeoutMs);
    // An earlier test may have left an unsaved entry.
    const offer = page.getByRole("alertdialog", { name: /^You have unsaved changes/ });
    if (discardsUnsaved)
      void page.addLocatorHandler(offer, () => offer.getByRole("button", { name: "Discard" }).click());
  }

  /** Opens a screen of the panel by its path, without a page load if another screen is open. */
  async go(path: string): Promise<void> {
    const to = `/admin${path}`;
    const { origin, pathname, search } = new URL(this.page.url(), this.#cms.url);
    const isOpen = origin === this.#cms.url && pathname.startsWith("/admin") && !pathname.includes("/auth/");
    if (!isOpen || pathname + search === to) {
      await this.page.goto(this.#cms.url + to);
      return;
    }
    await this.page.evaluate((next) => {
      const state = { idx: Number(history.state?.idx) + 1, key: crypto.randomUUID() };
      history.pushState(state, "", next);
      dispatchEvent(new PopStateEvent("popstate", { state }));
    }, to);
  }

  /** Opens another tab of the same person. */
  async newTab(options?: { discardsUnsaved?: boolean }): Promise<Panel> {
    return new Panel(this.#cms, await this.page.context().newPage(), options);
  }

  async logIn({ email, password }: Credentials): Promise<void> {
    await this.page.goto(`${this.#cms.url}/admin`);
    await this.page.getByRole("textbox", { name: "Email" }).fill(email);
    await this.page.getByRole("textbox", { name: "Password" }).fill(password);
    await this.page.getByRole("button", { name: "Login" }).click();
    await expect(this.page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  }

  async openProject(title: string): Promise<void> {
    await this.openEntry(projectCards, title);
  }

  async openPost(title: string): Promise<void> {
    await this.openEntry(posts, title);
  }

  /** Opens the copy of a page and the section whose name starts with `section`. */
  async openPageCopy(page: string, section: string): Promise<void> {
    await this.openEntry(pageTexts, page);
    await this.page.getByRole("button", { name: new RegExp(`^${section}`) }).click();
  }

  /** Opens an empty post and fills in its title, summary and text. */
  async newPost({ text, title }: PostFields): Promise<void> {
    await this.newEntry(posts);
    await this.field("Title").fill(title);
    await this.field("Summary").fill(`What ${title} is about.`);
    await this.text.click();
    await this.page.keyboard.type(text);
  }

  /** Route of the open post in the panel's API. */
  get postRoute(): string {
    return `/content-manager/collection-types/${posts}/${new URL(this.page.url()).pathname.split("/").at(-1)}`;
  }

  /** Text of a post, in the editor. */
  get text(): Locator {
    return this.page.getByRole("textbox", { exact: true, name: "Text" });
  }

  /** Opens an empty form for an entry of this type. */
  async newEntry(uid: string): Promise<void> {
    await this.go(`/content-manager/collection-types/${uid}/create`);
  }

  /** Adds a section to a page, by name. */
  async addSection(name: string): Promise<void> {
    await this.page.getByRole("button", { name: "Add a section" }).click();
    await this.page.getByRole("button", { exact: true, name }).click();
  }

  /** Returns the first field whose label contains this text. */
  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: false }).first();
  }

  /** Field for the time of publication. */
  get publishAt(): Locator {
    return this.page.getByLabel("Publish at");
  }

  /** Fills in the time of publication, in the team's zone. */
  async scheduleAt(moment: Date): Promise<void> {
    // The Swedish locale formats times as the field needs them.
    const options = { dateStyle: "short", timeStyle: "short", timeZone: teamZone } as const;
    await this.publishAt.fill(moment.toLocaleString("sv-SE", options).replace(" ", "T"));
  }

  /** Uploads a picture into a field, by default the form's first one, and describes it. */
  async addPicture(file: PictureFile, description: string, field: Locator = this.page.locator("form")) {
    const chooser = this.page.waitForEvent("filechooser");
    await field.getByRole("button", { name: "Upload a picture" }).first().click();
    await (await chooser).setFiles(file);
    const question = this.page.getByRole("dialog", { name: "Describe the picture" });
    await question.getByRole("textbox").fill(description);
    await question.getByRole("button", { name: "Save" }).click();
    await expect(question).toBeHidden();
  }

  async publish(): Promise<void> {
    await this.#expectSuccess("actions/publish", () =>
      this.page.getByRole("button", { exact: true, name: "Publish" }).click(),
    );
  }

  async save(): Promise<void> {
    // An earlier “Saved document” may still be visible, so wait for the response too.
    const saveResponse = this.page.waitForResponse(
      (response) => response.request().method() !== "GET" && response.url().includes("/content-manager/"),
    );
    await this.clickSave();
    await saveResponse;
    await expect(this.page.getByText("Saved document").last()).toBeVisible();
    // A new entry gets its own URL.
    await expect(this.page).not.toHaveURL(/\/create/);
  }

  async clickSave(): Promise<void> {
    await this.page.getByRole("button", { name: /^Save(?: and schedule)?$/ }).click();
  }

  async click(name: RegExp | string): Promise<void> {
    await this.page.getByRole("button", { name }).click();
  }

  async openAbout(): Promise<void> {
    await this.go(`/content-manager/single-types/${aboutPage}`);
    await expect(this.page.getByText("People (", { exact: false })).toBeVisible();
  }

  /** Adds an item to one of the lists of the open page, by the list's index. */
  async addItem(list: number): Promise<void> {
    await this.page.getByRole("button", { name: "Add an entry" }).nth(list).click();
  }

  async listPosts(): Promise<void> {
    await this.go(`/content-manager/collection-types/${posts}`);
  }

  /** Unpublishes the open entry; its draft stays. */
  async unpublish(): Promise<void> {
    await this.page.getByRole("button", { name: "More document actions" }).click();
    await this.page.getByRole("menuitem", { name: "Unpublish" }).click();
    await this.#expectSuccess("actions/unpublish", () =>
      this.page.getByRole("button", { name: "Confirm" }).click(),
    );
  }

  /** Opens the preview frame. */
  async preview(): Promise<FrameLocator> {
    await this.page.getByRole("link", { name: "Open preview" }).click();
    return this.page.frameLocator('iframe[title="Preview"]');
  }

  async openEntry(uid: string, title: string): Promise<void> {
    await this.go(`/content-manager/collection-types/${uid}`);
    await this.page.getByRole("gridcell", { name: title }).first().click();
    await expect(this.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }

  /** Calls `click`, and expects the action that the panel then requests to succeed. */
  async #expectSuccess(action: string, click: () => Promise<void>): Promise<void> {
    const actionResponse = this.page.waitForResponse(
      (response) => response.request().method() === "POST" && response.url().includes(action),
    );
    await click();
    const response = await actionResponse;
    expect(response.status(), `${action}: ${await response.text()}`).toBe(200);
  }
}
