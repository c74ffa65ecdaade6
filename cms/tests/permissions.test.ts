import { beforeAll, describe, expect, it } from "vitest";
import { credentials, openContentManager, posts } from "./content-manager.ts";
import { callApi } from "./http.ts";
import { inviteAndLogIn, listRoute, logIn, type PanelClient } from "./panel.ts";
import { sharedCms } from "./shared-cms.ts";

const cms = await sharedCms();
const contentManager = await openContentManager(cms);
const superAdmin = await logIn(cms, credentials);
/** Document ID of a published post. */
const publishedId = await contentManager.createPublished(posts, { title: "Ours", slug: "ours" });

const post = { title: "Not ours", slug: "not-ours" };

describe("anonymous visitors", () => {
  it.each(["/upload/files", "/users", "/users-permissions/roles", "/i18n/locales"])(
    "cannot read %s",
    async (route) => {
      const { status } = await callApi(cms, route);
      expect([401, 403, 404]).toContain(status);
    },
  );

  it.each(["/auth/local", "/auth/local/register", "/auth/forgot-password", "/upload"])(
    "cannot use POST %s",
    async (route) => {
      const { status } = await callApi(cms, route, { method: "POST", body: {} });
      expect([401, 403, 404, 405]).toContain(status);
    },
  );

  it("cannot write posts", async () => {
    const postPath = `/mail-box-money-blogs/${publishedId}`;
    const responses = await Promise.all([
      callApi(cms, "/mail-box-money-blogs", { method: "POST", body: { data: post } }),
      callApi(cms, postPath, { method: "PUT", body: { data: post } }),
      callApi(cms, postPath, { method: "DELETE" }),
    ]);
    for (const { status } of responses) expect([401, 403, 404, 405]).toContain(status);
    expect((await callApi<object>(cms, postPath)).data).toMatchObject({ title: "Ours" });
  });

  it("cannot read drafts", async () => {
    const draft = await contentManager.create(posts, { title: "Half done", slug: "half-done" });
    for (const query of ["status=draft", "status[$eq]=draft", "status=draft&status=draft"]) {
      const { status, text } = await callApi(cms, `/mail-box-money-blogs?${query}`);
      expect(status, query).toBeGreaterThanOrEqual(400);
      expect(text, query).not.toContain("Half done");
    }
    const byId = await callApi(cms, `/mail-box-money-blogs/${draft.documentId}?status=draft`);
    expect(byId.status).toBe(403);
    expect((await callApi(cms, "/mail-box-money-blogs")).text).not.toContain("Half done");
    expect((await callApi(cms, "/mail-box-money-blogs?status=published")).status).toBe(200);
  });

  it("cannot sort by hidden fields", async () => {
    const { status } = await callApi(cms, "/mail-box-money-blogs?sort=createdBy.email");
    expect(status).toBe(400);
  });

  it("cannot reach the database through the path of the uploads", async () => {
    for (const address of ["/uploads/..%2f..%2fcms.db", "/uploads/../../cms.db", "/..%2fcms.db", "/cms.db"]) {
      expect((await fetch(`${cms.url}${address}`)).status, address).toBeGreaterThanOrEqual(400);
    }
  });

  it("get no CORS headers that allow another origin", async () => {
    const response = await fetch(`${cms.apiUrl}/mail-box-money-blogs`, {
      headers: { origin: "https://example.com" },
    });
    expect(response.headers.get("access-control-allow-origin") ?? "").not.toMatch(/\*|example/);
  });
});

describe("the site, with the content API token", () => {
  it("reads drafts", async () => {
    const drafts = await callApi<{ slug: string }[]>(cms, "/mail-box-money-blogs?status=draft", {
      token: cms.token,
    });
    expect(drafts.data.map(({ slug }) => slug)).toContain("half-done");
  });

  it.each([
    ["POST", "/mail-box-money-blogs"],
    ["PUT", "/leads/1"],
    ["DELETE", "/leads/1"],
    ["POST", "/upload"],
    ["GET", "/upload/files"],
  ])("cannot %s %s", async (method, route) => {
    const body = method === "GET" ? undefined : { data: post };
    const { status } = await callApi(cms, route, { method, body, token: cms.token });
    expect([401, 403, 404, 405]).toContain(status);
  });
});

