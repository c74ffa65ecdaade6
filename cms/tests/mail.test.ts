/** @module-tag slow */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MailServer, type ReceivedMail, startMailServer } from "../testing/mail-server.mjs";
import { type RunningCms, runAdminCommand, startCms } from "../testing/running-cms.ts";
import { sql } from "../testing/test-database.ts";
import { credentials } from "./content-manager.ts";
import { emailDelivery, leadPageCalls, reportDeliveries, storeLead } from "./lead-calls.ts";
import { createClient, findRoleId, inviteAndLogIn, logIn, type PanelClient } from "./panel.ts";

const cmsUrl = "https://cms.example.com";
const pollOptions = { timeout: 60_000, interval: 100 };
/** A visitor's data, which no log and no email may contain. */
const personalData = /Dana|Field|dana\.field|555-0112|Please call/;

let mailServer: MailServer;
let cms: RunningCms;
let superAdmin: PanelClient;
let investorRelations: PanelClient;

beforeAll(async () => {
  mailServer = await startMailServer();
  cms = await startCms({ withAdministrator: true, env: mailVariables(mailServer) });
  superAdmin = await logIn(cms, credentials);
  // This lead comes before any user has the role Investor Relations.
  await storeDanasLead({ project: "Early" });
  investorRelations = await inviteAndLogIn(cms, superAdmin, "Investor Relations", ["Iris", "Reyes"]);
}, 300_000);

afterAll(async () => {
  await cms?.kill();
  await mailServer?.stop();
});

const mailVariables = ({ url }: MailServer) => ({
  SMTP_URL: url,
  MAIL_FROM: "team@example.com",
  CMS_URL: cmsUrl,
});

/** Sends a lead with personal data, as the site does. */
const storeDanasLead = (fields: Record<string, unknown> = {}) =>
  storeLead(cms, {
    name: "Dana Field",
    email: "dana.field@example.com",
    phone: "(605) 555-0112",
    reason: "investing",
    message: "Please call me.",
    page: "/contact",
    receivedAt: "2026-11-20T16:00:01.000Z",
    ...fields,
  });

async function waitForMail(address: string, subject: RegExp): Promise<ReceivedMail> {
  const findMails = () =>
    mailServer.mails.filter((mail) => mail.to === address && subject.test(mail.subject));
  await expect.poll(findMails, pollOptions).toHaveLength(1);
  return findMails()[0] ?? expect.fail("There is no such mail");
}

/** Makes a call without logging in. */
const postAnonymously = (route: string, body: object) => createClient(cms)("POST", route, body);

describe("accounts", () => {
  it("a forgotten password is reset by email, with the same response for an unknown address", async () => {
    const requestReset = (email: string) => postAnonymously("/admin/forgot-password", { email });
    const responses = await Promise.all([
      requestReset("iris.reyes@example.com"),
      requestReset("stranger@example.com"),
    ]);
    for (const { status, text } of responses) expect([status, text]).toEqual([204, ""]);
    const { html, text } = await waitForMail("iris.reyes@example.com", /^Set a new password$/);
    const [link, resetPasswordToken] =
      /https:\/\/cms\.example\.com\/admin\/auth\/reset-password\?code=(\w+)/.exec(text) ?? [];
    expect(html).toContain(`href="${link}"`);
    const [account] = await sql(
      cms.dataDir,
      "SELECT reset_password_token AS token FROM admin_users WHERE email = 'iris.reyes@example.com'",
    );
    const setPassword = (password: string, token: unknown = resetPasswordToken) =>
      postAnonymously("/admin/reset-password", { resetPasswordToken: token, password });
    expect(account?.token).not.toContain(resetPasswordToken);
    expect((await setPassword("Correct-horse-4", account?.token)).status).toBe(400);
    // A refused password does not use up the link.
    expect((await setPassword("Investor2026!")).refusal().message).toContain("easy to guess");
    expect((await setPassword("Correct-horse-4")).status).toBe(200);
    const secondUse = await setPassword("Correct-horse-5");
    expect(secondUse.status).toBe(400);
    expect(secondUse.refusal().message).toBe("This link has expired or was used. Ask for a new one.");
    investorRelations = await logIn(cms, { email: "iris.reyes@example.com", password: "Correct-horse-4" });
    expect(mailServer.mails.filter(({ to }) => to === "stranger@example.com")).toEqual([]);
  });
});

const templateCode = ["<% print(7*7) %>", "<%= 7*7 %>", "$", "{7*7}", "{{7*7}}"].join("");

