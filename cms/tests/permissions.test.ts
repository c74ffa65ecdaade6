/** @module-tag slow */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "../testing/running-cms.mjs";
import { makeContentFolder } from "./content-folder.ts";
import { createEditor, credentials, type Editor, editorOf, posts, runAdminCommand } from "./editor.ts";
import { api } from "./http.ts";
import { invite, logIn, type Member } from "./panel.ts";

let cms: RunningCms;
let contentDir: string;
let editor: Editor;

beforeAll(async () => {
  contentDir = await makeContentFolder();
  cms = await startCms({ contentDir });
}, 300_000);

afterAll(async () => {
  await cms?.stop();
  rmSync(contentDir, { recursive: true, force: true });
});

const post = { title: "Not ours", slug: "not-ours" };

describe("the command that creates an administrator", () => {
  it("rejects an invalid email address or password with the reason", async () => {
    const run = (email: string, password: string) =>
      runAdminCommand(cms, ["--email", email, "--password", password]);
    expect(await run("editor", credentials.password)).toMatchObject({
      status: 1,
      stderr: '"editor" is not an email address.\n',
    });
    expect((await run(credentials.email, "short1A")).stderr).toContain("12 characters or more");
    expect((await run(credentials.email, "Password-1234")).stderr).toContain("easy to guess");
    expect((await runAdminCommand(cms, ["--email", credentials.email])).stderr).toContain("Usage:");
  });

  it("creates one account that can log in, while the service runs", async () => {
    await createEditor(cms);
    editor = await editorOf(cms);
    expect(await editor.list(posts)).toHaveLength(3);
    const again = await runAdminCommand(cms, [
      "--email",
      credentials.email,
      "--password",
      credentials.password,
    ]);
    expect(again.status).toBe(1);
    expect(again.stderr).toContain(`An administrator with the address ${credentials.email} exists already.`);
  }, 300_000);
});

describe("anonymous visitors", () => {
  it.each(["/upload/files", "/users", "/users-permissions/roles", "/i18n/locales"])(
    "cannot read %s",
    async (route) => {
      const { status } = await api(cms, route);
      expect([401, 403, 404]).toContain(status);
    },
  );

  it("cannot create a lead", async () => {
    const body = { data: { submissionId: "anonymous-1", form: "expert", name: "A", email: "a@example.com" } };
    const { status } = await api(cms, "/leads", { method: "POST", body });
    expect([401, 403]).toContain(status);
  });

  it.each(["/auth/local", "/auth/local/register", "/auth/forgot-password", "/upload"])(
    "cannot use POST %s",
    async (route) => {
      const { status } = await api(cms, route, { method: "POST", body: {} });
      expect([401, 403, 404, 405]).toContain(status);
    },
  );

  it("cannot write posts", async () => {
    const { data } = await api<{ documentId: string }[]>(cms, "/mail-box-money-blogs");
    const one = `/mail-box-money-blogs/${data[0]?.documentId}`;
    const answers = await Promise.all([
      api(cms, "/mail-box-money-blogs", { method: "POST", body: { data: post } }),
      api(cms, one, { method: "PUT", body: { data: post } }),
      api(cms, one, { method: "DELETE" }),
    ]);
    for (const { status } of answers) expect([401, 403, 404, 405]).toContain(status);
    expect(await editor.list(posts)).toHaveLength(3);
  });

  it("cannot read drafts", async () => {
    const draft = await editor.create(posts, { title: "Half done", slug: "half-done" });
    for (const query of ["status=draft", "status[$eq]=draft", "status=draft&status=draft"]) {
      const { status, text } = await api(cms, `/mail-box-money-blogs?${query}`);
      expect(status, query).toBeGreaterThanOrEqual(400);
      expect(text, query).not.toContain("Half done");
    }
    const one = await api(cms, `/mail-box-money-blogs/${draft.documentId}?status=draft`);
    expect(one.status).toBe(403);
    expect((await api(cms, "/mail-box-money-blogs")).text).not.toContain("Half done");
    expect((await api(cms, "/mail-box-money-blogs?status=published")).status).toBe(200);
  });

  it("cannot request hidden fields", async () => {
    const { status } = await api(cms, "/mail-box-money-blogs?sort=createdBy.email");
    expect(status).toBe(400);
  });

  it("cannot reach the database through the path of the uploads", async () => {
    for (const address of ["/uploads/..%2f..%2fcms.db", "/uploads/../../cms.db", "/..%2fcms.db", "/cms.db"]) {
      expect((await fetch(`${cms.url}${address}`)).status, address).toBeGreaterThanOrEqual(400);
    }
  });

  it("get no CORS headers", async () => {
    const response = await fetch(`${cms.apiUrl}/mail-box-money-blogs`, {
      headers: { origin: "https://example.com" },
    });
    expect(response.headers.get("access-control-allow-origin") ?? "").not.toMatch(/\*|example/);
  });
});

