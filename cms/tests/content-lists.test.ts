/** @module-tag slow */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "../testing/running-cms.mjs";
import { type Watcher, watcherOf } from "./content-versions.ts";
import { credentials, type Editor, editorOf } from "./editor.ts";
import { api } from "./http.ts";
import { invite, logIn, type Member } from "./panel.ts";

const members = "api::team-member.team-member";
const stats = "api::stat.stat";
const publicUrl = "https://www.example.com";

let cms: RunningCms;
let owner: Editor;
let watcher: Watcher;
const people: Record<string, Member> = {};

beforeAll(async () => {
  cms = await startCms({ withEditor: true, env: { PUBLIC_URL: publicUrl } });
  owner = await editorOf(cms);
  watcher = watcherOf(cms);
  const superAdmin = await logIn(cms, credentials);
  for (const role of ["Editor", "Author", "Investor Relations"]) {
    const [last = role] = role.split(" ").reverse();
    people[role] = await logIn(cms, await invite(cms, superAdmin, role, ["Pat", last]));
  }
}, 120_000);

afterAll(() => cms?.stop());

async function as(role: string, method: string, route: string, body?: object) {
  const member = people[role];
  if (!member) throw new Error(`Nobody is ${role}`);
  return member(method, route, body);
}

describe("the lists", () => {
  interface List {
    uid: string;
    name: string;
    line: string;
    group: string;
    page: string | null;
  }
  const listsOf = async (role: string) =>
    (await as(role, "GET", "/content-lists")).json<{ data: List[] }>().data;

  it("are grouped by where they appear, each with a line and its page, for an editor", async () => {
    const lists = await listsOf("Editor");
    expect(lists.map(({ group, name }) => `${group}: ${name}`)).toEqual([
      "Home: Projects",
      "Home: Unit counts",
      "Pages: Campaign pages",
      "Pages: Words and pictures",
      "Money pages: Figures and classes",
      "Money pages: Market ranks",
      "Money pages: Questions",
      "Money pages: Terms",
      "About: Client testimonials",
      "About: Partners",
      "About: People",
      "About: Pictures on About",
      "Media: Podcast episodes",
      "Media: Press",
      "Media: Videos",
      "Blog: Newsletters",
      "Blog: Posts",
      "Settings: Moved addresses",
      "Settings: Site settings",
      "Settings: Versions of legal texts",
    ]);
    for (const { line, name } of lists) expect(line, name).not.toBe("");
    expect(lists.find(({ name }) => name === "People")?.page).toBe(`${publicUrl}/about`);
    expect(lists.find(({ name }) => name === "Posts")?.page).toBe(`${publicUrl}/blogs`);
    expect(lists.filter(({ page }) => page === null).map(({ name }) => name)).toEqual([
      "Campaign pages",
      "Words and pictures",
      "Moved addresses",
      "Versions of legal texts",
    ]);
  });

  it("are none for investor relations, whose leads have a page of their own", async () => {
    expect(await listsOf("Investor Relations")).toEqual([]);
  });

  it("are for the team alone", async () => {
    expect((await api(cms, "/content-lists")).status).toBe(404);
    expect((await fetch(`${cms.url}/content-lists`)).status).toBe(401);
  });
});

