/** @module-tag slow */
import { expect, it, vi } from "vitest";
import { expertLead } from "../testing/plain-form.ts";
import { freePort, startSite } from "../testing/running-site.ts";

const foreign: Record<string, string>[] = [
  { Origin: "https://elsewhere.example" },
  { Origin: "null" },
  { Origin: "no address" },
  { "Sec-Fetch-Site": "cross-site" },
];

it("a form posted from another site is refused, without an error in the log", async () => {
  const metricsPort = await freePort();
  const site = await startSite({ env: { CMS_PORT: "9", METRICS_PORT: String(metricsPort) } });
  const own = { Origin: site.url };
  const post = (path: string, headers: Record<string, string>) =>
    fetch(`${site.url}${path}`, {
      body: new URLSearchParams(expertLead("a@strangers.example")),
      headers,
      method: "POST",
      redirect: "manual",
    });
  for (const path of ["/contact", "/contact.data"]) {
    for (const headers of foreign)
      expect((await post(path, headers)).status, JSON.stringify(headers)).toBe(400);
  }
  for (const path of ["/contact", "/contact\\.data"]) {
    const refused = new RegExp(`"level":"info","event":"request\\.refused".*"path":"${path}","status":400`);
    await vi.waitFor(() => expect(site.logs()).toMatch(refused));
  }
  expect(site.logs()).not.toMatch(/page\.error|"stack"|"level":"error"/);
  expect((await post("/contact", { ...own, "Sec-Fetch-Site": "cross-site" })).status).toBe(400);
  expect((await post("/contact", { ...own, "Sec-Fetch-Site": "same-origin" })).status).toBe(303);

  const forged = '{"time":"2026-11-23T00:00:00.000Z","level":"error","event":"forged.by-visitor"}';
  for (const page of [`/%zz\n${forged}\n`, "/constructor", "/about"]) {
    const body = JSON.stringify({ page, LCP: 1 });
    expect((await fetch(`${site.url}/vitals`, { body, headers: own, method: "POST" })).status).toBe(204);
  }
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(figures.match(/^site_vitals_seconds_count.*$/gm)).toEqual([
    'site_vitals_seconds_count{page="/about",connection="unknown",vital="LCP"} 1',
  ]);
  expect(site.logs()).not.toContain("forged");
  await site.stop();
});

it("a site without the key of the inbox logs that at its start, with the remedy", async () => {
  const CONTENT_API_URL = `http://127.0.0.1:${await freePort()}/api`;
  const withoutKey = await startSite({ env: { CONTENT_API_URL } });
  expect(withoutKey.logs()).toMatch(
    /"level":"warning","event":"lead\.inbox-without-key".*"remedy":".*SECRET/,
  );
  await withoutKey.stop();
  const withKey = await startSite({ env: { CONTENT_API_URL, SECRET: "s".repeat(40) } });
  expect(withKey.logs()).not.toContain("lead.inbox-without-key");
  await withKey.stop();
});
