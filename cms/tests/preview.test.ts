import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { credentials, openContentManager, posts, redirects } from "./content-manager.ts";
import { inviteAndLogIn, listRoute, type PanelClient, sharedSession, singleTypeRoute } from "./panel.ts";
import { sharedCms } from "./shared-cms.ts";

const cms = await sharedCms();
const contentManager = await openContentManager(cms);
const superAdmin = await sharedSession(cms, credentials);
const editor = await inviteAndLogIn(cms, superAdmin, "Editor", ["Edda", "Example"]);
const author = await inviteAndLogIn(cms, superAdmin, "Author", ["Aude", "Example"]);
const investorRelations = await inviteAndLogIn(cms, superAdmin, "Investor Relations", ["Irene", "Example"]);

const previewRoute = (model: string, documentId: string, status = "draft") =>
  `/content-manager/preview/url/${model}?documentId=${documentId}&status=${status}`;

async function readLink(
  member: PanelClient,
  model: string,
  documentId: string,
  status?: string,
): Promise<URL> {
  const response = await member("GET", previewRoute(model, documentId, status));
  expect(response.status, response.text).toBe(200);
  return new URL(response.data<{ url: string }>().url);
}

/** Expects a 204, which Strapi's Preview treats as "no preview". */
async function expectNoLink(member: PanelClient, model: string, documentId: string): Promise<void> {
  const response = await member("GET", previewRoute(model, documentId));
  expect(response.text).not.toContain("token=");
  expect(response.status).toBe(204);
}

const readClaims = (link: URL) => {
  const [claims = "", signature] = (link.searchParams.get("token") ?? "").split(".");
  const key = createHash("sha256").update(`preview:${cms.token}`).digest();
  expect(signature).toBe(createHmac("sha256", key).update(claims).digest("base64url"));
  return JSON.parse(Buffer.from(claims, "base64url").toString());
};

describe("the preview link", () => {
  it("names the draft, its page and an expiry after twelve hours, signed with a key of the content API token", async () => {
    const { documentId } = await contentManager.create(posts, { title: "Half done", slug: "half-done" });
    const link = await readLink(editor, posts, documentId);
    expect(link.origin + link.pathname).toBe("http://localhost:3000/preview");
    const { exp, ...claims } = readClaims(link);
    expect(claims).toEqual({
      type: "mail-box-money-blogs",
      documentId,
      panel: `http://localhost:${cms.port}`,
      path: "/blog/half-done",
    });
    const secondsLeft = exp - Date.now() / 1000;
    expect(secondsLeft).toBeGreaterThan(12 * 3600 - 10);
    expect(secondsLeft).toBeLessThanOrEqual(12 * 3600);
  });

  it("opens a renamed post at its new URL for the draft, and at its old URL for the published version", async () => {
    const documentId = await contentManager.createPublished(posts, { title: "Renamed", slug: "name-before" });
    await contentManager.update(posts, documentId, { slug: "name-after" });
    expect(readClaims(await readLink(editor, posts, documentId)).path).toBe("/blog/name-after");
    expect(readClaims(await readLink(editor, posts, documentId, "published"))).toMatchObject({
      path: "/blog/name-before",
      published: true,
    });
  });

  it("opens the page that shows the entry, for projects and single types too", async () => {
    const uid = "api::project-card.project-card";
    const figures = { remainingAmount: "$1m", progress: 10, asOf: "2026-11-01", ongoing: true };
    const project = { title: "Inner", location: "Sioux Falls, SD" };
    const { documentId: projectId } = await contentManager.create(uid, { ...project, jefferson: figures });
    expect(readClaims(await readLink(editor, uid, projectId)).path).toBe("/jefferson-reserve-phase-2");
    const investorPage = "api::investor-page.investor-page";
    const response = await superAdmin("PUT", singleTypeRoute("investor-page"), {});
    const { documentId } = response.data<{ documentId: string }>();
    expect(readClaims(await readLink(editor, investorPage, documentId)).path).toBe("/investor");
  });

  it("requires permission to read the entry", async () => {
    const { documentId } = await contentManager.create(posts, { title: "Ours", slug: "ours" });
    const address = cms.url + previewRoute(posts, documentId);
    expect((await fetch(address)).status).toBe(401);
    const bySiteToken = await fetch(address, { headers: { authorization: `Bearer ${cms.token}` } });
    expect(bySiteToken.status).toBe(401);
    await expectNoLink(investorRelations, posts, documentId);
    // An author sees only their own drafts.
    await expectNoLink(author, posts, documentId);
    const ownPost = { title: "Mine", slug: "mine" };
    const response = await author("POST", listRoute(posts), ownPost);
    const ownPostId = response.data<{ documentId: string }>().documentId;
    expect(readClaims(await readLink(author, posts, ownPostId)).path).toBe("/blog/mine");
  });

  it("does not exist for unknown entries, accounts, leads and content that no page shows", async () => {
    await expectNoLink(superAdmin, posts, "nobody");
    await expectNoLink(superAdmin, "admin::user", "1");
    await expectNoLink(superAdmin, "api::lead.lead", "1");
    const { documentId } = await contentManager.create(redirects, { from: "/x", to: "/about" });
    await expectNoLink(superAdmin, redirects, documentId);
  });
});