describe("the order of a list", () => {
  const route = `/content-lists/${members}/order`;
  const order = async () =>
    (await api<{ name: string }[]>(cms, "/team-members?sort=order")).data.map(({ name }) => name);
  const idsOf = async (...names: string[]) => {
    const entries = await owner.list(members);
    return names.map((name) => entries.find((entry) => entry.name === name)?.documentId ?? "");
  };

  async function added(name: string, fields: object = {}): Promise<string> {
    const { documentId } = await owner.create(members, { name, role: "Builder", ...fields });
    await owner.publish(members, documentId);
    return documentId;
  }

  beforeEach(async () => {
    const documentIds = (await owner.list(members)).map(({ documentId }) => documentId);
    if (documentIds.length > 0) await owner.removeMany(members, documentIds);
    for (const name of ["Avery", "Jordan", "Morgan"]) await added(name);
    await watcher.catchUp();
  });

  it("ends with a new entry, a duplicate, and one whose place was emptied", async () => {
    const paula = await added("Paula");
    expect(await order()).toEqual(["Avery", "Jordan", "Morgan", "Paula"]);
    const copy = await owner.duplicate(members, paula, { name: "Quinn", role: "Builder", order: 1 });
    await owner.publish(members, copy.documentId);
    expect((await order()).at(-1)).toBe("Quinn");
    const [avery = ""] = await idsOf("Avery");
    await owner.publish(members, avery, { order: null });
    expect((await order()).at(-1)).toBe("Avery");
  });

  it("keeps a place that was given", async () => {
    await added("First", { order: 1 });
    expect((await order())[0]).toBe("First");
    const [jordan = ""] = await idsOf("Jordan");
    await owner.publish(members, jordan, { role: "Director" });
    expect(await order()).toEqual(["First", "Avery", "Jordan", "Morgan"]);
  });

  it("is changed for visitors with one call, and nothing else is", async () => {
    const [avery = "", jordan = "", morgan = ""] = await idsOf("Avery", "Jordan", "Morgan");
    await owner.update(members, jordan, { role: "Not published yet" });
    const answer = await as("Editor", "PUT", route, { documentIds: [morgan, avery, jordan] });
    expect(answer.status).toBe(200);
    expect(answer.json<{ data: { title: string }[] }>().data.map(({ title }) => title)).toEqual([
      "Morgan",
      "Avery",
      "Jordan",
    ]);
    expect(await order()).toEqual(["Morgan", "Avery", "Jordan"]);
    const { data } = await api<{ role: string }[]>(cms, "/team-members");
    expect(new Set(data.map(({ role }) => role))).toEqual(new Set(["Builder"]));
    const states = (await owner.list(members)).map(({ name, status }) => [name, status]);
    expect(states.toSorted()).toEqual([
      ["Avery", "published"],
      ["Jordan", "modified"],
      ["Morgan", "published"],
    ]);
    expect(await watcher.news()).toEqual(["team-members"]);
    await as("Editor", "PUT", route, { documentIds: [morgan, avery, jordan] });
    expect(await watcher.news()).toEqual([]);
  });

  it("keeps what somebody added meanwhile, behind the others", async () => {
    const ids = await idsOf("Morgan", "Jordan", "Avery");
    await added("Meanwhile");
    await as("Editor", "PUT", route, { documentIds: [...ids, "somebody-deleted"] });
    expect(await order()).toEqual(["Morgan", "Jordan", "Avery", "Meanwhile"]);
  });

  it("is changed by nobody who may not publish", async () => {
    const documentIds = await idsOf("Morgan", "Jordan", "Avery");
    for (const role of ["Author", "Investor Relations"]) {
      expect((await as(role, "GET", route)).status).toBe(403);
      expect((await as(role, "PUT", route, { documentIds })).status).toBe(403);
    }
    expect(await order()).toEqual(["Avery", "Jordan", "Morgan"]);
  });

  it.each([
    ["PUT", route, { documentIds: "all" }, 400],
    ["GET", "/content-lists/api::redirect.redirect/order", undefined, 404],
    ["GET", "/content-lists/api::lead.lead/order", undefined, 404],
    ["GET", "/content-lists/admin::user/order", undefined, 404],
  ])("%s %s %j is refused with %i", async (method, address, body, status) => {
    expect((await as("Editor", method, address, body)).status).toBe(status);
  });

  it("is there for unit counts too, by what names them", async () => {
    await owner.create(stats, { units: 534, label: "Completed units", convention: "built" });
    const answer = await as("Editor", "GET", `/content-lists/${stats}/order`);
    expect(answer.json<{ data: object[] }>().data).toMatchObject([{ title: "Completed units" }]);
  });
});
