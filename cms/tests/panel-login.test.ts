/** @module-tag slow */
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, runAdminCommand, startCms } from "../testing/running-cms.ts";
import { sql } from "../testing/test-database.ts";
import { posts } from "./content-manager.ts";
import { findRoleId, invite, inviteAndLogIn, listRoute, logIn, type PanelClient } from "./panel.ts";

/** Email to this address cannot be delivered. */
const admin = { email: "admin@sponsor.invalid", password: "Correct-horse-1" };

/** No server listens on this port, so emails are queued but never delivered. */
const unreachableMailServer = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "team@sponsor.invalid" };

let cms: RunningCms;

beforeAll(async () => {
  cms = await startCms();
}, 300_000);

afterAll(() => cms?.stop());

interface RawResponse {
  status: number | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

/** Makes a call with the path exactly as given. `fetch` would normalize the path. */
async function sendRequest(
  method: string,
  route: string,
  body: object | string,
  headers: Record<string, string> = {},
): Promise<RawResponse> {
  const { port } = cms;
  const payload = typeof body === "string" ? body : JSON.stringify(body);
  const outgoing = request({
    host: "127.0.0.1",
    port,
    method,
    path: route,
    headers: { "content-type": "application/json", "content-length": Buffer.byteLength(payload), ...headers },
  });
  outgoing.end(payload);
  const [response]: IncomingMessage[] = await once(outgoing, "response");
  if (!response) throw new Error("There was no response");
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const attemptLogIn = (email: string, password: string, forwardedFor?: string) =>
  sendRequest(
    "POST",
    "/admin/login",
    { email, password },
    forwardedFor ? { "x-forwarded-for": forwardedFor } : {},
  );

const randomAddress = () => `172.16.${randomInt(256)}.${randomInt(256)}`;

async function repeatAttempts(
  times: number,
  attempt: (index: number) => Promise<RawResponse>,
): Promise<(number | undefined)[]> {
  const statuses = [];
  for (let index = 0; index < times; index += 1) statuses.push((await attempt(index)).status);
  return statuses;
}

describe("before there is an administrator", () => {
  const stranger = { ...admin, email: "stranger@evil.invalid", firstname: "Eve", lastname: "X" };
  const form = new URLSearchParams(stranger).toString();
  const crossSite = {
    "content-type": "application/x-www-form-urlencoded",
    origin: "http://evil.invalid",
    "sec-fetch-site": "cross-site",
  };

  const hasAdmin = async () => {
    const response = await fetch(`${cms.url}/admin/init`);
    return ((await response.json()) as { data: { hasAdmin: boolean } }).data.hasAdmin;
  };

  it.each([
    ["POST", "/admin/register-admin"],
    ["POST", "/admin/register-admin/"],
    ["POST", "/ADMIN/Register-Admin//"],
    ["POST", "/admin//register-admin"],
    ["POST", "/admin/%72egister-admin"],
    ["POST", "/admin/x/../register-admin"],
    ["GET", "/admin/register-admin/?_method=POST"],
  ])("on %s %s, no visitor can become the administrator", async (method, route) => {
    const overridden = { "x-http-method-override": "POST", "x-original-url": "/admin/register-admin" };
    for (const [body, headers] of [
      [stranger, overridden],
      [form, crossSite],
      [JSON.stringify(stranger), { "content-type": "text/plain", origin: "null" }],
    ] as const) {
      const response = await sendRequest(method, route, body, headers);
      expect(response.headers["set-cookie"]).toBeUndefined();
      expect(response.body).not.toContain('"token"');
      expect(await hasAdmin()).toBe(false);
    }
  });

  it("the panel explains how to create the administrator", async () => {
    const response = await sendRequest("POST", "/admin/Register-Admin/", stranger);
    expect(response.status).toBe(403);
    expect(response.body).toContain("npm run admin");
  });

  it.each([
    ["POST", "/admin/register", { registrationToken: null, userInfo: stranger }],
    ["POST", "/admin/register", { registrationToken: { $null: true }, userInfo: stranger }],
    ["POST", "/admin/reset-password", { resetPasswordToken: { $null: true }, password: admin.password }],
  ])("%s %s %j creates no administrator", async (method, route, body) => {
    expect((await sendRequest(method, route, body)).status).toBe(400);
    expect(await hasAdmin()).toBe(false);
  });

  it("the command line rejects an invalid email address or password with the reason", async () => {
    const run = (email: string, password: string) =>
      runAdminCommand(cms, ["--email", email, "--password", password]);
    expect((await run("admin", admin.password)).stderr).toBe('"admin" is not an email address.\n');
    const { code, stderr } = await run(admin.email, "Password-1234");
    expect([code, stderr]).toEqual([1, expect.stringContaining("easy to guess")]);
  });

  it("the command line creates an administrator, and refuses the same email address again", async () => {
    const { code } = await runAdminCommand(cms, ["--email", admin.email, "--password", admin.password]);
    expect(code).toBe(0);
    expect(await hasAdmin()).toBe(true);
    expect((await sendRequest("POST", "/admin/register-admin/", stranger)).status).toBe(403);
    const again = await runAdminCommand(cms, ["--email", admin.email, "--password", admin.password]);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining("exists already")]);
  });
});

