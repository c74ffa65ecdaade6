import { createHash, createHmac } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { credentials, type Editor, editorOf, posts, redirects } from "./editor.ts";
import { invite, logIn, type Member, sharedSession } from "./panel.ts";
import { type SharedCms, sharedCms } from "./shared-cms.ts";

let cms: SharedCms;
let owner: Editor;
let superAdmin: Member;
let editor: Member;
let author: Member;
let investorRelations: Member;

beforeAll(async () => {
  cms = await sharedCms();
  owner = await editorOf(cms);
  superAdmin = await sharedSession(cms, credentials);
  editor = await logIn(cms, await invite(cms, superAdmin, "Editor", ["Edda", "Example"]));
  author = await logIn(cms, await invite(cms, superAdmin, "Author", ["Aude", "Example"]));
  investorRelations = await logIn(
    cms,
    await invite(cms, superAdmin, "Investor Relations", ["Irene", "Example"]),
  );
}, 300_000);

const addressOf = (model: string, documentId: string, status = "draft") =>
  `/content-manager/preview/url/${model}?documentId=${documentId}&status=${status}`;

async function linkOf(member: Member, model: string, documentId: string, status?: string): Promise<URL> {
  const response = await member("GET", addressOf(model, documentId, status));
  expect(response.status, response.text).toBe(200);
  return new URL(response.json<{ data: { url: string } }>().data.url);
}

/** Expects a 204, which Strapi's Preview treats as "no preview". */
async function expectNoLink(member: Member, model: string, documentId: string): Promise<void> {
  const response = await member("GET", addressOf(model, documentId));
  expect(response.text).not.toContain("token=");
  expect(response.status).toBe(204);
}

const claimsOf = (link: URL) => {
  const [claims = "", signature] = (link.searchParams.get("token") ?? "").split(".");
  const key = createHash("sha256").update(`preview:${cms.token}`).digest();
  expect(signature).toBe(createHmac("sha256", key).update(claims).digest("base64url"));
  return JSON.parse(Buffer.from(claims, "base64url").toString());
};

describe("the preview link", () => {
  it("names the draft, its page and an expiry after twelve hours, signed with a key of the content API token", async () => {
    const { documentId } = await owner.create(posts, { title: "Half done", slug: "half-done" });
    const link = await linkOf(editor, posts, documentId);
    expect(link.origin + link.pathname).toBe("http://localhost:3000/preview");
    const { exp, ...claims } = claimsOf(link);
    expect(claims).toEqual({
      type: "mail-box-money-blogs",
      documentId,
      panel: `http://localhost:${cms.port}`,
      path: "/blog/half-done",
    });
    const restSeconds = exp - Date.now() / 1000;
    expect(restSeconds).toBeGreaterThan(12 * 3600 - 10);
    expect(restSeconds).toBeLessThanOrEqual(12 * 3600);
  });

  it("opens the saved URL of a renamed post", async () => {
    const { documentId } = await owner.create(posts, { title: "Renamed", slug: "name-before" });
    await owner.publish(posts, documentId);
    await owner.update(posts, documentId, { slug: "name-after" });
    expect(claimsOf(await linkOf(editor, posts, documentId)).path).toBe("/blog/name-after");
    expect(claimsOf(await linkOf(editor, posts, documentId, "published"))).toMatchObject({
      path: "/blog/name-before",
      published: true,
    });
  });

  it("opens the Jefferson page of a project that the home page does not show", async () => {
    const uid = "api::project-card.project-card";
    const reading = { remainingAmount: "$1m", progress: 10, asOf: "2026-11-01", ongoing: true };
    const project = { title: "Inner", location: "Sioux Falls, SD" };
    const inner = await owner.create(uid, { ...project, jefferson: reading });
    expect(claimsOf(await linkOf(editor, uid, inner.documentId)).path).toBe("/jefferson-reserve-phase-2");
    const both = await owner.create(uid, { ...project, home: reading, jefferson: reading });
    expect(claimsOf(await linkOf(editor, uid, both.documentId)).path).toBe("/");
  });

  it("exists for a single type", async () => {
    const uid = "api::investor-page.investor-page";
    const saved = await superAdmin("PUT", `/content-manager/single-types/${uid}`, {});
    const { documentId } = saved.json<{ data: { documentId: string } }>().data;
    const claims = claimsOf(await linkOf(editor, uid, documentId));
    expect(claims).toMatchObject({ type: "investor-page", documentId, path: "/investor" });
  });

  it("requires permission to read the entry", async () => {
    const { documentId } = await owner.create(posts, { title: "Ours", slug: "ours" });
    const address = cms.url + addressOf(posts, documentId);
    expect((await fetch(address)).status).toBe(401);
    const bySiteToken = await fetch(address, { headers: { authorization: `Bearer ${cms.token}` } });
    expect(bySiteToken.status).toBe(401);
    await expectNoLink(investorRelations, posts, documentId);
    // An author sees their own drafts.
    await expectNoLink(author, posts, documentId);
    const own = { title: "Mine", slug: "mine" };
    const created = await author("POST", `/content-manager/collection-types/${posts}`, own);
    const mine = created.json<{ data: { documentId: string } }>().data.documentId;
    expect(claimsOf(await linkOf(author, posts, mine)).path).toBe("/blog/mine");
  });

  it("does not exist for unknown entries, accounts, leads and content that no page shows", async () => {
    await expectNoLink(superAdmin, posts, "nobody");
    await expectNoLink(superAdmin, "admin::user", "1");
    await expectNoLink(superAdmin, "api::lead.lead", "1");
    const { documentId } = await owner.create(redirects, { from: "/x", to: "/about" });
    await expectNoLink(superAdmin, redirects, documentId);
  });
});

it("the panel's content security policy allows frames of the site, and of no other origin", async () => {
  const policy = (await fetch(`${cms.url}/admin`)).headers.get("content-security-policy");
  expect(policy).toContain("frame-src 'self' data: blob: http://localhost:3000;");
});
