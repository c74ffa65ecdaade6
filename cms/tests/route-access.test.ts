import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cmsDir, credentials, type RunningCms, startCms } from "../testing/running-cms.ts";
import { posts } from "./content-manager.ts";
import { inviteAndLogIn, listRoute, logIn, type PanelClient, singleTypeRoute } from "./panel.ts";

const roleNames = ["Author", "Editor", "Investor Relations", "Super Admin"] as const;

/**
 * Statuses of a call with an empty body and, where a path names an entry, for a missing one. 403 means forbidden; any
 * other status means that the role may make the call.
 */
type Statuses = readonly [author: number, editor: number, relations: number, superAdmin: number];

const readableForAll: Statuses = [200, 200, 200, 200];
const notFoundForAll: Statuses = [404, 404, 404, 404];
const invalidForAll: Statuses = [400, 400, 400, 400];
const leadsRead: Statuses = [403, 403, 200, 200];
const leadsInvalid: Statuses = [403, 403, 400, 400];
const contentRead: Statuses = [200, 200, 403, 200];
const superAdminReads: Statuses = [403, 403, 403, 200];
const superAdminInvalid: Statuses = [403, 403, 403, 400];
const superAdminNotFound: Statuses = [403, 403, 403, 404];
const forbiddenForAll: Statuses = [403, 403, 403, 403];
const publishersRead: Statuses = [403, 200, 403, 200];
const publishersCreate: Statuses = [403, 201, 403, 201];
const publishersInvalid: Statuses = [403, 400, 403, 400];

/** Every panel route of this project's plugins, and its status for each role. */
const ownRoutes: Record<string, Statuses> = {
  "GET /content-history/entries/:type/:entry": notFoundForAll,
  "GET /content-history/labels/:type": notFoundForAll,
  "GET /content-history/revisions/:id": notFoundForAll,
  "POST /content-history/revisions/:id/restore": notFoundForAll,
  "GET /content-history/trash": readableForAll,
  "GET /content-history/recent": readableForAll,
  "GET /leads": leadsRead,
  "POST /leads": leadsInvalid,
  "GET /leads/:documentId": [403, 403, 404, 404],
  "PUT /leads/:documentId": leadsInvalid,
  "POST /leads/:documentId/retry": [403, 403, 404, 404],
  "GET /lead-counts": leadsRead,
  "GET /lead-options": leadsRead,
  "GET /lead-export": leadsRead,
  "GET /subscriptions": leadsRead,
  "PUT /subscriptions/:documentId": leadsInvalid,
  "GET /subscription-export": leadsRead,
  "POST /erasures": leadsInvalid,
  "GET /mail": readableForAll,
  "GET /panel-settings": readableForAll,
  "GET /post-choices": contentRead,
  "GET /launch": publishersRead,
  "POST /launch/accepted": publishersInvalid,
  "POST /launch/live": publishersInvalid,
};

/** Routes of Strapi that must give no user more than their role. */
const strapiRoutes: Record<string, Statuses> = {
  "GET /admin/users": superAdminReads,
  "POST /admin/users": superAdminInvalid,
  "PUT /admin/users/none": superAdminNotFound,
  "DELETE /admin/users/none": superAdminNotFound,
  "GET /admin/roles": superAdminReads,
  "PUT /admin/roles/none/permissions": superAdminNotFound,
  "GET /admin/api-tokens": superAdminReads,
  "POST /admin/api-tokens": superAdminInvalid,
  "GET /admin/webhooks": superAdminReads,
  "POST /admin/webhooks": superAdminInvalid,
  "GET /email/settings": superAdminReads,
  "POST /email/test": superAdminInvalid,
  "GET /upload/settings": readableForAll,
  // Called without an entry. The handler returns links only for entries that the user may read.
  "GET /content-manager/preview/url/none": invalidForAll,
};

const aboutPage = singleTypeRoute("about-page");

interface PluginRoutes {
  routes?: Record<string, { type: string; routes: { method: string; path: string }[] }>;
}

function routesOfOwnPlugins(): string[] {
  const folder = path.join(cmsDir, "dist/src/plugins");
  const load = createRequire(import.meta.url);
  return readdirSync(folder).flatMap((plugin) => {
    const files = readdirSync(path.join(folder, plugin));
    if (!files.includes("server")) return [];
    const { default: server }: { default: PluginRoutes } = load(path.join(folder, plugin, "server/index.js"));
    return Object.values(server.routes ?? {})
      .filter(({ type }) => type === "admin")
      .flatMap(({ routes }) => routes.map((route) => `${route.method} ${route.path}`));
  });
}