describe("without a trusted proxy", () => {
  it("no header raises the login limit", async () => {
    const statuses = await repeatAttempts(8, () =>
      attemptLogIn("guessed@sponsor.invalid", "Wrong-horse-1", randomAddress()),
    );
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
  });

  it.each([
    ["POST", "/admin/forgot-password", 10, (i: number) => ({ email: `somebody-${i}@sponsor.invalid` })],
    ["POST", "/admin/reset-password", 20, () => ({ resetPasswordToken: "guess", password: "Guess-123" })],
    ["POST", "/admin/register", 20, () => ({ registrationToken: "guess", userInfo: {} })],
  ])("the number of calls of %s %s is limited", async (method, route, limit, body) => {
    const spellingOf = (index: number) => (index % 2 ? route : `${route.toUpperCase()}/`);
    const headers = () => ({ "x-forwarded-for": randomAddress() });
    const statuses = await repeatAttempts(limit + 1, (index) =>
      sendRequest(method, spellingOf(index), body(index), headers()),
    );
    expect(statuses.slice(0, 5)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });
});

/** Adds a permission to the Editor role, with the call that the panel's page of roles makes. */
async function allowEditorsToReadLeads(superAdmin: PanelClient): Promise<void> {
  const route = `/admin/roles/${await findRoleId(superAdmin, "Editor")}/permissions`;
  const permissions = (await superAdmin("GET", route)).data<
    Record<"action" | "subject" | "properties" | "conditions", unknown>[]
  >();
  const current = permissions.map(({ action, subject, properties, conditions }) => {
    return { action, subject, properties, conditions };
  });
  const added = { action: "api::leads.work", subject: null, properties: {}, conditions: [] };
  expect((await superAdmin("PUT", route, { permissions: [...current, added] })).status).toBe(200);
}

describe("behind two trusted proxies", () => {
  const office = "203.0.113.5";
  /** Returns X-Forwarded-For with a forged address, the visitor's address, and the outer proxy's address. */
  const forwardedHeader = (visitor: string) => `${randomAddress()}, ${visitor}, 10.0.0.2`;

  beforeAll(async () => {
    await allowEditorsToReadLeads(await logIn(cms, admin));
    const { dataDir, env } = cms;
    await cms.kill();
    cms = await startCms({ dataDir, env: { ...env, ...unreachableMailServer, TRUST_PROXY: "2" } });
  }, 300_000);

  it("an administrator's changes to roles survive a restart", async () => {
    const editor = await inviteAndLogIn(cms, await logIn(cms, admin), "Editor", ["Ed", "Itor"]);
    expect((await editor("GET", "/leads")).status).toBe(200);
    expect((await editor("GET", listRoute(posts))).status).toBe(200);
  });

  it("an account is logged out everywhere when a super admin changes its password or deactivates it", async () => {
    const superAdmin = await logIn(cms, admin);
    const account = await invite(cms, superAdmin, "Author", ["Vic", "Tim"]);
    const { results } = (await superAdmin("GET", `/admin/users?filters[email][$eq]=${account.email}`)).data<{
      results: { id: number }[];
    }>();
    const userRoute = `/admin/users/${results[0]?.id}`;
    const sessionOf = async (password: string) => {
      const { body, headers } = await sendRequest("POST", "/admin/login", { email: account.email, password });
      const cookie =
        headers["set-cookie"]?.map((cookieHeader) => cookieHeader.split(";")[0]).join("; ") ?? "";
      const { token } = (JSON.parse(body) as { data: { token: string } }).data;
      return {
        readsAccount: () => sendRequest("GET", "/admin/users/me", "", { authorization: `Bearer ${token}` }),
        renewsSession: () => sendRequest("POST", "/admin/access-token", {}, { cookie }),
      };
    };

    const thief = await sessionOf(account.password);
    expect((await superAdmin("PUT", userRoute, { firstname: "Victoria" })).status).toBe(200);
    expect((await thief.readsAccount()).status).toBe(200);
    expect((await superAdmin("PUT", userRoute, { password: "New-horse-123" })).status).toBe(200);
    expect([(await thief.readsAccount()).status, (await thief.renewsSession()).status]).toEqual([401, 401]);

    const newSession = await sessionOf("New-horse-123");
    expect((await newSession.readsAccount()).status).toBe(200);
    expect((await superAdmin("PUT", userRoute, { isActive: false })).status).toBe(200);
    expect((await superAdmin("PUT", userRoute, { isActive: true })).status).toBe(200);
    expect([(await newSession.readsAccount()).status, (await newSession.renewsSession()).status]).toEqual([
      401, 401,
    ]);
  });

  it.each(["Short-ox-1", "Website-2026"])(
    "the password %s is refused for every user, with the reason",
    async (password) => {
      const superAdmin = await logIn(cms, admin);
      const currentPassword = admin.password;
      const ownChange = await superAdmin("PUT", "/admin/users/me", { currentPassword, password });
      const [firstname, lastname] = ["Wea", `K-${password}`];
      const email = `${password}@example.com`.toLowerCase();
      const roles = [await findRoleId(superAdmin, "Author")];
      const invited = await superAdmin("POST", "/admin/users", { firstname, lastname, email, roles });
      const { id, registrationToken } = invited.data<{ id: number; registrationToken: string }>();
      const userInfo = { firstname, lastname, password };
      const registered = await sendRequest("POST", "/admin/register", { registrationToken, userInfo });
      const assigned = await superAdmin("PUT", `/admin/users/${id}`, { password });
      expect([ownChange.status, registered.status, assigned.status]).toEqual([400, 400, 400]);
      for (const response of [ownChange.text, registered.body, assigned.text])
        expect(response).toMatch(/words that do not belong together/);
    },
  );

  it("the login limit counts by the address that the outer proxy saw", async () => {
    const statuses = await repeatAttempts(7, () =>
      attemptLogIn("counted@sponsor.invalid", "Wrong-horse-1", forwardedHeader("198.51.100.7")),
    );
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    expect(
      (await attemptLogIn("counted@sponsor.invalid", "Wrong-horse-1", forwardedHeader("198.51.100.8")))
        .status,
    ).toBe(400);
  });

  it("a login sets a secure cookie if the outer proxy received https", async () => {
    const headers = { "x-forwarded-for": forwardedHeader(office), "x-forwarded-proto": "https" };
    const { headers: responseHeaders } = await sendRequest("POST", "/admin/login", admin, headers);
    expect(responseHeaders["set-cookie"]?.join()).toMatch(
      /strapi_admin_refresh=.*path=\/admin; samesite=strict; secure; httponly/i,
    );
  });

  it("a remembered session ends after days, others with the browser or after hours", async () => {
    const dayMs = 24 * 60 * 60_000;
    const logIns = [{ ...admin, rememberMe: true }, admin];
    const [remembered, session] = await Promise.all(
      logIns.map((body) =>
        sendRequest("POST", "/admin/login", body, { "x-forwarded-for": forwardedHeader(office) }),
      ),
    );
    const expires = /expires=([^;]+)/.exec(remembered?.headers["set-cookie"]?.join() ?? "")?.[1] ?? "";
    expect((Date.parse(expires) - Date.now()) / dayMs).toBeCloseTo(4, 1);
    expect(session?.headers["set-cookie"]?.join()).not.toMatch(/expires=/i);
    const rows = await sql(
      cms.dataDir,
      "select type, expires_at as idle, absolute_expires_at as whole, created_at as made from strapi_sessions",
    );
    const timeOf = (value: unknown) => new Date(typeof value === "number" ? value : String(value)).getTime();
    const longest = (kind: string, end: "idle" | "whole") =>
      Math.max(
        ...rows
          .filter(({ type }) => type === kind)
          .map((row) => (timeOf(row[end]) - timeOf(row.made)) / dayMs),
      );
    expect(["refresh", "session"].map((kind) => [longest(kind, "idle"), longest(kind, "whole")])).toEqual([
      [expect.closeTo(4, 2), expect.closeTo(7, 2)],
      [expect.closeTo(1 / 12, 2), expect.closeTo(0.5, 2)],
    ]);
  });
});
