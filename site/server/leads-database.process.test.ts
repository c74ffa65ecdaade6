/** @module-tag slow */
import { rmSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { expertLeadFields, postForm } from "../testing/plain-form.ts";
import { emptyDatabase } from "../testing/postgres.ts";
import { startSiteWithoutCms } from "../testing/running-site.ts";
import { startWebhookReceiver } from "../testing/webhook-receiver.ts";

const apiToken = "0123456789abcdef0123456789abcdef";

it("a site delivers the lead that another site accepted before it was killed and lost its disk", async () => {
  const webhook = await startWebhookReceiver();
  onTestFinished(() => webhook.stop());
  const env = {
    CONTENT_API_TOKEN: apiToken,
    DATABASE_URL: await emptyDatabase(),
    LEAD_WEBHOOK_SECRET: webhook.secret,
  };
  const first = await startSiteWithoutCms({ env: { ...env, LEAD_WEBHOOK_URL: "http://127.0.0.1:1/" } });
  onTestFinished(() => first.kill());
  const { status } = await postForm(
    `${first.url}/jefferson-reserve-phase-2`,
    expertLeadFields("dana@example.com"),
  );
  expect(status).toBe(303);
  await first.kill();
  rmSync(first.dataDir, { recursive: true, force: true });
  const second = await startSiteWithoutCms({ env: { ...env, LEAD_WEBHOOK_URL: webhook.url } });
  onTestFinished(() => second.stop().then(() => undefined));
  await expect.poll(() => webhook.accepted.size, { timeout: 60_000 }).toBe(1);
  expect(second.logs()).not.toContain("password");
});

it("without the database, a site starts and shows pages, /readyz reports the failure, and forms get 503", async () => {
  const url = "postgres://site:hunter2@127.0.0.1:1/leads";
  const site = await startSiteWithoutCms({ env: { DATABASE_URL: url } });
  onTestFinished(() => site.stop().then(() => undefined));
  const readiness = await site.fetchReadiness();
  // All sites share this database, so failing over would leave visitors without a site.
  expect(readiness.status).toBe(200);
  expect(await readiness.text()).toContain("The lead database failed: connect ECONNREFUSED");
  const form = await postForm(`${site.url}/jefferson-reserve-phase-2`, expertLeadFields("dana@example.com"));
  expect(form.status).toBe(503);
  expect(await form.text()).toContain("dana@example.com");
  expect((await fetch(`${site.url}/`)).status).toBe(200);
  expect(site.logs()).not.toMatch(/hunter2|dana/);
});
