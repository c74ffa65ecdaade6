import { expect, it, vi } from "vitest";
import { expertLead } from "../testing/plain-form.ts";
import { freePort, startSite } from "../testing/running-site.ts";

it.each(["https://elsewhere.example", "no address"])(
  "a form posted from %s is refused and no error of ours",
  async (Origin) => {
    const site = await startSite({ env: { CMS_PORT: "9" } });
    for (const path of ["/contact", "/contact.data"]) {
      const body = new URLSearchParams(expertLead("a@strangers.example"));
      const answer = await fetch(`${site.url}${path}`, { body, headers: { Origin }, method: "POST" });
      expect(answer.status).toBe(400);
    }
    for (const path of ["/contact", "/contact\\.data"]) {
      const refused = new RegExp(`"level":"info","event":"request\\.refused".*"path":"${path}","status":400`);
      await vi.waitFor(() => expect(site.logs()).toMatch(refused));
    }
    expect(site.logs()).not.toMatch(/page\.error|"stack"|"level":"error"/);
    await site.stop();
  },
);

it("a site without the key for the lead inbox says so when it starts, and what to do", async () => {
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
