/** @module-tag faults */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cmsDir, type RunningCms, startCms } from "../testing/running-cms.mjs";
import { makeContentFolder, writePost, writeSiteContent } from "./content-folder.ts";
import { credentials, type Editor, editorOf, newsletters, posts } from "./editor.ts";
import { api } from "./http.ts";
import { logIn, type Member } from "./panel.ts";

/**
 * A database that knows posts, newsletters and leads only, after some use: the post "newest" was deleted and "middle"
 * edited, the title was renamed to "Headline" on the posts' screen and columns were taken away there, authors were shut
 * out of newsletters, and editors may not change a post's author. A lead with notes is added.
 */
const firstVersion = path.join(cmsDir, "tests", "fixtures", "first-version.db.gz");

const stats = "api::stat.stat";

interface Permission {
  action: string;
  subject: string | null;
  properties: { fields?: string[] };
  conditions: string[];
}

let cms: RunningCms;
let dataDir: string;
let contentDir: string;
let editor: Editor;
let superAdmin: Member;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "cms-upgrade-"));
  mkdirSync(path.join(dataDir, "cms"));
  writeFileSync(path.join(dataDir, "cms", "cms.db"), gunzipSync(readFileSync(firstVersion)));
  addLead(path.join(dataDir, "cms", "cms.db"));
  contentDir = await makeContentFolder();
  writePost(contentDir, { slug: "late", publishedAt: "2026-04-01T00:00:00.000Z" });
  writeSiteContent(contentDir, {
    stats: [{ units: 534, label: "Completed units", convention: "built", order: 10 }],
  });
  cms = await startCms({ dataDir, contentDir });
  editor = await editorOf(cms);
  superAdmin = await logIn(cms, credentials);
}, 120_000);

afterAll(async () => {
  await cms?.kill();
  for (const folder of [dataDir, contentDir]) rmSync(folder, { recursive: true, force: true });
});

/** As investor relations left it: read, assigned and with a note. */
function addLead(file: string): void {
  const database = new DatabaseSync(file);
  database
    .prepare(
      `INSERT INTO leads (document_id, submission_id, form, name, email, lead_status, assignee, notes, updated_at)
       VALUES ('lead1', 'first-version-1', 'contact', 'Dana Field', 'dana@example.com', 'contacted', 'Iris', ?, ?)`,
    )
    .run("Called on Monday.\nWants figures.", Date.parse("2026-05-04T15:00:00Z"));
  database.close();
}

async function restart(): Promise<void> {
  await cms.stop();
  cms = await startCms({ dataDir, contentDir, env: cms.env, port: cms.port });
  editor = await editorOf(cms);
  superAdmin = await logIn(cms, credentials);
}

const data = async <T>(route: string) => (await superAdmin("GET", route)).json<{ data: T }>().data;

async function permissionsRoute(role: string): Promise<string> {
  const roles = await data<{ id: number; name: string }[]>("/admin/roles");
  return `/admin/roles/${roles.find(({ name }) => name === role)?.id}/permissions`;
}

const permissionsOf = async (role: string) => data<Permission[]>(await permissionsRoute(role));

/** What a role may do with a type, and with which fields. */
async function access(role: string, uid: string): Promise<Record<string, string[] | undefined>> {
  const permissions = (await permissionsOf(role)).filter(({ subject }) => subject === uid);
  return Object.fromEntries(
    permissions.map(({ action, properties }) => [action.split(".").at(-1), properties.fields]),
  );
}

