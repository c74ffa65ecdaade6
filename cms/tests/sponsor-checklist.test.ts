import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cmsDir, type RunningCms, startCms } from "../testing/running-cms.mjs";
import { credentials, type Editor, editorOf, posts } from "./editor.ts";
import { invite, logIn, type Member } from "./panel.ts";

interface Item {
  id: string;
  href?: string;
  remaining: string[];
  state: "open" | "supplied" | "settled";
  settledBy?: string;
}

const settings = "api::site-setting.site-setting";

let cms: RunningCms;
let owner: Editor;
let superAdmin: Member;
let editor: Member;

beforeAll(async () => {
  // What the product begins with: this list is about just that.
  cms = await startCms({ withEditor: true, contentDir: path.resolve(cmsDir, "..", "samples", "content") });
  owner = await editorOf(cms);
  superAdmin = await logIn(cms, credentials);
  editor = await logIn(cms, await invite(cms, superAdmin, "Editor", ["Edda", "Example"]));
}, 180_000);

afterAll(() => cms?.stop());

async function list(member = editor): Promise<Map<string, Item>> {
  const answer = await member("GET", "/sponsor-checklist");
  expect(answer.status, answer.text).toBe(200);
  return new Map(answer.json<{ data: Item[] }>().data.map((item) => [item.id, item]));
}

async function publishSettings(fields: object): Promise<void> {
  const route = `/content-manager/single-types/${settings}/actions/publish`;
  const answer = await editor("POST", route, fields);
  expect(answer.status, answer.text).toBe(200);
}

describe("what the sponsor has to supply", () => {
  it("is all of it at first", async () => {
    const items = await list();
    expect(items.size).toBeGreaterThan(15);
    expect([...items.values()].filter(({ state }) => state !== "open")).toEqual([]);
    expect(items.get("contacts")?.remaining).toContain("telephone");
    expect(items.get("rank-sources")?.remaining).toHaveLength(4);
    expect(items.get("team")?.remaining).toHaveLength(3);
    expect(items.get("posts")?.remaining.length).toBeGreaterThan(5);
  });

  it("becomes less as it is published, and not before", async () => {
    const route = `/content-manager/single-types/${settings}`;
    const { data } = (await editor("GET", route)).json<{ data: { social: object[] } }>();
    const contacts = {
      brand: "Prairie Holdings",
      addressLines: "1 Main Street\nPierre, SD 57501",
      phone: "(605) 222-0100",
    };
    expect((await editor("PUT", route, contacts)).status).toBe(200);
    expect((await list()).get("contacts")?.remaining).toHaveLength(4);
    await publishSettings(contacts);
    expect((await list()).get("contacts")).toMatchObject({ state: "open", remaining: ["email address"] });
    await publishSettings({ email: "hello@prairie-holdings.com", social: data.social.slice(1) });
    const items = await list();
    expect(items.get("contacts")).toMatchObject({ state: "supplied", remaining: [] });
    expect(items.get("links")?.remaining).not.toContain("social links");
    expect(items.get("links")?.remaining).toContain("investor portal");
  });

  it("counts entries one by one", async () => {
    const ranks = "api::market-rank.market-rank";
    const [rank] = await owner.list(ranks);
    await owner.publish(ranks, rank?.documentId ?? "", { source: "Census Bureau, March 2026" });
    expect((await list()).get("rank-sources")?.remaining).toHaveLength(3);
    const post = (await owner.list(posts))[0];
    const before = (await list()).get("posts")?.remaining.length ?? 0;
    await owner.unpublish(posts, post?.documentId ?? "");
    expect((await list()).get("posts")?.remaining).toHaveLength(before - 1);
  });

  it("can be settled as it stands by the team, and opened again", async () => {
    const settle = (isSettled: unknown, id = "exemption") =>
      editor("POST", "/sponsor-checklist/settled", { id, isSettled });
    expect((await settle(true)).status).toBe(200);
    expect((await list()).get("exemption")).toMatchObject({
      state: "settled",
      settledBy: "Edda Example <edda.example@example.com>",
    });
    await settle(false);
    expect((await list()).get("exemption")?.state).toBe("open");
    expect((await settle(true, "nothing of the list")).status).toBe(400);
    expect((await settle("yes")).status).toBe(400);
  });

  it("leads to places that are there", async () => {
    for (const { href } of (await list()).values()) {
      if (!href) continue;
      expect((await editor("GET", href)).status, href).toBe(200);
    }
  });

  it("is not shown to those who see no content, nor to authors", async () => {
    for (const [role, firstname] of [
      ["Investor Relations", "Irene"],
      ["Author", "Aude"],
    ] as const) {
      const member = await logIn(cms, await invite(cms, superAdmin, role, [firstname, "Example"]));
      expect((await member("GET", "/sponsor-checklist")).status, role).toBe(403);
      const body = { id: "exemption", isSettled: true };
      expect((await member("POST", "/sponsor-checklist/settled", body)).status, role).toBe(403);
    }
    expect((await fetch(`${cms.url}/sponsor-checklist`)).status).toBe(401);
  });
});

describe("categories", () => {
  it("are suggested once each, drafts included, to those who see posts", async () => {
    for (const category of ["Zoning", "Zoning", "", null]) {
      await owner.create(posts, { title: `In ${category}`, category });
    }
    const names = (await editor("GET", "/post-names/category")).json<{ data: string[] }>().data;
    expect(names.filter((name) => name === "Zoning")).toHaveLength(1);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
    expect(names).not.toContain("");
    const relations = await logIn(cms, {
      email: "irene.example@example.com",
      password: "Correct-horse-2",
    });
    expect((await relations("GET", "/post-names/category")).status).toBe(403);
  });
});
