/** @module-tag slow */
import { rmSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { type ContentService, postEntry, startContentService } from "../../../testing/content-service.ts";
import { eventually } from "../../../testing/inbox.ts";
import { expertLeadFields, postForm } from "../../../testing/plain-form.ts";
import { type RunningSite, type SiteOptions, startSite } from "../../../testing/running-site.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";

const posts = "mail-box-money-blogs";
const noService = { CMS_PORT: "9" };

async function startSiteForTest(options: SiteOptions): Promise<RunningSite> {
  const site = await startSite(options);
  onTestFinished(() => site.kill());
  return site;
}

async function startServiceForTest(): Promise<ContentService> {
  const service = await startContentService();
  onTestFinished(() => service.stop());
  return service;
}

const ask = ({ url }: RunningSite, path: string) => fetch(`${url}${path}`, { redirect: "manual" });

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

async function showsNothing(site: RunningSite): Promise<void> {
  for (const address of [...pagePaths, ...otherPaths]) {
    const answer = await ask(site, address);
    expect([answer.status, answer.headers.get("retry-after")], address).toEqual([503, "10"]);
    const html = await answer.text();
    expect(html).toContain("<h1>This website will be here in a moment</h1>");
    expect(html).not.toMatch(samples);
    expect(html).not.toContain("<script");
  }
  expect((await ask(site, "/readyz")).status).toBe(503);
}

describe("a site that has read no content", () => {
  it("shows the samples with a banner on a trial's first start, but not after a lost file", async () => {
    const dataDir = temporaryFolder();
    const trial = await startSiteForTest({ dataDir, env: noService });
    for (const address of ["/", "/contact", "/privacy-policy"]) {
      const html = await (await ask(trial, address)).text();
      const line = html.indexOf("This site shows a sample company");
      expect(line, address).toBeGreaterThan(0);
      expect(line, address).toBeLessThan(html.indexOf("<header"));
    }
    expect((await ask(trial, "/readyz")).status).toBe(200);
    await trial.stop();
    rmSync(path.join(dataDir, "site"), { recursive: true });
    await showsNothing(await startSiteForTest({ dataDir, env: noService }));
  });

  it("accepts a lead, and shows its pages as soon as all content is read", async () => {
    const service = await startServiceForTest();
    for (let number = 1; number <= 3; number += 1) service.put(posts, postEntry(number));
    service.respondWith(posts, 500);
    const dataDir = temporaryFolder();
    const env = { CONTENT_API_URL: service.apiUrl };
    const site = await startSiteForTest({ dataDir, env });
    await showsNothing(site);
    const answer = await postForm(`${site.url}/contact`, expertLeadFields("early@example.com"));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/thank-you"]);
    const refused = await postForm(`${site.url}/contact`, expertLeadFields("no address"));
    expect(refused.status).toBe(503);
    expect(await refused.text()).not.toMatch(samples);
    expect(site.logs()).not.toContain('"level":"error"');

    service.respondWith(posts, 200);
    await eventually("the posts", async () => (await ask(site, "/blog/post-1")).status === 200);
    expect((await ask(site, "/blog/post-9")).headers.get("location")).toBe("/404");
    expect((await ask(site, "/readyz")).status).toBe(200);
    await site.stop();
    service.respondWith(posts, 500);
    const again = await startSiteForTest({ dataDir, env });
    expect((await ask(again, "/blog/post-1")).status).toBe(200);
  });
});