/** No mail server listens on this port. With TRUST_PROXY, each call can name its own client address. */
const mailVariables = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "team@example.com", TRUST_PROXY: "1" };

let cms: RunningCms;
/** Clients of the roles in `roleNames`, in that order. */
let clients: PanelClient[];
let superAdmin: PanelClient;
let ownPluginRoutes: string[];

beforeAll(async () => {
  // Run this first. It blocks this process for seconds, and the service would close idle connections meanwhile.
  ownPluginRoutes = routesOfOwnPlugins();
  cms = await startCms({ withAdministrator: true, env: mailVariables });
  superAdmin = await logIn(cms, credentials);
  const invited = roleNames
    .slice(0, 3)
    .map(async (role) => inviteAndLogIn(cms, superAdmin, role, ["Some", role.replace(" ", "-")]));
  clients = [...(await Promise.all(invited)), superAdmin];
}, 300_000);

afterAll(() => cms?.stop());

const withoutParameters = (route: string) => route.replace(/(?<=\/):\w+/g, "none");

async function statusesForRoles(route: string): Promise<number[]> {
  const [method = "", address = ""] = withoutParameters(route).split(" ");
  const body = method === "GET" || method === "DELETE" ? undefined : {};
  const responses = await Promise.all(clients.map((member) => member(method, address, body)));
  return responses.map(({ status }) => status);
}