describe("notifications", () => {
  it("reach investor relations for a new lead, without the visitor's data", async () => {
    const { documentId } = await storeDanasLead({
      project: "Aspen Court",
      campaign: { utm_campaign: "spring" },
    });
    const { html, subject, text } = await waitForMail(
      "iris.reyes@example.com",
      /^New inquiry about Aspen Court$/,
    );
    for (const part of [subject, text, html]) expect(part).not.toMatch(personalData);
    expect(text).toContain("Fri, Nov 20, 10:00 AM CST");
    expect(text).toContain("Reason: Investing as a limited partner (LP)");
    expect(text).toMatch(/(?<!: )Campaign: spring/);
    expect(text).toContain(`${cmsUrl}/admin/inquiries/${documentId}`);
    const toAdministrator = mailServer.mails.filter(({ to }) => to === credentials.email);
    expect(toAdministrator.filter((mail) => mail.subject === subject)).toEqual([]);
  });

  it("reach everybody who works with inquiries while no user has the role Investor Relations", async () => {
    await waitForMail(credentials.email, /^New inquiry about Early$/);
  });

  it("reach the assignee, unless they assigned themselves", async () => {
    const { documentId } = await storeDanasLead({ project: "Assigned" });
    const assign = async (member: PanelClient, assignee: PanelClient) =>
      leadPageCalls(member).save(documentId, { assignee: await leadPageCalls(assignee).me() });
    expect((await assign(superAdmin, investorRelations)).status).toBe(200);
    const { text } = await waitForMail("iris.reyes@example.com", /^Administrator assigned you an inquiry$/);
    expect(text).toMatch(/An inquiry about Assigned, received on .*\s+Status: New/);
    expect(text).not.toMatch(personalData);
    await assign(superAdmin, superAdmin);
    await assign(investorRelations, investorRelations);
    await assign(investorRelations, superAdmin);
    await waitForMail(credentials.email, /^Iris Reyes assigned you an inquiry$/);
    expect(mailServer.mails.filter(({ subject }) => subject.includes("assigned you"))).toHaveLength(2);
  });

  it("report a failed delivery once, with its reason", async () => {
    const { submissionId } = await storeDanasLead({ project: "Failing" });
    const status = "400 The Public Key is invalid";
    const deliveries = [emailDelivery("needsAttention", { status, attempts: 3 })];
    for (const revision of [1, 2]) await reportDeliveries(cms, submissionId, { revision, deliveries });
    const { text } = await waitForMail("iris.reyes@example.com", /^An inquiry could not be delivered$/);
    expect(text).toContain(
      "Not delivered to: Email. It answered with status 400: The Public Key is invalid.",
    );
    expect(text).toMatch(/https:\/\/cms\.example\.com\/admin\/inquiries\/\w+/);
  });

  it("show text that users wrote as it is, and never run it as a template", async () => {
    const now = new Date();
    await sql(
      cms.dataDir,
      "INSERT INTO site_settings (document_id, brand, published_at) VALUES ('a', ?, ?)",
      [`Acme${templateCode}`, now],
    );
    await superAdmin("PUT", "/admin/users/me", { firstname: `Ada${templateCode}` });
    await postAnonymously("/admin/forgot-password", { email: credentials.email });
    const resetMail = await waitForMail(credentials.email, /^Set a new password$/);
    expect(resetMail.text).toContain(`the Acme${templateCode} panel`);
    expect(resetMail.html).toContain(templateCode.replaceAll("<", "&#60;").replaceAll(">", "&#62;"));

    const email = "invited@example.com";
    const person = {
      firstname: templateCode,
      lastname: templateCode,
      email,
      roles: [await findRoleId(superAdmin, "Editor")],
    };
    expect((await superAdmin("POST", "/admin/users", person)).status).toBe(201);
    const invitation = await waitForMail(email, /^You are invited to the Acme<% print\(7\*7\) %>/);
    expect(invitation.text).toContain(`Ada${templateCode}`);

    const campaign = { utm_campaign: templateCode };
    await storeDanasLead({ name: templateCode, project: `Lot ${templateCode}`, campaign });
    const notification = await waitForMail(
      "iris.reyes@example.com",
      /^New inquiry about Lot <% print\(7\*7\) %>/,
    );
    expect(notification.text).toContain(`Campaign: ${templateCode}`);

    await superAdmin("PUT", "/admin/users/me", { firstname: "Administrator" });
    await sql(cms.dataDir, "DELETE FROM site_settings WHERE document_id = 'a'");
  }, 300_000);

  it("wait while the mail server is down and survive a kill; nothing personal is logged", async () => {
    await mailServer.stop();
    await storeDanasLead({ project: "Patience" });
    await expect
      .poll(() => cms.logs(), pollOptions)
      .toContain("Notifications are waiting: The mail server did not accept the email");
    await cms.kill();
    mailServer = await startMailServer({ port: mailServer.port });
    const log = cms.logs();
    const { dataDir, env, port } = cms;
    cms = await startCms({ dataDir, env, port });
    await waitForMail("iris.reyes@example.com", /^New inquiry about Patience$/);
    expect(`${log}${cms.logs()}`).not.toMatch(personalData);
    expect(cms.logs()).not.toContain('"level":"error"');
    superAdmin = await logIn(cms, credentials);
  }, 300_000);
});

describe("npm run admin -- --reset", () => {
  it("replaces the password of an account", async () => {
    const { email } = credentials;
    const password = "Correct-horse-9";
    const { code, stdout } = await runAdminCommand(cms, [
      "--reset",
      "--email",
      email,
      "--password",
      password,
    ]);
    expect([code, stdout.split("\n")[0]]).toEqual([0, `Set a new password for ${email}.`]);
    await expect(logIn(cms, credentials)).rejects.toThrow("400");
    await logIn(cms, { email, password });
  });
});
