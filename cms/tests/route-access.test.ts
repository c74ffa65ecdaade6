import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cmsDir, credentials, type RunningCms, startCms } from "../testing/running-cms.mjs";
import { invite, logIn, type Member } from "./panel.ts";

const people = ["Author", "Editor", "Investor Relations", "Super Admin"] as const;

/** Each is asked with an empty body for what is not there: 200, 400 and 404 mean "may", 403 "may not". */
type Statuses = readonly [author: number, editor: number, relations: number, superAdmin: number];

const everybody: Statuses = [200, 200, 200, 200];
const nothingToShow: Statuses = [404, 404, 404, 404];
const leadsRead: Statuses = [403, 403, 200, 200];
const leadsWrong: Statuses = [403, 403, 400, 400];
const contentRead: Statuses = [200, 200, 403, 200];
const superAdminReads: Statuses = [403, 403, 403, 200];
const superAdminWrong: Statuses = [403, 403, 403, 400];
const superAdminNothing: Statuses = [403, 403, 403, 404];
const nobody: Statuses = [403, 403, 403, 403];
const publishersRead: Statuses = [403, 200, 403, 200];
const publishersMake: Statuses = [403, 201, 403, 201];
const publishersWrong: Statuses = [403, 400, 403, 400];

/** Every route of this project's own plugins, and what each role is answered. */
const ownRoutes: Record<string, Statuses> = {
  "GET /content-lists": everybody,
  "GET /content-lists/:uid/order": nothingToShow,
  "PUT /content-lists/:uid/order": nothingToShow,
  "GET /lead-inbox/assignees": leadsRead,
  "GET /lead-inbox/me": leadsRead,
  "PUT /lead-inbox/me/filters": leadsWrong,
  "GET /lead-inbox/overview": leadsRead,
  "GET /lead-inbox/leads/:documentId": [403, 403, 404, 404],
  "POST /lead-inbox/leads/:documentId/notes": [403, 403, 404, 404],
  "POST /lead-inbox/leads/:documentId/retry": [403, 403, 404, 404],
  "PUT /lead-inbox/leads/:documentId/contact": [403, 403, 404, 404],
  "POST /lead-inbox/leads": leadsWrong,
  "POST /lead-inbox/selection": leadsWrong,
  "GET /lead-inbox/export": leadsRead,
  "GET /lead-inbox/subscriptions/export": leadsRead,
  "POST /lead-inbox/erasures/preview": leadsWrong,
  "POST /lead-inbox/erasures": leadsWrong,
  "GET /notices": leadsRead,
  "PUT /notices": leadsWrong,
  "GET /page-texts/site": everybody,
  "GET /site-preview/link": [400, 400, 400, 400],
  "GET /site-pages": contentRead,
  "GET /team-time-zone": everybody,
  "GET /post-names/category": contentRead,
  "GET /post-names/author": contentRead,
  "GET /sponsor-checklist": publishersRead,
  "POST /sponsor-checklist/accepted": publishersWrong,
  "POST /sponsor-checklist/live": publishersWrong,
  "GET /sponsor-checklist/preview": publishersRead,
  "GET /visitor-vitals": everybody,
};

/** Of Strapi's own routes, those that would give somebody more than their role. */
const strapiRoutes: Record<string, Statuses> = {
  "GET /admin/users": superAdminReads,
  "POST /admin/users": superAdminWrong,
  "PUT /admin/users/none": superAdminNothing,
  "DELETE /admin/users/none": superAdminNothing,
  "GET /admin/roles": superAdminReads,
  "PUT /admin/roles/none/permissions": superAdminNothing,
  "GET /admin/api-tokens": superAdminReads,
  "POST /admin/api-tokens": superAdminWrong,
  "GET /admin/webhooks": superAdminReads,
  "POST /admin/webhooks": superAdminWrong,
  "GET /email/settings": superAdminReads,
  "POST /email/test": superAdminWrong,
  "GET /upload/settings": everybody,
  "GET /users-permissions/roles": superAdminReads,
};

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

let cms: RunningCms;
let members: Member[];

beforeAll(async () => {
  cms = await startCms({ withEditor: true });
  const superAdmin = await logIn(cms, credentials);
  const invited = people
    .slice(0, 3)
    .map(async (role) => logIn(cms, await invite(cms, superAdmin, role, ["Some", role.replace(" ", "-")])));
  members = [...(await Promise.all(invited)), superAdmin];
}, 90_000);

afterAll(() => cms?.stop());

const withoutParameters = (route: string) => route.replace(/(?<=\/):\w+/g, "none");

async function statusesOf(route: string): Promise<number[]> {
  const [method = "", address = ""] = withoutParameters(route).split(" ");
  const body = method === "GET" || method === "DELETE" ? undefined : {};
  const answers = await Promise.all(members.map((member) => member(method, address, body)));
  return answers.map(({ status }) => status);
}

async function statusFor(route: string, token?: string): Promise<number> {
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

describe("routes of the panel", () => {
  it("of this project's plugins are all in the table", () => {
    expect(routesOfOwnPlugins().toSorted()).toEqual(Object.keys(ownRoutes).toSorted());
  });

  it.each(Object.entries({ ...ownRoutes, ...strapiRoutes }))(
    "%s answers each role as it should",
    async (route, statuses) => {
      expect(await statusesOf(route)).toEqual(statuses);
    },
  );

  it.each(Object.keys({ ...ownRoutes, ...strapiRoutes }))(
    "%s is closed without a log-in, and to the site's key",
    async (route) => {
      expect([await statusFor(route), await statusFor(route, cms.token)]).toEqual([401, 401]);
    },
  );
});

/** Types that are not simply written by the content roles: who may read a list of them, and who may add to it. */
const guardedTypes: Record<string, [reads: Statuses, creates: Statuses]> = {
  erasure: [leadsRead, [403, 403, 403, 400]],
  // Made and kept by the service itself.
  launch: [superAdminReads, nobody],
  lead: [leadsRead, [403, 403, 403, 400]],
  "legal-text": [publishersRead, nobody],
  // Authors make nothing there, so that they do not see it either.
  offering: [publishersRead, publishersMake],
  "page-text": [publishersRead, nobody],
  "site-setting": [publishersRead, publishersMake],
  subscription: [leadsRead, [403, 403, 403, 400]],
  "subscription-tombstone": [superAdminReads, nobody],
  tombstone: [superAdminReads, nobody],
};

const uids = readdirSync(path.join(cmsDir, "src/api")).flatMap((api) =>
  readdirSync(path.join(cmsDir, "src/api", api, "content-types")).map((type) => `api::${api}.${type}`),
);

describe("entries", () => {
  it.each(uids)("of %s are read and made by the roles that work with them", async (uid) => {
    const guarded = guardedTypes[uid.split(".")[1] ?? ""];
    const [reads, creates] = guarded ?? [contentRead, [201, 201, 403, 201]];
    const route = `/content-manager/collection-types/${uid}`;
    expect(await statusesOf(`GET ${route}`)).toEqual(reads);
    expect(await statusesOf(`POST ${route}`)).toEqual(creates);
  });
});

it("the site's key opens the content API alone, and nothing there is open to writing without it", async () => {
  const written = ["POST /api/leads", "PUT /api/leads/1/deliveries", "POST /api/subscriptions"];
  for (const route of [...written, "GET /api/content-changes", "GET /api/lead-retries"]) {
    expect([401, 403], route).toContain(await statusFor(route));
    expect([401, 403], route).not.toContain(await statusFor(route, cms.token));
  }
});