describe("a database of the first version", () => {
  it("gets what is new, and nothing that was deleted or came later to the folder", async () => {
    const slugs = (await editor.list(posts)).map(({ slug }) => slug);
    expect(slugs.toSorted()).toEqual(["middle", "oldest"]);
    const { data } = await api<{ units: number }[]>(cms, "/stats");
    expect(data.map(({ units }) => units)).toEqual([534]);
  });

  it("gets screens for what is new, and keeps those that people have rearranged", async () => {
    const forStats = await editor.configuration(stats);
    expect(forStats.metadatas.units?.edit.label).toBe("Units");
    expect(forStats.layouts.list).toEqual(["units", "label", "note", "convention", "order"]);

    const forPosts = await editor.configuration(posts);
    expect(forPosts.metadatas.title?.edit.label).toBe("Headline");
    expect(forPosts.layouts.list).not.toContain("image");
    expect(forPosts.metadatas.category?.edit.label).toBe("Category");
    expect(forPosts.layouts.edit.flat().map(({ name }) => name)).toContain("publishAt");
  });

  it("gives the new types to editors and authors", async () => {
    const fields = ["units", "label", "note", "convention", "order"];
    expect(await access("Editor", stats)).toMatchObject({
      create: expect.arrayContaining(fields),
      read: expect.arrayContaining(fields),
      update: expect.arrayContaining(fields),
      delete: undefined,
      publish: undefined,
    });
    expect(Object.keys(await access("Author", stats)).toSorted()).toEqual([
      "create",
      "delete",
      "read",
      "update",
    ]);
    const ofAuthors = (await permissionsOf("Author")).filter(({ subject }) => subject === stats);
    for (const { conditions } of ofAuthors) expect(conditions).toEqual(["admin::is-creator"]);
    expect(await access("Investor Relations", stats)).toEqual({});
  });

  it("gives new fields to whoever had all the others, and takes nothing back that was taken away", async () => {
    const ofEditors = await access("Editor", posts);
    expect(ofEditors.create).toEqual(expect.arrayContaining(["author", "category", "publishAt"]));
    expect(ofEditors.update).not.toContain("author");
    expect(ofEditors.update).not.toContain("category");
    expect(await access("Author", newsletters)).toEqual({});
  });

  it("keeps what the team wrote about a lead, as its first note", async () => {
    const list = "/content-manager/collection-types/api::lead.lead";
    const [lead] = (await superAdmin("GET", list)).json<{ results: Record<string, unknown>[] }>().results;
    expect(lead).toMatchObject({ name: "Dana Field", leadStatus: "contacted", assignee: "Iris" });
    const { notes } = await data<{ notes: object[] }>("/lead-inbox/leads/lead1");
    expect(notes).toMatchObject([
      {
        author: "Earlier notes",
        text: "Called on Monday.\nWants figures.",
        writtenAt: "2026-05-04T15:00:00.000Z",
      },
    ]);
  });

  it("lets investor relations read and change what is new about leads, and shows it in their list", async () => {
    const ofLeads = await access("Investor Relations", "api::lead.lead");
    expect(ofLeads.read).toEqual(
      expect.arrayContaining(["followUpOn", "deliveryState", "project", "amount"]),
    );
    expect(ofLeads.update?.toSorted()).toEqual(["assignee", "followUpOn", "leadStatus", "needsReview"]);
    const { layouts } = await editor.configuration("api::lead.lead");
    expect(layouts.list).toEqual(
      expect.arrayContaining(["phone", "reason", "deliveryState", "campaignLabel"]),
    );
  });

  it("keeps the address of a post that is renamed now", async () => {
    const post = (await editor.list(posts)).find(({ slug }) => slug === "oldest");
    await editor.publish(posts, post?.documentId ?? "", { slug: "renamed" });
    const { data } = await api<{ from: string; to: string }[]>(cms, "/redirects");
    expect(data).toMatchObject([{ from: "/blog/oldest", to: "/blog/renamed" }]);
  });

  it("is changed once: what an administrator and editors do afterwards stays", async () => {
    const route = await permissionsRoute("Editor");
    const permissions = (await permissionsOf("Editor"))
      .filter(({ subject }) => subject !== stats)
      .map(({ action, subject, properties, conditions }) => ({ action, subject, properties, conditions }));
    expect((await superAdmin("PUT", route, { permissions })).status).toBe(200);
    for (const { documentId } of await editor.list(stats)) await editor.remove(stats, documentId);
    const { layouts, metadatas, settings } = await editor.configuration(stats);
    const { units, label, note, convention, order } = metadatas;
    await editor.configure(stats, {
      settings,
      layouts: { ...layouts, list: ["label", "units", "note", "order"] },
      metadatas: { units, label, note, convention, order },
    });

    await restart();
    expect(await access("Editor", stats)).toEqual({});
    expect((await api<unknown[]>(cms, "/stats")).data).toEqual([]);
    expect((await editor.configuration(stats)).layouts.list).toEqual(["label", "units", "note", "order"]);
  });
});

/**
 * A database in which each project was two entries: Bluestem's draft is ahead of what home shows, nothing is published
 * of Jefferson on home and of Foss Fields on the Jefferson page, and "Only there" is on the Jefferson page alone.
 */
