/** @module-tag slow */
import { createHash, createHmac } from "node:crypto";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "../testing/running-cms.mjs";
import { makeContentFolder } from "./content-folder.ts";
import { credentials, type Editor, editorOf, newsletters, posts, redirects } from "./editor.ts";
import { invite, logIn, type Member } from "./panel.ts";

let cms: RunningCms;
let contentDir: string;
let owner: Editor;
let superAdmin: Member;
const people: Record<string, Member> = {};

beforeAll(async () => {
  contentDir = await makeContentFolder();
  cms = await startCms({ withEditor: true, contentDir, env: { PUBLIC_URL: "https://www.example.com/" } });
  owner = await editorOf(cms);
  superAdmin = await logIn(cms, credentials);
  for (const [role, firstname] of [
    ["Editor", "Edda"],
    ["Author", "Aude"],
    ["Investor Relations", "Irene"],
  ] as const) {
    people[role] = await logIn(cms, await invite(cms, superAdmin, role, [firstname, "Example"]));
  }
}, 300_000);

afterAll(async () => {
  await cms?.stop();
  rmSync(contentDir, { recursive: true, force: true });
});

const addressOf = (model: string, documentId: string, status = "draft") =>
  `/content-manager/preview/url/${model}?documentId=${documentId}&status=${status}`;

const ask = (member: Member | undefined, model: string, documentId: string, status?: string) => {
  if (!member) throw new Error("The member is missing");
  return member("GET", addressOf(model, documentId, status));
};

async function linkOf(
  member: Member | undefined,
  model: string,
  documentId: string,
  status?: string,
): Promise<URL> {
  const answer = await ask(member, model, documentId, status);
  expect(answer.status, answer.text).toBe(200);
  return new URL(answer.json<{ data: { url: string } }>().data.url);
}

/** Expects a 204, which Strapi's Preview treats as "no preview". */
async function expectNoLink(member: Member | undefined, model: string, documentId: string): Promise<void> {
  const answer = await ask(member, model, documentId);
  expect(answer.text).not.toContain("token=");
  expect(answer.status).toBe(204);
}

const claimsOf = (link: URL) => {
  const [claims = "", signature] = (link.searchParams.get("token") ?? "").split(".");
  const key = createHash("sha256").update(`preview:${cms.token}`).digest();
  expect(signature).toBe(createHmac("sha256", key).update(claims).digest("base64url"));
  return JSON.parse(Buffer.from(claims, "base64url").toString());
};

describe("the preview link", () => {
  it("names the draft, its page and an expiry after twelve hours, signed with the site's key", async () => {
    const { documentId } = await owner.create(posts, { title: "Half done", slug: "half-done" });
    const link = await linkOf(people.Editor, posts, documentId);
    expect(link.origin + link.pathname).toBe("https://www.example.com/preview");
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

  it("opens the saved URL of a renamed post, and the issue of a newsletter", async () => {
    const { documentId } = await owner.create(posts, { title: "Renamed", slug: "before" });
    await owner.publish(posts, documentId);
    await owner.update(posts, documentId, { slug: "after" });
    expect(claimsOf(await linkOf(people.Editor, posts, documentId)).path).toBe("/blog/after");
    expect(claimsOf(await linkOf(people.Editor, posts, documentId, "published"))).toMatchObject({
      path: "/blog/before",
      published: true,
    });
    const issue = (await owner.list(newsletters))[0]?.documentId ?? "";
    expect(claimsOf(await linkOf(people.Editor, newsletters, issue))).toMatchObject({
      type: "mailbox-money-newsletters",
      path: `/newsletter?issue=${issue}`,
    });
  });

  it("opens the Jefferson page of a project that the home page does not show", async () => {
    const uid = "api::project-card.project-card";
    const reading = { remainingAmount: "$1m", progress: 10, asOf: "2026-11-01", ongoing: true };
    const project = { title: "Inner", location: "Sioux Falls, SD" };
    const inner = await owner.create(uid, { ...project, jefferson: reading });
    expect(claimsOf(await linkOf(people.Editor, uid, inner.documentId)).path).toBe(
      "/jefferson-reserve-phase-2",
    );
    const both = await owner.create(uid, { ...project, home: reading, jefferson: reading });
    expect(claimsOf(await linkOf(people.Editor, uid, both.documentId)).path).toBe("/");
  });

  it.each([
    ["site-setting", "site-setting", "/"],
    ["offering", "offering", "/jefferson-reserve-phase-2"],
    ["about-page", "about-page", "/about"],
    ["media-page", "media-page", "/media"],
    ["investor-page", "investor-page", "/investor"],
  ])("exists for the single type %s", async (name, type, path) => {
    const uid = `api::${name}.${name}`;
    const saved = await superAdmin("PUT", `/content-manager/single-types/${uid}`, {});
    const { documentId } = saved.json<{ data: { documentId: string } }>().data;
    expect(claimsOf(await linkOf(people.Editor, uid, documentId))).toEqual({
      type,
      documentId,
      path,
      panel: `http://localhost:${cms.port}`,
      exp: expect.any(Number),
    });
  });

  it.each([
    ["project-card", "project-cards", "/", {}],
    ["podcast-episode", "podcast-episodes", "/podcast", {}],
    ["media-mention", "media-mentions", "/media", {}],
    ["glossary-term", "glossary-terms", "/investor", {}],
  ])("exists for a %s", async (name, type, path, fields) => {
    const uid = `api::${name}.${name}`;
    const { documentId } = await owner.create(uid, fields);
    expect(claimsOf(await linkOf(people.Editor, uid, documentId))).toEqual({
      type,
      documentId,
      path,
      panel: `http://localhost:${cms.port}`,
      exp: expect.any(Number),
    });
  });

  it("requires permission to read the entry", async () => {
    const { documentId } = await owner.create(posts, { title: "Ours", slug: "ours" });
    const address = cms.url + addressOf(posts, documentId);
    expect((await fetch(address)).status).toBe(401);
    const bySiteToken = await fetch(address, { headers: { authorization: `Bearer ${cms.token}` } });
    expect(bySiteToken.status).toBe(401);
    await expectNoLink(people["Investor Relations"], posts, documentId);
    // An author sees their own drafts.
    await expectNoLink(people.Author, posts, documentId);
    const own = await people.Author?.("POST", `/content-manager/collection-types/${posts}`, {
      title: "Mine",
      slug: "mine",
    });
    const mine = own?.json<{ data: { documentId: string } }>().data.documentId ?? "";
    expect(claimsOf(await linkOf(people.Author, posts, mine)).path).toBe("/blog/mine");
  });

  it.each([
    ["an unknown entry", posts, "nobody"],
    ["an account", "admin::user", "1"],
    ["leads", "api::lead.lead", "1"],
  ])("does not exist for %s", async (_name, model, documentId) => {
    await expectNoLink(superAdmin, model, documentId);
  });

  it("does not exist for content that no page shows", async () => {
    const { documentId } = await owner.create(redirects, { from: "/x", to: "/about" });
    await expectNoLink(superAdmin, redirects, documentId);
  });
});

it("the panel's content security policy allows frames of the site, and of no other origin", async () => {
  const policy = (await fetch(`${cms.url}/admin`)).headers.get("content-security-policy");
  expect(policy).toContain("frame-src 'self' data: blob: https://www.example.com;");
});
