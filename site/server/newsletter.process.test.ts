/** @module-tag slow */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningCms, startCms } from "../../cms/testing/running-cms.ts";
import { eventually, type InboxSubscription, subscriptionsWithPrefix } from "../testing/inbox.ts";
import { freePort } from "../testing/listen.ts";
import { minimalContent } from "../testing/minimal-content.ts";
import { newsletterFields, postForm } from "../testing/plain-form.ts";
import { type RunningSite, startSite } from "../testing/running-site.ts";
import { pathAndQueryOf, signUpEmailTo, startSignUpMailServer } from "../testing/sign-up-emails.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

let cms: RunningCms;
let mail: Awaited<ReturnType<typeof startSignUpMailServer>>;
const dataDir = temporaryFolder();
let port: number;
let site: RunningSite;

beforeAll(async () => {
  cms = await startCms({ withAdministrator: true, contentDir: minimalContent() });
  mail = await startSignUpMailServer();
  port = await freePort();
  site = await start();
  await site.waitUntilReady();
});
afterAll(async () => {
  await site?.stop();
  await Promise.all([cms?.stop(), mail?.stop()]);
});

/** Starts the site, or restarts it on the state of a killed one. */
function start(): Promise<RunningSite> {
  return startSite({
    dataDir,
    port,
    env: {
      CONTENT_API_TOKEN: cms.token,
      CONTENT_API_URL: cms.apiUrl,
      ...mail.variables,
      LEAD_RATE_LIMIT: "100000",
    },
  });
}

async function signUpAs(email: string): Promise<void> {
  const response = await postForm(`${site.url}/newsletter`, newsletterFields(email));
  expect([response.status, response.headers.get("location")]).toEqual([303, "/newsletter/requested"]);
}

const emailTo = (email: string) => signUpEmailTo(email, mail.mailsUrl);

/** Waits until the inbox has one subscription of this address, in this state. */
function subscription(email: string, state: string): Promise<InboxSubscription> {
  return eventually(
    `${email} as ${state}`,
    async () => {
      const subscriptions = await subscriptionsWithPrefix(cms.apiUrl, email);
      expect(subscriptions.length).toBeLessThanOrEqual(1);
      return subscriptions.find(({ subscriptionState }) => subscriptionState === state);
    },
    // After an outage, the site tries again within half a minute.
    60_000,
  );
}

/** Clicks the button of a link's page like a browser that sends no referrer. */
function click(link: string): Promise<Response> {
  const { pathname, searchParams } = new URL(link);
  return fetch(`${site.url}${pathname}`, {
    body: new URLSearchParams({ token: searchParams.get("token") ?? "" }),
    headers: { Origin: "null" },
    method: "POST",
  });
}

async function clickAndExpectOk(link: string): Promise<void> {
  const response = await click(link);
  expect(response.status).toBe(200);
  await response.text();
}

it("a subscription is requested, confirmed and ended", async () => {
  const email = "journey@example.com";
  await signUpAs(email);
  expect(await subscription(email, "unconfirmed")).toMatchObject({
    consentVersion: expect.any(String),
    page: "/newsletter",
    confirmation: "link",
    confirmedAt: null,
  });
  const confirmation = await emailTo(email);
  expect(confirmation.text).toMatch(
    /The Mailbox Money Monthly[\s\S]*Switchgrass Communities, .*Sioux Falls, South Dakota \d{5}/,
  );
  await clickAndExpectOk(confirmation.confirmLink);
  expect(await subscription(email, "confirmed")).toMatchObject({ confirmedAt: expect.any(String) });
  await clickAndExpectOk(confirmation.unsubscribeLink);
  expect(await subscription(email, "unsubscribed")).toMatchObject({ unsubscribedAt: expect.any(String) });
});

it("a link's page is neither cached nor indexed, and sends no referrer", async () => {
  const email = "private-page@example.com";
  await signUpAs(email);
  const { confirmLink, unsubscribeLink } = await emailTo(email);
  const cachedBefore = await site.countCachedPages();
  const responses = await Promise.all([
    fetch(`${site.url}${pathAndQueryOf(confirmLink)}`),
    fetch(`${site.url}${pathAndQueryOf(unsubscribeLink)}`),
    fetch(`${site.url}/newsletter/confirm?token=forged`),
    click(unsubscribeLink),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 400, 200]);
  for (const response of responses) {
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    const page = await response.text();
    expect(page).toContain('<meta name="robots" content="noindex"');
    expect(page).not.toContain("private-page");
  }
  expect(await site.countCachedPages()).toBe(cachedBefore);
});

it("there is one subscription after a kill of the site and an outage of the content service", async () => {
  const email = "killed@example.com";
  const { dataDir: cmsDataDir, env, port: cmsPort } = cms;
  await cms.kill();
  await signUpAs(email);
  const { confirmLink, unsubscribeLink } = await emailTo(email);
  await clickAndExpectOk(confirmLink);
  await site.kill();
  site = await start();
  await clickAndExpectOk(unsubscribeLink);
  cms = await startCms({ dataDir: cmsDataDir, env, port: cmsPort });
  await subscription(email, "unsubscribed");
}, 120_000);
