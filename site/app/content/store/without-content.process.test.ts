/** @module-tag slow */
import { rmSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { posts } from "../../../testing/content-service.ts";
import { startServiceForTest } from "../../../testing/content-store.ts";
import { eventually } from "../../../testing/inbox.ts";
import { expertLeadFields, postForm } from "../../../testing/plain-form.ts";
import { type RunningSite, type SiteOptions, startSite } from "../../../testing/running-site.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";

const noService = { CMS_PORT: "9" };

async function startSiteForTest(options: SiteOptions): Promise<RunningSite> {
  const site = await startSite(options);
  onTestFinished(() => site.kill());
  return site;
}

const get = ({ url }: RunningSite, path: string) => fetch(`${url}${path}`, { redirect: "manual" });

const pagePaths = [
  "/",
  "/jefferson-reserve-phase-2",
  "/blogs",
  "/blog/post-1",
  "/about.data",
  "/no-such-page",
];
const otherPaths = [
  "/sitemap.xml",
  "/blogs/feed.xml",
  "/newsletter/feed.xml",
  "/podcast/feed.xml",
  "/social/about.png",
];
const samples = /Switchgrass|\$50,000|15\.2m|Jefferson/;

async function expectNoContent(site: RunningSite): Promise<void> {
  for (const path of [...pagePaths, ...otherPaths]) {
    const response = await get(site, path);
    expect([response.status, response.headers.get("retry-after")], path).toEqual([503, "10"]);
    const html = await response.text();
    expect(html).toContain("<h1>This website will be here in a moment</h1>");
    expect(html).not.toMatch(samples);
    expect(html).not.toContain("<script");
  }
  expect((await get(site, "/readyz")).status).toBe(503);
}

describe("a site that has read no content", () => {
  it("shows samples with a banner on a trial's first start, but not on a restart without saved content", async () => {
    const dataDir = temporaryFolder();
    const trial = await startSiteForTest({ dataDir, env: noService });
    for (const path of ["/", "/contact", "/privacy-policy"]) {
      const html = await (await get(trial, path)).text();
      const bannerAt = html.indexOf("This site shows a sample company");
      expect(bannerAt, path).toBeGreaterThan(0);
      expect(bannerAt, path).toBeLessThan(html.indexOf("<header"));
    }
    expect((await get(trial, "/readyz")).status).toBe(200);
    await trial.stop();
    rmSync(path.join(dataDir, "site"), { recursive: true });
    await expectNoContent(await startSiteForTest({ dataDir, env: noService }));
  });

  it("accepts a lead, and shows its pages as soon as all content is read", async () => {
    const service = await startServiceForTest();
    service.putPosts(3);
    service.respondWith(posts, 500);
    const dataDir = temporaryFolder();
    const env = { CONTENT_API_URL: service.apiUrl };
    const site = await startSiteForTest({ dataDir, env });
    await expectNoContent(site);
    const accepted = await postForm(`${site.url}/contact`, expertLeadFields("early@example.com"));
    expect([accepted.status, accepted.headers.get("location")]).toEqual([303, "/thank-you"]);
    const refused = await postForm(`${site.url}/contact`, expertLeadFields("no address"));
    expect(refused.status).toBe(503);
    expect(await refused.text()).not.toMatch(samples);
    expect(site.logs()).not.toContain('"level":"error"');

    service.respondWith(posts, 200);
    await eventually("the posts", async () => (await get(site, "/blog/post-1")).status === 200);
    expect((await get(site, "/blog/post-9")).headers.get("location")).toBe("/404");
    expect((await get(site, "/readyz")).status).toBe(200);
    await site.stop();
    service.respondWith(posts, 500);
    const again = await startSiteForTest({ dataDir, env });
    expect((await get(again, "/blog/post-1")).status).toBe(200);
  });
});