describe("a database with two entries a project", () => {
  const projectCards = "api::project-card.project-card";
  const folder = mkdtempSync(path.join(tmpdir(), "cms-upgrade-"));
  let upgraded: RunningCms;
  let projects: Record<string, Project>;

  interface Reading {
    progress: number;
    remainingAmount: string;
    ongoing: boolean;
    asOf: string;
  }

  interface Project {
    title: string;
    image: { alternativeText: string };
    home: Reading | null;
    jefferson: Reading | null;
  }

  beforeAll(async () => {
    mkdirSync(path.join(folder, "cms"));
    const database = path.join(cmsDir, "tests", "fixtures", "two-entries-a-project.db.gz");
    writeFileSync(path.join(folder, "cms", "cms.db"), gunzipSync(readFileSync(database)));
    upgraded = await startCms({ dataDir: folder });
    const { data } = await api<Project[]>(upgraded, "/project-cards?populate=*&sort=order");
    projects = Object.fromEntries(data.map((project) => [project.title, project]));
  }, 120_000);

  afterAll(async () => {
    await upgraded?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const home = (progress: number, remainingAmount: string) => ({
    progress,
    remainingAmount,
    ongoing: true,
    asOf: "2026-11-01",
  });
  const jefferson = (progress: number, remainingAmount: string, ongoing = true) => ({
    progress,
    remainingAmount,
    ongoing,
    asOf: "2026-11-15",
  });

  it("has one for each, and visitors see what they saw", () => {
    expect(Object.keys(projects)).toEqual([
      "Bluestem Reserve",
      "Foss Fields Phase 1",
      "Jefferson Phase 2",
      "Only there",
    ]);
    expect(projects).toMatchObject({
      "Bluestem Reserve": { home: home(90, "$300k"), jefferson: jefferson(90, "$100k") },
      "Foss Fields Phase 1": { home: home(60, "$850k"), jefferson: null },
      "Jefferson Phase 2": { home: null, jefferson: jefferson(100, "$0", false) },
      "Only there": { home: null, jefferson: jefferson(100, "$0", false) },
    });
    expect(projects["Bluestem Reserve"]?.image.alternativeText).toContain("Bluestem Reserve");
  });

  it("keeps what was only drafted, in the same entry", async () => {
    const editing = await editorOf(upgraded);
    const drafts = await editing.list(projectCards);
    expect(drafts.map(({ title, status }) => [title, status]).toSorted()).toEqual([
      ["Bluestem Reserve", "modified"],
      ["Foss Fields Phase 1", "modified"],
      ["Jefferson Phase 2", "modified"],
      ["Only there", "published"],
    ]);
    const of = async (title: string): Promise<unknown> => {
      const { documentId } = drafts.find((draft) => draft.title === title) ?? {};
      const member = await logIn(upgraded, credentials);
      const route = `/content-manager/collection-types/${projectCards}/${documentId}`;
      return (await member("GET", route)).json<{ data: unknown }>().data;
    };
    expect(await of("Bluestem Reserve")).toMatchObject({
      home: home(95, "$150k"),
      jefferson: jefferson(90, "$100k"),
    });
    expect(await of("Jefferson Phase 2")).toMatchObject({ home: home(80, "$750k") });
    expect(await of("Foss Fields Phase 1")).toMatchObject({ jefferson: jefferson(60, "$900k") });
  });

  it("can be edited and published", async () => {
    const editing = await editorOf(upgraded);
    const card = (await editing.list(projectCards)).find(({ title }) => title === "Bluestem Reserve");
    await editing.publish(projectCards, card?.documentId ?? "");
    const { data } = await api<Project[]>(
      upgraded,
      "/project-cards?populate=*&filters[title]=Bluestem Reserve",
    );
    expect(data).toMatchObject([{ home: home(95, "$150k"), jefferson: jefferson(90, "$100k") }]);
  });

  it("dates the sponsor's own figures as before, and starts again without a second migration", async () => {
    const { data } = await api<{ figuresAsOf: string }>(upgraded, "/site-setting");
    expect(data.figuresAsOf).toBe("2026-11-01");
    await upgraded.stop();
    upgraded = await startCms({ dataDir: folder, env: upgraded.env, port: upgraded.port });
    expect((await api<Project[]>(upgraded, "/project-cards")).data).toHaveLength(4);
  });
});
