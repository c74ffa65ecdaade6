/** @module-tag slow */
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "../../cms/testing/running-cms.ts";
import { type EmailProvider, emailVariables, startEmailProvider } from "../testing/email-provider.ts";
import { type Fault, type FaultyProxy, startFaultyProxy } from "../testing/faulty-proxy.ts";
import { eventually, leadsFrom } from "../testing/inbox.ts";
import { expertLeadFields, postForm } from "../testing/plain-form.ts";
import { type RunningSite, startSite } from "../testing/running-site.ts";

let cms: RunningCms;
let proxy: FaultyProxy;
let provider: EmailProvider;
let site: RunningSite;

const contentDir = path.join(import.meta.dirname, "../../samples/content");

beforeAll(async () => {
  cms = await startCms({ withAdministrator: true, contentDir });
  proxy = await startFaultyProxy(cms.url);
  provider = await startEmailProvider();
  site = await startBehindProxy();
  await site.waitUntilReady();
});
afterAll(async () => {
  await site.stop();
  await Promise.all([proxy.stop(), provider.stop(), cms.stop()]);
});

/** Starts the site, or restarts a killed one. It calls the content service through the faulty proxy. */
const startBehindProxy = (killed?: Pick<RunningSite, "dataDir" | "port">) =>
  startSite({
    ...killed,
    env: {
      ...emailVariables(provider),
      CONTENT_API_TOKEN: cms.token,
      CONTENT_API_URL: `${proxy.origin}/api`,
      EMAILJS_PRIVATE_KEY: "private",
      LEAD_RATE_LIMIT: "1000",
    },
  });

async function htmlOf(target: string): Promise<string> {
  const response = await fetch(`${site.url}${target}`);
  expect(response.status, target).toBe(200);
  return response.text();
}

async function sendLead(email: string): Promise<void> {
  const response = await postForm(`${site.url}/jefferson-reserve-phase-2`, expertLeadFields(email));
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/thank-you");
}

/** Twice the longest pause before the next try after an outage. */
const arrivalTimeoutMs = 60_000;

function waitForLead(email: string) {
  return eventually(
    `the lead of ${email} in the inbox`,
    async () => {
      const leads = await leadsFrom(cms.apiUrl, email);
      return leads.length > 0 && leads;
    },
    arrivalTimeoutMs,
  );
}

describe("without faults", () => {
  it("a lead reaches the inbox, and the email provider with exactly the specified body", async () => {
    await sendLead("in-order@example.com");
    const [lead] = await waitForLead("in-order@example.com");
    expect(lead).toMatchObject({
      form: "expert",
      name: "Dana Whitfield",
      region: "South Dakota",
      needsReview: false,
    });

    const isAboutLead = ({ body }: { body: unknown }) =>
      JSON.stringify(body).includes("in-order@example.com");
    const email = await eventually("the email", async () => provider.received.find(isAboutLead));
    expect(email.contentType).toBe("application/json");
    expect(email.body).toEqual({
      accessToken: "private",
      lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      service_id: "service",
      template_id: "template",
      template_params: {
        email: "in-order@example.com",
        from_name: "Dana Whitfield",
        name: "Dana Whitfield",
        phone: expect.stringContaining("605"),
        state: "South Dakota",
      },
      user_id: "public",
    });
    expect(provider.received.filter(isAboutLead)).toHaveLength(1);
  });

  it("no log contains a visitor's data", async () => {
    const logs = site.logs() + cms.logs();
    for (const personal of ["in-order@example.com", "Whitfield", "251-0112", "6052510112"]) {
      expect(logs).not.toContain(personal);
    }
  });
});

describe("with a content service that", () => {
  const faults: Fault[] = ["hang", "reset", "html"];
  it.each(faults)(
    'responds with the fault "%s": pages stay up, and an accepted lead arrives once after the fault',
    async (fault) => {
      const pageBefore = await htmlOf("/blogs");
      proxy.setFault(fault);
      const email = `${fault}@example.com`;
      const startedAt = performance.now();
      await sendLead(email);
      expect((await htmlOf("/blogs")) === pageBefore, "the blog list is the same").toBe(true);
      await htmlOf("/newsletter");
      await htmlOf("/blog/what-we-grow-beside-the-parking-lot");
      expect(performance.now() - startedAt, "no visitor waits for the content service").toBeLessThan(5_000);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      expect(await leadsFrom(cms.apiUrl, email)).toEqual([]);

      proxy.setFault("none");
      expect(await waitForLead(email)).toHaveLength(1);
      expect((await htmlOf("/blogs")) === pageBefore, "the blog list is the same").toBe(true);
    },
  );

  it("restarts: the lead arrives once, although the visitor sent it twice", async () => {
    const { dataDir, env, port } = cms;
    await cms.kill();
    await sendLead("stopped@example.com");
    await sendLead("stopped@example.com");
    await htmlOf("/");
    cms = await startCms({ contentDir, dataDir, env, port });
    expect(await waitForLead("stopped@example.com")).toHaveLength(1);
  });
});

it("after a kill of the site, an acknowledged lead arrives once; the last content is shown without the content service", async () => {
  const { dataDir, port } = site;
  const blogs = await htmlOf("/blogs");
  proxy.setFault("reset");
  await sendLead("killed@example.com");
  await site.kill();
  site = await startBehindProxy({ dataDir, port });
  expect((await htmlOf("/blogs")) === blogs, "the blog list is the same").toBe(true);
  proxy.setFault("none");
  expect(await waitForLead("killed@example.com")).toHaveLength(1);
});
