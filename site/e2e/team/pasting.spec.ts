import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { openContentManager, posts } from "../../../cms/tests/content-manager.ts";
import { openMediaLibrary } from "../../../cms/tests/media-library.ts";
import type { PanelClient } from "../../../cms/tests/panel.ts";
import { newPicture, type Panel } from "./panel.ts";
import { test } from "./team-stack.ts";

const wordHtml = readFileSync(
  path.join(import.meta.dirname, "../../../cms/tests/clipboard/word.html"),
  "utf8",
);
const png = newPicture("").buffer.toString("base64");
const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1").toString("base64");

interface ClipboardContent {
  readonly html?: string;
  readonly text?: string;
  /** File contents in base64, by name. */
  readonly files?: Readonly<Record<string, string>>;
}

interface MediaFiles {
  results: { alternativeText: string | null; name: string }[];
}

let panelErrors: string[];

/** Collects CSP violations and script errors, except for `unsafe-eval`, which Strapi's form library probes for. */
test.beforeAll(({ owner: { page } }) => {
  panelErrors = [];
  page.on("console", (message) => {
    const text = message.text();
    if (/content security policy/i.test(text) && !text.includes("unsafe-eval")) panelErrors.push(text);
  });
  page.on("pageerror", ({ message }) => panelErrors.push(message));
});

test.afterEach("the panel has caused no CSP violation and no script error", () =>
  expect(panelErrors).toEqual([]),
);

/** Pastes or drops into the text by dispatching an event, because a test cannot copy from Word. */
async function insert(page: Page, gesture: "drop" | "paste", content: ClipboardContent): Promise<void> {
  await page.getByRole("textbox", { exact: true, name: "Text" }).evaluate(
    (element, { files = {}, gesture: type, html, text }) => {
      const data = new DataTransfer();
      if (html) data.setData("text/html", html);
      if (text) data.setData("text/plain", text);
      for (const [name, base64] of Object.entries(files)) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: name.endsWith("png") ? "image/png" : "" }));
      }
      const { bottom, left } = element.getBoundingClientRect();
      const common = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === "paste"
          ? new ClipboardEvent("paste", { ...common, clipboardData: data })
          : new DragEvent("drop", {
              ...common,
              clientX: left + 60,
              clientY: bottom - 20,
              dataTransfer: data,
            }),
      );
    },
    { ...content, gesture },
  );
}

/** Returns the descriptions of files with this name in the media library. */
async function descriptionsOf(ownerCalls: PanelClient, name: string) {
  const files = (await ownerCalls("GET", `/upload/files?_q=${name}`)).json<MediaFiles>();
  return files.results.map(({ alternativeText }) => alternativeText);
}

/** Saves the open post and returns its text as stored: Markdown. */
async function savedText(panel: Panel, ownerCalls: PanelClient): Promise<string> {
  await panel.save();
  return (await ownerCalls("GET", panel.postRoute)).json<{ data: { body: string } }>().data.body;
}

test("text pasted from Word keeps its headings, lists and footnote", async ({ owner: panel, team }) => {
  const { page } = panel;
  await panel.newPost({ text: "Before.\n", title: "Pasted from Word" });
  await insert(page, "paste", { html: wordHtml, text: "What residents asked for" });
  await expect(panel.text.getByRole("heading", { name: "What residents asked for" })).toBeVisible();
  await expect(page.getByText(/^A picture could not be pasted along with the text/)).toBeVisible();
  await page.keyboard.type("After.");
  const text = await savedText(panel, team.ownerCalls);
  expect(text).toContain("* Longer stays\n  * also in *winter*\n    * with heating\n* A garden\n");
  expect(text).toContain("[^1]: Counted *twice*.\n\nAfter.");
});