async function statusWithToken(route: string, token?: string): Promise<number> {
  const [method = "", address = ""] = withoutParameters(route).split(" ");
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${cms.url}${address}`, {
    method,
    headers,
    ...(method !== "GET" && { body: "{}" }),
  });
  await response.arrayBuffer();
  return response.status;
}

describe("the panel's routes", () => {
  it("that plugins of this project add are all in the table of this file", () => {
    expect(ownPluginRoutes.toSorted()).toEqual(Object.keys(ownRoutes).toSorted());
  });

  it.each(Object.entries({ ...ownRoutes, ...strapiRoutes }))(
    "%s gives each role the expected response",
    async (route, statuses) => {
      expect(await statusesForRoles(route)).toEqual(statuses);
    },
  );

  it.each(Object.keys({ ...ownRoutes, ...strapiRoutes }))(
    "%s requires a login and does not accept the content API token",
    async (route) => {
      expect([await statusWithToken(route), await statusWithToken(route, cms.token)]).toEqual([401, 401]);
    },
  );
});

it.each(["/admin/homepage/key-statistics", "/admin/license-trial-time-left"])(
  "GET %s does not exist",
  async (address) => {
    for (const member of clients) {
      const { headers, status } = await member("GET", address);
      // Below /admin, Strapi responds to unknown paths with the panel's page.
      const isPage = status === 200 && headers.get("content-type")?.startsWith("text/html");
      expect(isPage ? 404 : status).toBeOneOf([404, 405]);
    }
  },
);

it("refuses a write request from a page of another site", async () => {
  const send = (site: string) =>
    fetch(`${cms.url}/admin/forgot-password`, {
      method: "POST",
      headers: { "sec-fetch-site": site },
      body: new URLSearchParams({ email: "a@example.com" }),
    });
  const responses = await Promise.all(["cross-site", "same-origin", "none"].map(send));
  expect(responses.map(({ status }) => status)).toEqual([403, 204, 204]);
});

describe("list filters on account fields", () => {
  const statusesOfLists = (query: string) =>
    Promise.all(
      [listRoute(posts), "/upload/files"].map(async (list) => {
        const responses = await Promise.all(clients.map((member) => member("GET", `${list}?${query}`)));
        return responses.map(({ status }) => status);
      }),
    );

  it.each([
    "sort=createdBy.password:asc",
    "sort[0]=updatedBy.resetPasswordToken:asc",
    "sort[createdBy][email]=asc",
    "filters[createdBy][email][$startsWith]=a",
    "filters[createdBy.password][$startsWith]=a",
    "populate[image][filters][createdBy][registrationToken][$notNull]=true",
  ])("%s is refused", async (query) => {
    expect(await statusesOfLists(query)).toEqual([invalidForAll, invalidForAll]);
  });

  it.each(["sort=createdBy.firstname:asc", "filters[$and][0][createdBy][id][$eq]=1"])(
    "%s is accepted for users who may read the list",
    async (query) => {
      expect((await statusesOfLists(query))[0]).toEqual(contentRead);
    },
  );
});

describe("a query", () => {
  it.each(["sort=", "populate[image][sort]=", "filters[$or][][id]="])(
    "with very many parts behind %s is refused",
    async (start) => {
      const parts = Array.from({ length: 300 }, () => "id").join(start.includes("[]") ? `&${start}` : ",");
      const query = `?${start}${parts}`;
      expect(await statusWithToken(`GET /api/mail-box-money-blogs${query}`)).toBe(400);
      for (const list of [listRoute(posts), "/upload/files"])
        expect(await superAdmin("GET", list + query)).toMatchObject({ status: 400 });
    },
  );

  it.each([
    "filters[$or][0][team][name]=A&filters[$or][1][team][name]=B",
    "filters[$or][0][team]=1&filters[$or][1][partners]=1",
    "sort=team.name,team.role",
    "sort[0][team][name]=asc&filters[team][name]=A",
  ])("by several lists, %s, is refused", async (query) => {
    expect(await statusWithToken(`GET /api/about-page?${query}`)).toBe(400);
    expect(await superAdmin("GET", `${aboutPage}?${query}`)).toMatchObject({ status: 400 });
  });

  it("by one list is accepted", async () => {
    // The page has no team, so Strapi finds no entry.
    expect(await statusWithToken("GET /api/about-page?filters[team][name]=A&populate=*")).toBe(404);
  });

  it("with a few parts is accepted", async () => {
    const query = `?fields=title&sort=${Array.from({ length: 20 }, () => "id").join(",")}&populate=image`;
    expect(await statusWithToken(`GET /api/mail-box-money-blogs${query}`)).toBe(200);
  });
});

it.each([
  ["GET /uploads/..%2f..%2fcms.db", 403],
  ["GET /uploads/%00", 400],
  ["GET /%ff", 400],
])("%s gets %i without a stack in the log", async (route, status) => {
  const before = cms.logs().length;
  expect(await statusWithToken(route)).toBe(status);
  expect(cms.logs().slice(before)).not.toMatch(/"level":"error"|node_modules/);
});

it.each(["firstname", "lastname", "username"])("the %s of an account is one short line", async (field) => {
  const changes = ["Eve\r\nBcc: victim@example.com", "Eve\u2028", "E".repeat(121)];
  const responses = await Promise.all(
    clients.flatMap((member) => changes.map((name) => member("PUT", "/admin/users/me", { [field]: name }))),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([400]));
});

/** Types with special rules for content roles: who may list entries, and who may create them. */
const guardedTypes: Record<string, [reads: Statuses, creates: Statuses]> = {
  // Managed by the service, or on a page of the panel.
  launch: [superAdminReads, forbiddenForAll],
  lead: [superAdminReads, forbiddenForAll],
  subscription: [superAdminReads, forbiddenForAll],
  "legal-text": [publishersRead, forbiddenForAll],
  // Authors cannot edit these, so they do not see them.
  offering: [publishersRead, publishersCreate],
  "about-page": [publishersRead, publishersCreate],
  "investor-page": [publishersRead, publishersCreate],
  "media-page": [publishersRead, publishersCreate],
  "page-text": [publishersRead, forbiddenForAll],
  "site-setting": [publishersRead, publishersCreate],
};

const uids = readdirSync(path.join(cmsDir, "src/api")).flatMap((api) =>
  readdirSync(path.join(cmsDir, "src/api", api, "content-types")).map((type) => `api::${api}.${type}`),
);

describe("entries", () => {
  it.each(uids)("of %s can be read and created by the roles that work with them", async (uid) => {
    const guarded = guardedTypes[uid.split(".")[1] ?? ""];
    const [reads, creates] = guarded ?? [contentRead, [201, 201, 403, 201]];
    const route = listRoute(uid);
    expect(await statusesForRoles(`GET ${route}`)).toEqual(reads);
    expect(await statusesForRoles(`POST ${route}`)).toEqual(creates);
  });
});

/** Routes that need the content API token, and their status with it. */
const siteRoutes: Record<string, number> = {
  "GET /api/content-versions": 200,
  "GET /api/lead-retries": 200,
  "POST /api/leads": 400,
  "PUT /api/leads/:submissionId/deliveries": 400,
  "POST /api/subscriptions": 400,
};

it.each(Object.entries(siteRoutes))(
  "%s responds to the content API token with %i, and refuses calls without it",
  async (route, status) => {
    expect([401, 403]).toContain(await statusWithToken(route));
    expect(await statusWithToken(route, cms.token)).toBe(status);
  },
);

const longRun = 200_000;

/** Inputs on which a bad regular expression runs for minutes, or a parser fails. */
const hostileTexts = [
  `a@${"a.".repeat(60)}!`,
  `${"/".repeat(longRun)}x`,
  `${" ".repeat(longRun)}x`,
  `${"@".repeat(longRun)}<`,
  "\u0315\u0316".repeat(longRun / 2),
];

const uuid = "3f1d2c9a-0d1e-4b6f-8a57-0a4d7c1e9b20";
const time = "2026-11-20T10:00:00.000Z";
const person = { firstname: "A", lastname: "B", username: "c", email: "a@example.com" };
const contact = { name: "A", email: "a@example.com", phone: "1", region: "R", message: "M", project: "P" };
const leadDetails = {
  submissionId: "hostile-1",
  page: "/",
  referrer: "/",
  receivedAt: time,
  consentVersion: "1",
};
const subscriptionDetails = {
  event: "requested",
  requestedAt: time,
  unsubscribeLink: "https://example.com/",
};

/** Valid bodies. The test replaces each of their strings by hostile input. */
const anonymousBodies: Record<string, object> = {
  "POST /admin/login": { email: "a@example.com", password: "b", deviceId: uuid },
  "POST /admin/forgot-password": { email: "a@example.com" },
  "POST /admin/reset-password": { resetPasswordToken: "a", password: "Abc-12345" },
  "POST /admin/register": { registrationToken: "a", userInfo: { ...person, password: "Abc-12345" } },
  "POST /admin/register-admin": { ...person, password: "Abc-12345" },
};
const siteBodies: Record<string, object> = {
  "POST /api/leads": { data: { ...contact, ...leadDetails, form: "contact", reason: "other" } },
  "POST /api/subscriptions": {
    data: { ...leadDetails, ...subscriptionDetails, form: "newsletter", email: "a@example.com" },
  },
  "PUT /api/leads/none/deliveries": {
    data: {
      revision: 1,
      deliveries: [{ destination: "email", state: "delivered", status: "", attempts: 1 }],
    },
  },
};

/** Returns one copy of the object per string in it, with that string replaced by `text`. */
function withEachReplaced(value: object, text: string): object[] {
  return Object.entries(value).flatMap(([key, item]) => {
    const copyWith = (replacement: unknown) =>
      Array.isArray(value) ? value.with(Number(key), replacement) : { ...value, [key]: replacement };
    if (typeof item === "string") return [copyWith(text)];
    return typeof item === "object" && item !== null ? withEachReplaced(item, text).map(copyWith) : [];
  });
}

let addressCount = 0;

/** Much longer than a normal response, and much shorter than a bad expression runs. */
const hangsAfterMs = 5_000;

async function sendHostile(route: string, body: object, token?: string): Promise<void> {
  const [method = "", address = ""] = route.split(" ");
  addressCount += 1;
  const response = await fetch(`${cms.url}${address}`, {
    method,
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `10.0.${addressCount >> 8}.${addressCount & 255}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(hangsAfterMs),
  });
  const responseText = await response.text();
  expect
    .soft(response.status, `${route} ${JSON.stringify(body)}`.slice(0, 300) + responseText)
    .toBeLessThan(500);
}

it.each(Object.entries({ ...anonymousBodies, ...siteBodies }))(
  "hostile strings in the body of %s do no harm",
  { tags: ["slow"] },
  async (route, body) => {
    const token = route in siteBodies ? cms.token : undefined;
    for (const text of hostileTexts)
      for (const hostileBody of withEachReplaced(body, text)) await sendHostile(route, hostileBody, token);
    const health = await fetch(`${cms.url}/_health`, { signal: AbortSignal.timeout(hangsAfterMs) });
    expect(health.status).toBe(204);
  },
);
