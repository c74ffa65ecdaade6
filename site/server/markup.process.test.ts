import { describe, expect, inject, it } from "vitest";
import { postForm } from "../testing/plain-form.ts";
import { pages } from "../testing/routes.ts";
import { fetchFromSharedSite, htmlViolations, parsePage, servedPage } from "../testing/served-page.ts";

async function expectValid(html: string): Promise<void> {
  expect(await htmlViolations(html)).toEqual([]);
  const shownText = html.replace(/<(script|style)\b.*?<\/\1>/gs, "");
  expect(shownText.match(/\{\w+\}/g), "placeholders that were not filled").toBeNull();
}

const inHeader = ["/", "/about", "/portfolio", "/property-investment-opportunity", "/contact"];
const inResources = ["/investor", "/newsletter", "/media", "/podcast", "/blogs", "/search"];

/** Pages that have a form but do not end in one, so that the footer has one too. */
const withFooterForm = ["/blogs", "/investment-opportunity-in-south-dakota"];

describe("each page", () => {
  it.each(pages)(
    "%s is valid HTML, has its content without JavaScript and ends as specified",
    async (path) => {
      const html = await (await fetchFromSharedSite(path)).text();
      await expectValid(html);
      const page = await parsePage(html);
      expect(page.texts("h1")).toHaveLength(1);
      expect(page.texts("h1")).not.toContain("");
      const footer = page.one("footer");
      expect(footer.text).toContain("Securities disclosure");
      // The footer has a form, except on pages that end in a form and on the thank-you page.
      const hasForm = page.all('main form[method="post"]').length > 0;
      const omitsFooterForm = (hasForm && !withFooterForm.includes(path)) || path === "/thank-you";
      expect(footer.all("#closing")).toHaveLength(omitsFooterForm ? 0 : 1);
      expect(html, "files of the gallery").not.toMatch(/\/gallery-[\w-]+\.(?:css|js)/);
    },
  );

  it.each([...inHeader, ...inResources])(
    "the header marks %s, and nothing else, as the current page",
    async (path) => {
      const [header, phoneMenu] = (await servedPage(path)).all('header nav[aria-label="Main menu"]');
      for (const menu of [header, phoneMenu])
        expect(menu?.attributes('[aria-current="page"]', "href")).toEqual([path]);
      expect(header?.one("summary").has("data-current")).toBe(inResources.includes(path));
    },
  );
});

describe("the gallery", () => {
  it("is valid HTML", async () => {
    const response = await fetchFromSharedSite("/gallery");
    expect(response.status).toBe(200);
    await expectValid(await response.text());
  });

  it("shows the error screen, which is valid HTML", async () => {
    const response = await fetchFromSharedSite("/gallery/error");
    expect(response.status).toBe(503);
    await expectValid(await response.text());
  });
});

describe("a form with errors", () => {
  it.each([
    ["/contact", "contact"],
    ["/jefferson-reserve-phase-2", "expert"],
    ["/jefferson-reserve-phase-2", "bottom"],
    ["/property-investment-opportunity", "expert"],
    ["/property-investment-opportunity", "bottom"],
    ["/investment-opportunity-in-south-dakota", "expert"],
    ["/newsletter", "newsletter"],
  ])("on %s (%s) is valid HTML", async (path, form) => {
    const response = await postForm(inject("sharedSiteUrl") + path, { form });
    expect(response.status).toBe(422);
    await expectValid(await response.text());
  });
});
