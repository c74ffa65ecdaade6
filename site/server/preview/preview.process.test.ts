/** @module-tag slow */
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "../../../cms/testing/running-cms.ts";
import { type ContentManager, openContentManager, posts } from "../../../cms/tests/content-manager.ts";
import { type FaultyProxy, startFaultyProxy } from "../../testing/faulty-proxy.ts";
import { previewToken } from "../../testing/preview-token.ts";
import { type RunningSite, startSite } from "../../testing/running-site.ts";
import { htmlViolations } from "../../testing/served-page.ts";

let cms: RunningCms;
let contentManager: ContentManager;
let proxy: FaultyProxy;
let site: RunningSite;

beforeAll(async () => {
  cms = await startCms({
    withAdministrator: true,
    contentDir: path.join(import.meta.dirname, "../../../samples/content"),
  });
  contentManager = await openContentManager(cms);
  proxy = await startFaultyProxy(cms.url);
  site = await startSite({
    env: { CONTENT_API_TOKEN: cms.token, CONTENT_API_URL: `${proxy.origin}/api` },
  });
  await site.waitUntilReady();
});
afterAll(async () => {
  await site.stop();
  await Promise.all([proxy.stop(), cms.stop()]);
});

const request = (path: string, cookie?: string, init: RequestInit = {}) =>
  site.request(path, { ...init, ...(cookie && { headers: { cookie } }) });

function tokenFor(documentId: string, pathShown: string, claims: object = {}): string {
  const exp = Math.floor(Date.now() / 1000) + 1_800;
  return previewToken(
    { documentId, exp, path: pathShown, type: "mail-box-money-blogs", ...claims },
    cms.token,
  );
}

/** Opens a preview link like a browser; returns the cookie and the target. */
async function openPreview(token: string) {
  const response = await request(`/preview?token=${token}`);
  expect(response.status).toBe(303);
  const [cookie = ""] = (response.headers.get("set-cookie") ?? "").split(";");
  return { cookie, location: response.headers.get("location") ?? "", response };
}

async function draftPost(slug: string): Promise<{ cookie: string; documentId: string }> {
  const title = `Draft ${slug}`;
  const { documentId } = await contentManager.create(posts, { body: "## Words of the draft", slug, title });
  return { cookie: (await openPreview(tokenFor(documentId, `/blog/${slug}`))).cookie, documentId };
}

const barTitle = "Preview of a draft";

describe("the link of a draft", () => {
  it("opens its page, which visitors cannot see", async () => {
    const { documentId } = await contentManager.create(posts, {
      body: "Unseen words.",
      slug: "unseen",
      title: "Unseen",
    });
    const { cookie, location, response } = await openPreview(tokenFor(documentId, "/blog/unseen"));
    expect(location).toBe("/blog/unseen");
    expect(response.headers.get("set-cookie")).toMatch(
      /; Max-Age=1(?:800|799); HttpOnly; SameSite=Lax; Path=\/$/,
    );
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");

    const page = await request(location, cookie);
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
    // React puts comments between adjacent pieces of text.
    const html = (await page.text()).replaceAll("<!-- -->", "");
    expect(html).toContain("Unseen words.");
    expect(html).toContain(barTitle);
    expect(html).toContain("It shows “Unseen” until");

    const visitor = await request(location);
    expect(visitor.status).toBe(302);
    expect(visitor.headers.get("location")).toBe("/404");
    expect(await (await request("/blogs")).text()).not.toContain("Unseen");
    expect(await (await request("/blogs", cookie)).text()).toContain("Unseen");
  });

  it("can be framed only by the panel that created it", async () => {
    const { documentId } = await draftPost("framed");
    const ancestorsOf = async (cookie?: string) => {
      const policy = (await request("/about", cookie)).headers.get("content-security-policy");
      return /frame-ancestors ([^;]+)/.exec(policy ?? "")?.[1];
    };
    const panel = "https://panel.example.com";
    const framed = await openPreview(tokenFor(documentId, "/about", { panel }));
    expect(await ancestorsOf(framed.cookie)).toBe(panel);
    const unframed = await openPreview(tokenFor(documentId, "/about"));
    expect(await ancestorsOf(unframed.cookie)).toBe("'none'");
    expect(await ancestorsOf()).toBe("'none'");
  });

  it("shows the page as visitors see it if the link says that the entry is published unchanged", async () => {
    const { documentId } = await draftPost("as-published");
    const { cookie } = await openPreview(tokenFor(documentId, "/blogs", { published: true }));
    const html = await (await request("/blogs", cookie)).text();
    expect(html).not.toContain("Draft as-published");
    expect(html).toContain("This is live now");
  });
});

describe("during a preview", () => {
  it("visitors and the editor never get each other's pages", async () => {
    const { cookie } = await draftPost("side-by-side");
    const visitorsPage = await request("/about");
    const etag = visitorsPage.headers.get("etag") ?? "";
    const publicHtml = await visitorsPage.text();
    const before = await site.countCachedPages();
    for (let time = 0; time < 3; time += 1) {
      const previewResponse = await site.request("/about", { headers: { cookie, "if-none-match": etag } });
      expect(previewResponse.status).toBe(200);
      expect(await previewResponse.text()).toContain(barTitle);
      expect(await (await request("/about")).text()).toBe(publicHtml);
    }
    expect(await site.countCachedPages()).toBe(before);
    expect(publicHtml).not.toContain(barTitle);
  });

  it("leaving clears the cookie and opens the page as visitors see it", async () => {
    const { cookie } = await draftPost("left");
    const response = await request("/preview/leave", cookie, { method: "POST" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/blog/left");
    expect(response.headers.get("set-cookie")).toMatch(/^preview=; Max-Age=0; /);
    expect((await request("/preview/leave", cookie)).status).toBe(405);
  });
});

it("without the content service, the preview shows an error, visitors are unaffected, and it works again afterwards", async () => {
  const { cookie } = await draftPost("interrupted");
  proxy.setFault("reset");
  const previewResponse = await request("/blog/interrupted", cookie);
  expect(previewResponse.status).toBe(503);
  expect(await previewResponse.text()).toContain("The content service does not answer");
  // The router then loads the whole page, which shows the same message.
  expect((await request("/blogs.data", cookie)).status).toBe(202);
  expect((await request("/about")).status).toBe(200);
  // A form keeps its input.
  const body = new URLSearchParams({ form: "contact" });
  expect((await request("/contact", cookie, { body, method: "POST" })).status).toBe(422);
  proxy.setFault("none");
  expect((await request("/blog/interrupted", cookie)).status).toBe(200);
});

it("a campaign page is valid HTML", async () => {
  const [page] = await contentManager.list("api::page.page");
  const token = tokenFor(page?.documentId ?? "", "/example-campaign", { type: "pages" });
  const { cookie, location } = await openPreview(token);
  const response = await request(location, cookie);
  expect(response.status).toBe(200);
  expect(await htmlViolations(await response.text())).toEqual([]);
});