test("a pasted URL links the selected words; an empty address removes the links in the selected text", async ({
  owner: panel,
  team,
}) => {
  const { page } = panel;
  await panel.newPost({ text: "The survey", title: "Pasted addresses" });
  await page.keyboard.press("Shift+Home");
  await insert(page, "paste", { text: "https://example.com/survey" });
  await expect(panel.text.getByRole("link", { name: "The survey" })).toBeVisible();
  expect(await savedText(panel, team.ownerCalls)).toBe("[The survey](https://example.com/survey)\n");

  await panel.text.press("ControlOrMeta+A");
  await page.getByRole("button", { exact: true, name: "Link" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Address").fill("");
  await dialog.getByRole("button", { name: "Set link" }).click();
  await expect(panel.text.getByRole("link")).toHaveCount(0);
  expect(await savedText(panel, team.ownerCalls)).toBe("The survey\n");
});

test("a pasted picture is described, then uploaded and shown; cancel uploads nothing", async ({
  owner: panel,
  team,
}) => {
  const { page } = panel;
  const dialog = page.getByRole("dialog", { name: "Picture" });
  const name = "porch-in-the-clipboard.png";
  await panel.newPost({ text: "We sat outside.", title: "A pasted picture" });

  await insert(page, "paste", { files: { [name]: png } });
  await expect(dialog.getByLabel("Describe the picture")).toBeFocused();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  expect(await descriptionsOf(team.ownerCalls, name)).toEqual([]);
  await expect(panel.text.getByRole("img")).toHaveCount(0);

  await insert(page, "paste", { files: { [name]: png } });
  await dialog.getByLabel("Describe the picture").fill("A porch at dusk");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(panel.text.getByRole("img", { name: "A porch at dusk" })).toBeVisible();
  expect(await descriptionsOf(team.ownerCalls, name)).toEqual(["A porch at dusk"]);
  expect(await savedText(panel, team.ownerCalls)).toMatch(
    /^We sat outside\.\n\n!\[A porch at dusk\]\(\/uploads\/porch_in_the_clipboard\w*\.png\)/,
  );
});

test("dropped pictures are described one by one; other files are refused with the reason", async ({
  owner: panel,
  team,
}) => {
  const { page } = panel;
  const dialog = page.getByRole("dialog", { name: "Picture" });
  await panel.newPost({ text: "Dropped here.", title: "Dropped pictures" });
  await insert(page, "drop", {
    files: {
      "bench-one.png": png,
      "IMG_0012.HEIC": heic,
      "plan.svg": "",
      "budget.pdf": "",
      "bench-two.png": png,
    },
  });
  await expect(
    page.getByText(
      "“IMG_0012.HEIC” is in HEIC, a phone format, which browsers cannot show. Export it as JPEG",
    ),
  ).toBeVisible();
  await expect(page.getByText("“plan.svg” cannot be uploaded")).toBeVisible();
  await expect(page.getByText("“budget.pdf” is not a picture")).toBeVisible();
  for (const alt of ["The first bench", "The second bench"]) {
    await expect(dialog.getByLabel("Describe the picture")).toBeFocused();
    await page.keyboard.type(alt);
    await page.keyboard.press("Enter");
    if (alt === "The first bench") await expect(dialog.getByLabel("Describe the picture")).toHaveValue("");
  }
  await expect(dialog).toBeHidden();
  await expect(panel.text.getByRole("img")).toHaveCount(2);
  await expect(panel.text.getByRole("img", { name: "The second bench" })).toBeVisible();
  expect(await descriptionsOf(team.ownerCalls, "bench-one.png")).toEqual(["The first bench"]);
  await panel.save();
  expect(await descriptionsOf(team.ownerCalls, "IMG_0012")).toEqual([]);
});

test("a picture uploaded to the media library is described at once", async ({ owner: panel, team }) => {
  const { page } = panel;
  const question = page.getByRole("dialog", { name: "Describe the picture" });
  await panel.go("/plugins/upload");
  await page.locator('input[type="file"][multiple]').setInputFiles(newPicture("gate.png"));
  await question.getByLabel("What does “gate.png” show?").fill("The garden gate");
  await question.getByRole("button", { name: "Save" }).click();
  await expect(question).toBeHidden();
  expect(await descriptionsOf(team.ownerCalls, "gate.png")).toEqual(["The garden gate"]);
});

test("a picture in use cannot be deleted, and the panel names where it is used", async ({
  owner: { page },
  team,
}) => {
  const { id, url } = await (await openMediaLibrary(team.cms)).upload("barn.png");
  const contentManager = await openContentManager(team.cms);
  const { documentId } = await contentManager.create(posts, { title: "The barn", slug: "barn", image: id });
  await contentManager.publish(posts, documentId);

  await page.goto(`${team.cms.url}/admin/plugins/upload?page=1&pageSize=100&sort=name:ASC&_q=barn.png`);
  const picture = page.getByRole("main").locator("img").first();
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole("button", { name: "More actions" }).first().click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Confirm|Delete/ })
    .click();
  await expect(
    page.getByText(/“barn\.png” is used on the website by .*“The barn” in Posts\. Remove it there/).first(),
  ).toBeVisible();
  expect((await fetch(`${team.cms.url}${url}`)).status).toBe(200);
});