it("the first start and the command that creates an administrator leave no default API tokens", async () => {
  expect((await superAdmin("GET", "/admin/api-tokens")).data()).toEqual([]);
});

describe("an author", () => {
  const route = listRoute(posts);
  let author: PanelClient;
  /** Document ID of another person's draft. */
  let otherDraft: string;

  beforeAll(async () => {
    author = await inviteAndLogIn(cms, superAdmin, "Author", ["Aude", "Example"]);
    otherDraft = (
      await contentManager.create(posts, { title: "Of somebody else", slug: "others", body: "Unsaid" })
    ).documentId;
  });

  it.each([
    ["clone", () => [`/clone/${otherDraft}`, { title: "Mine now", slug: "mine-now" }] as const],
    [
      "clone, with another spelling of the path",
      () => [`/Clone/${otherDraft}/`, { title: "Mine now" }] as const,
    ],
    ["auto-clone", () => [`/auto-clone/${otherDraft}`, {}] as const],
    [
      "bulkFindForValidation",
      () => ["/actions/bulkFindForValidation", { documentIds: [otherDraft] }] as const,
    ],
  ])("sees nothing of another person's draft through %s", async (_way, call) => {
    const [address, body] = call();
    const response = await author("POST", route + address, body);
    expect(response.status).toBe(403);
    expect(response.text).not.toContain("Unsaid");
  });

  it("duplicates a draft of their own", async () => {
    const response = await author("POST", route, { title: "Own", slug: "own", body: "Own text" });
    const { documentId } = response.data<{ documentId: string }>();
    const copy = await author("POST", `${route}/clone/${documentId}`, { title: "Own too", slug: "own-too" });
    expect(copy.text).toContain("Own text");
  });

  it("cannot attach their draft to another person's entry", async () => {
    await contentManager.publish(posts, otherDraft);
    const createResponse = await author("POST", route, { title: "Trojan", slug: "trojan" });
    const { documentId } = createResponse.data<{ documentId: string }>();
    const forged = { documentId: otherDraft, id: 1, locale: "de", publishedSlug: "elsewhere" };
    const response = await author("PUT", `${route}/${documentId}`, { title: "Trojan horse", ...forged });
    expect(response.status).toBe(200);
    expect(response.data<object>()).toMatchObject({
      documentId,
      title: "Trojan horse",
      locale: null,
      publishedSlug: null,
    });
    expect(
      (await contentManager.list(posts)).filter((entry) => entry.documentId === otherDraft),
    ).toHaveLength(1);
    const second = await author("POST", route, { title: "Second", slug: "second", ...forged });
    expect(second.status).toBe(201);
    expect(second.text).not.toContain(otherDraft);
    expect((await author("DELETE", `${route}/${otherDraft}`)).status).toBe(403);
  });

  it("cannot send emails in the sponsor's name", async () => {
    const email = { to: "somebody@sponsor.invalid", subject: "Wire it", text: "to this account" };
    for (const address of ["/email", "/email/", "/Email/"]) {
      expect((await author("POST", address, email)).status).toBe(405);
    }
  });
});

describe("without a mail server", () => {
  it("the panel reports that email is off, with the same response for every address", async () => {
    for (const email of [credentials.email, "stranger@example.com"]) {
      const response = await superAdmin("POST", "/admin/forgot-password", { email });
      expect(response.status).toBe(400);
      expect(response.text).toContain("This site cannot send email yet.");
    }
    const test = await superAdmin("POST", "/email/test", { to: "somebody@example.com" });
    expect(test.status).toBe(400);
    expect(test.text).toContain("Email is off. To turn it on, set SMTP_URL and MAIL_FROM.");
    expect((await superAdmin("GET", "/mail")).data()).toEqual({ isOn: false });
  });
});
