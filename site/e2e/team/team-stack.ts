import path from "node:path";
import { type Browser, test as base, expect } from "@playwright/test";
import { type MailServer, startMailServer } from "../../../cms/testing/mail-server.mjs";
import { credentials, type ReachableCms, startCms } from "../../../cms/testing/running-cms.ts";
import { type Credentials, invite, logIn, type PanelClient } from "../../../cms/tests/panel.ts";
import { type EmailProvider, emailVariables, startEmailProvider } from "../../testing/email-provider.ts";
import { eventually } from "../../testing/inbox.ts";
import { freePort } from "../../testing/listen.ts";
import { type RunningSite, startSite } from "../../testing/running-site.ts";
import { Panel } from "./panel.ts";

const minuteMs = 60_000;

/** A content service with its panel, a site, and fakes of a mail server and of the email provider. */
export interface Team {
  readonly accounts: Readonly<Record<"editor" | "investorRelations", Credentials>>;
  readonly cms: ReachableCms;
  readonly mailServer: MailServer;
  /** Calls the panel's API as the Super Admin. */
  readonly ownerCalls: PanelClient;
  readonly provider: EmailProvider;
  readonly site: RunningSite;
  /** Returns the HTML of a page, without the comments by which React separates adjacent texts. */
  htmlOf(path: string): Promise<string>;
  /** Waits for an email with this recipient and subject, and returns the link in the newest one. */
  linkInMail(to: string, subject: RegExp): Promise<string>;
  restartCms(): Promise<void>;
  /** Requests a page as a visitor, without following redirects. */
  visit(path: string): Promise<Response>;
}

async function startTeam(): Promise<Team & { stop(): Promise<void> }> {
  const [mailServer, provider] = await Promise.all([startMailServer(), startEmailProvider()]);
  const [cmsPort, sitePort] = [await freePort(), await freePort()];
  const publicUrl = `http://127.0.0.1:${sitePort}`;
  const contentDir = path.join(import.meta.dirname, "../../../samples/content");
  const env = {
    // Only pages of this origin may show previews in a frame.
    CMS_URL: `http://127.0.0.1:${cmsPort}`,
    MAIL_FROM: "team@example.com",
    PUBLIC_URL: publicUrl,
    SITE_ORIGINS: publicUrl,
    SMTP_URL: mailServer.url,
  };
  let cms = await startCms({ withAdministrator: true, contentDir, env, port: cmsPort });
  const { apiUrl, dataDir, env: secrets, token } = cms;
  const ownerCalls = await logIn(cms, credentials);
  const editor = await invite(cms, ownerCalls, "Editor", ["Edith", "Editor"]);
  const investorRelations = await invite(cms, ownerCalls, "Investor Relations", ["Irene", "Relations"]);
  const site = await startSite({
    env: {
      ...emailVariables(provider),
      CONTENT_API_TOKEN: token,
      CONTENT_API_URL: apiUrl,
      PUBLIC_URL: publicUrl,
    },
    port: sitePort,
  });
  await eventually("the seeded content on the site", async () =>
    JSON.stringify(await (await site.fetchReadiness()).json()).includes('"from":"content service"'),
  );
  const visit = (path: string) => fetch(`${site.url}${path}`, { redirect: "manual" });
  return {
    accounts: { editor, investorRelations },
    cms,
    mailServer,
    ownerCalls,
    provider,
    site,
    visit,
    htmlOf: async (path) => (await (await visit(path)).text()).replaceAll("<!-- -->", ""),
    async linkInMail(to, subject) {
      const find = () => mailServer.mails.findLast((mail) => mail.to === to && subject.test(mail.subject));
      await expect.poll(find, { timeout: 30_000 }).toBeTruthy();
      return /^https?:\S+$/m.exec(find()?.text ?? "")?.[0] ?? "";
    },
    async restartCms() {
      await cms.kill();
      cms = await startCms({ contentDir, dataDir, env: { ...secrets, ...env }, port: cmsPort });
    },
    async stop() {
      await Promise.all([site.stop(), cms.kill(), provider.stop(), mailServer.stop()]);
    },
  };
}

async function usePanel(
  browser: Browser,
  team: Team,
  account: Credentials,
  use: (panel: Panel) => Promise<void>,
) {
  const context = await browser.newContext({ viewport: { height: 900, width: 1280 } });
  const panel = new Panel(team.cms, await context.newPage());
  await panel.logIn(account);
  await use(panel);
  await context.close();
}

export const aboutPage = "single-types/api::about-page.about-page";

interface Tests {
  /** Reads the draft of a single type, or of the entry with this title, and publishes that draft after the test. */
  readonly restoreAfterTest: (typePath: string, title?: string) => Promise<void>;
}

interface Workers {
  readonly editor: Panel;
  readonly investorRelations: Panel;
  /** The Super Admin's panel. */
  readonly owner: Panel;
  readonly team: Team;
}

/** The files of a project share one team, until a test fails. Its people log in once, because the panel limits log-ins. */
export const test = base.extend<Tests, Workers>({
  restoreAfterTest: async ({ team: { ownerCalls } }, use) => {
    const entries: [route: string, entry: object][] = [];
    await use(async (typePath, title) => {
      const list = `/content-manager/${typePath}`;
      if (title === undefined) {
        entries.push([list, (await ownerCalls("GET", list)).data<object>()]);
        return;
      }
      const matches = await ownerCalls("GET", `${list}?filters[title][$eq]=${title}`);
      const [entry] = matches.json<{ results: { documentId: string }[] }>().results;
      const route = `${list}/${entry?.documentId}`;
      entries.push([route, (await ownerCalls("GET", route)).data<object>()]);
    });
    for (const [route, entry] of entries) {
      // A project's other figures may stay as they are.
      const fields = "leaveOther" in entry ? { ...entry, leaveOther: true } : entry;
      const response = await ownerCalls("POST", `${route}/actions/publish`, fields);
      expect(response.status, response.text).toBe(200);
    }
  },
  editor: [
    ({ browser, team }, use) => usePanel(browser, team, team.accounts.editor, use),
    { scope: "worker", timeout: minuteMs },
  ],
  investorRelations: [
    ({ browser, team }, use) => usePanel(browser, team, team.accounts.investorRelations, use),
    { scope: "worker", timeout: minuteMs },
  ],
  owner: [
    ({ browser, team }, use) => usePanel(browser, team, credentials, use),
    { scope: "worker", timeout: minuteMs },
  ],
  team: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads a fixture's needs from this pattern
    async ({}, use) => {
      const team = await startTeam();
      await use(team);
      await team.stop();
    },
    { scope: "worker", timeout: 4 * minuteMs },
  ],
});