describe("the site, with its access key", () => {
  it("reads drafts", async () => {
    const drafts = await api<{ slug: string }[]>(cms, "/mail-box-money-blogs?status=draft", {
      token: cms.token,
    });
    expect(drafts.data.map(({ slug }) => slug)).toContain("half-done");
  });

  it.each([
    ["POST", "/mail-box-money-blogs"],
    ["POST", "/mailbox-money-newsletters"],
    ["PUT", "/leads/1"],
    ["DELETE", "/leads/1"],
    ["POST", "/upload"],
    ["GET", "/upload/files"],
  ])("cannot %s %s", async (method, route) => {
    const body = method === "GET" ? undefined : { data: post };
    const { status } = await api(cms, route, { method, body, token: cms.token });
    expect([401, 403, 404, 405]).toContain(status);
  });

  it("is refused with another key", async () => {
    expect((await api(cms, "/content-versions", { token: `${cms.token}0` })).status).toBe(401);
  });
});

describe("an author", () => {
  const route = `/content-manager/collection-types/${posts}`;
  let author: Member;
  let others: string;

  beforeAll(async () => {
    const superAdmin = await logIn(cms, credentials);
    author = await logIn(cms, await invite(cms, superAdmin, "Author", ["Aude", "Example"]));
    others = (await editor.create(posts, { title: "Of somebody else", slug: "others", body: "Unsaid" }))
      .documentId;
  });

  it.each([
    ["clone", () => [`/clone/${others}`, { title: "Mine now", slug: "mine-now" }] as const],
    ["clone, written otherwise", () => [`/Clone/${others}/`, { title: "Mine now" }] as const],
    ["auto-clone", () => [`/auto-clone/${others}`, {}] as const],
    ["bulkFindForValidation", () => ["/actions/bulkFindForValidation", { documentIds: [others] }] as const],
  ])("sees nothing of another person's draft through %s", async (_way, call) => {
    const [address, body] = call();
    const answer = await author("POST", route + address, body);
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain("Unsaid");
  });

  it("duplicates a draft of their own", async () => {
    const created = await author("POST", route, { title: "Own", slug: "own", body: "Own text" });
    const { documentId } = created.json<{ data: { documentId: string } }>().data;
    const copy = await author("POST", `${route}/clone/${documentId}`, { title: "Own too", slug: "own-too" });
    expect(copy.text).toContain("Own text");
  });

  it("cannot make their draft part of another person's entry", async () => {
    await editor.publish(posts, others);
    const created = await author("POST", route, { title: "Trojan", slug: "trojan" });
    const { documentId } = created.json<{ data: { documentId: string } }>().data;
    const forged = { documentId: others, id: 1, locale: "de", publishedSlug: "elsewhere" };
    const answer = await author("PUT", `${route}/${documentId}`, { title: "Trojan horse", ...forged });
    expect(answer.status).toBe(200);
    expect(answer.json<{ data: object }>().data).toMatchObject({
      documentId,
      title: "Trojan horse",
      locale: null,
      publishedSlug: null,
    });
    expect((await editor.list(posts)).filter((entry) => entry.documentId === others)).toHaveLength(1);
    const second = await author("POST", route, { title: "Second", slug: "second", ...forged });
    expect(second.status).toBe(201);
    expect(second.text).not.toContain(others);
    expect((await author("DELETE", `${route}/${others}`)).status).toBe(403);
  });

  it("cannot send emails in the sponsor's name", async () => {
    const letter = { to: "somebody@sponsor.invalid", subject: "Wire it", text: "to this account" };
    for (const address of ["/email", "/email/", "/Email/"]) {
      expect((await author("POST", address, letter)).status).toBe(405);
    }
  });
});
