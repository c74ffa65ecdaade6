/** @module-tag slow */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "../testing/running-cms.mjs";
import { isOnPostgres, sql } from "../testing/test-database.mjs";
import { credentials, leads, newsletters, posts } from "./editor.ts";
import { api } from "./http.ts";
import { invite, logIn, type Member } from "./panel.ts";

interface Lead {
  documentId: string;
  submissionId: string;
  name: string;
  email: string;
  leadStatus: string;
  assignee: number | null;
  followUpOn: string | null;
}

let cms: RunningCms;
let dataDir: string;
let superAdmin: Member;
let relations: Member;
let editor: Member;
let author: Member;

beforeAll(async () => {
  cms = await startCms({ withEditor: true });
  ({ dataDir } = cms);
  superAdmin = await logIn(cms, credentials);
  const join = async (role: string, name: [string, string]) =>
    logIn(cms, await invite(cms, superAdmin, role, name));
  relations = await join("Investor Relations", ["Iris", "Reyes"]);
  editor = await join("Editor", ["Ed", "Itor"]);
  author = await join("Author", ["Ann", "Author"]);
}, 120_000);

afterAll(async () => {
  await cms?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

let counter = 0;
const makeLead = (fields: Record<string, unknown> = {}) => ({
  submissionId: `desk-${++counter}-submission`,
  form: "contact",
  name: "Dana Field",
  email: "dana.field@example.com",
  message: "Please call me.",
  receivedAt: "2026-11-20T10:00:01.000Z",
  ...fields,
});

const send = (data: unknown) =>
  api<Partial<Lead>>(cms, "/leads", { method: "POST", token: cms.token, body: { data } });

/** Sends a lead and tells the document it became. */
async function bring(fields: Record<string, unknown> = {}): Promise<string> {
  const { status, data, text } = await send(makeLead(fields));
  if (status !== 201 || !data.documentId) throw new Error(`The lead was not taken: ${text}`);
  return data.documentId;
}

const inboxRoute = `/content-manager/collection-types/${leads}`;

async function inbox(member: Member, query = ""): Promise<Lead[]> {
  const answer = await member("GET", `${inboxRoute}?pageSize=100${query}`);
  expect(answer.status).toBe(200);
  return answer.json<{ results: Lead[] }>().results;
}

async function leadOf(member: Member, documentId: string): Promise<Lead> {
  return (await member("GET", `${inboxRoute}/${documentId}`)).json<{ data: Lead }>().data;
}

/** Saves a lead as the panel's page does. */
async function save(member: Member, documentId: string, changes: object) {
  const route = `/lead-inbox/leads/${documentId}`;
  const { lead } = (await relations("GET", route)).json<{ data: { lead: { revision: number | null } } }>()
    .data;
  return member("PUT", route, { revision: lead.revision, changes });
}

/** The cells of a file after RFC 4180 whose every cell is quoted, as this one's are. */
function cellsOf(csv: string): string[][] {
  expect(csv.startsWith("\uFEFF")).toBe(true);
  expect(csv.endsWith("\r\n")).toBe(true);
  const records = csv.slice(1, -2).split(/\r\n(?="(?:[^"]|"")*"(?:,|\r\n|$))/);
  return records.map((record) =>
    [...record.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell]) => (cell ?? "").replaceAll('""', '"')),
  );
}

const nothing = [401, 403, 404, 405];

describe("what tells a lead apart", () => {
  it("is not changed in the panel: the site may deliver it again", async () => {
    const lead = makeLead();
    const { data } = await send(lead);
    const documentId = data.documentId ?? "";
    for (const stranger of [{ documentId: "another" }, { id: 77 }, { fingerprint: "another" }]) {
      expect((await save(relations, documentId, stranger)).status).toBe(400);
    }
    expect((await save(relations, documentId, { followUpOn: "2026-12-01" })).status).toBe(200);
    expect(await leadOf(relations, documentId)).toMatchObject({ documentId, followUpOn: "2026-12-01" });
    expect((await send(lead)).status).toBe(200);
  });
});

describe("the site, with its access key", () => {
  it.each(["leadStatus", "assignee", "followUpOn"])(
    "cannot set %s: refused like any unknown field",
    async (field) => {
      const unknown = await send(makeLead({ nickname: "closed" }));
      const refused = await send(makeLead({ [field]: "closed" }));
      expect(refused.status).toBe(400);
      const sameBut = (text: string | undefined) => text?.replaceAll("nickname", field);
      expect(JSON.stringify(refused.error)).toBe(sameBut(JSON.stringify(unknown.error)));
    },
  );

  it("sees nothing of the team's work", async () => {
    const lead = makeLead();
    const { data } = await send(lead);
    await save(relations, data.documentId ?? "", { followUpOn: "2031-05-05" });
    const again = await send(lead);
    expect(again.status).toBe(200);
    expect(again.data.documentId).toBe(data.documentId);
    expect(again.text).not.toMatch(
      /leadStatus|assignee|followUp|2031|enteredBy|deliveryState|retryAskedAt|revision/,
    );
  });

  it.each(["/lead/erasures", "/erasures", "/tombstones", "/lead-inbox/export"])(
    "finds nothing at %s",
    async (route) => {
      expect(nothing).toContain((await api(cms, route, { token: cms.token })).status);
      const { status } = await fetch(`${cms.url}${route}`, {
        headers: { authorization: `Bearer ${cms.token}` },
      });
      expect(nothing).toContain(status);
    },
  );
});

describe("investor relations", () => {
  it("lists, searches and filters leads; a new one has the status new", async () => {
    await bring({ name: "Quentin Search", form: "expert" });
    for (const query of ["q=quentin", "form=expert&status=new"]) {
      const answer = await relations("GET", `/lead-inbox/leads?${query}`);
      const { leads: found } = answer.json<{ data: { leads: Lead[] } }>().data;
      expect(found).toMatchObject([{ name: "Quentin Search", leadStatus: "new" }]);
    }
  });

  it("cannot make, change, duplicate or delete a lead outside the page of inquiries; nor can a super admin", async () => {
    const id = await bring();
    const answers = await Promise.all([
      superAdmin("POST", inboxRoute, makeLead()),
      superAdmin("PUT", `${inboxRoute}/${id}`, { name: "Else" }),
      superAdmin("DELETE", `${inboxRoute}/${id}`),
      relations("POST", inboxRoute, makeLead()),
      relations("POST", `${inboxRoute}/clone/${id}`, makeLead()),
      relations("DELETE", `${inboxRoute}/${id}`),
      relations("POST", `${inboxRoute}/actions/bulkDelete`, { documentIds: [id] }),
    ]);
    for (const { status } of answers) expect(status).toBe(403);
    expect(await leadOf(relations, id)).toMatchObject({ name: "Dana Field" });
  });

  it.each([
    `/content-manager/collection-types/${posts}`,
    `/content-manager/collection-types/${newsletters}`,
    "/content-manager/collection-types/api::lead.tombstone",
    "/upload/files",
    "/upload/folders",
    "/admin/users",
    "/admin/roles",
    "/admin/api-tokens",
    "/admin/webhooks",
    "/content-type-builder/schema",
  ])("cannot read %s", async (route) => {
    expect((await relations("GET", route)).status).toBe(403);
  });

  it("cannot write posts", async () => {
    const route = `/content-manager/collection-types/${posts}`;
    expect((await relations("POST", route, { title: "Not ours" })).status).toBe(403);
  });
});

describe.each([
  ["an editor", () => editor],
  ["an author", () => author],
])("%s", (_name, member) => {
  it("cannot list, read, change or delete leads", async () => {
    const id = await bring({ name: "Kept Away" });
    const who = member();
    const answers = await Promise.all([
      who("GET", inboxRoute),
      who("GET", `${inboxRoute}/${id}`),
      who("GET", "/lead-inbox/leads"),
      who("GET", `/lead-inbox/leads/${id}`),
      save(who, id, { followUpOn: "2026-12-03" }),
      who("DELETE", `${inboxRoute}/${id}`),
      who("POST", `${inboxRoute}/actions/bulkDelete`, { documentIds: [id] }),
      who("GET", "/lead-inbox/export"),
      who("GET", "/lead-inbox/options"),
      who("POST", "/lead-inbox/erasures/preview", { email: "dana.field@example.com" }),
      who("POST", "/lead-inbox/erasures", { email: "dana.field@example.com" }),
      who("GET", "/content-manager/collection-types/api::lead.erasure"),
      who("GET", "/content-manager/collection-types/api::lead.tombstone"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    for (const { text } of answers) expect(text).not.toContain("Kept Away");
    expect(await leadOf(relations, id)).toMatchObject({ name: "Kept Away", followUpOn: null });
  });

  it("cannot reach leads by the API with the session of the panel", async () => {
    const { status, text } = await member()("GET", "/api/leads");
    expect([401, 403, 404]).toContain(status);
    expect(text).not.toContain("example.com");
  });
});

describe("editors and authors", () => {
  it("an editor writes and publishes posts and newsletters", async () => {
    for (const [uid, fields, expected] of [
      [posts, { title: "An editor's post", body: "Text" }, 200],
      // What is missing is the PDF, not the right.
      [newsletters, { name: "November 2026", headline: "Autumn" }, 400],
    ] as const) {
      const made = await editor("POST", `/content-manager/collection-types/${uid}`, fields);
      const { documentId } = made.json<{ data: { documentId: string } }>().data;
      const route = `/content-manager/collection-types/${uid}/${documentId}/actions/publish`;
      const published = await editor("POST", route, {});
      expect([made.status, published.status, published.text]).toEqual([201, expected, expect.any(String)]);
    }
    const { data } = await api<{ title: string }[]>(cms, "/mail-box-money-blogs");
    expect(data.map(({ title }) => title)).toEqual(["An editor's post"]);
  });

  it("an author writes posts, which an editor publishes", async () => {
    const made = await author("POST", `/content-manager/collection-types/${posts}`, {
      title: "An author's post",
    });
    expect(made.status).toBe(201);
    const { documentId } = made.json<{ data: { documentId: string } }>().data;
    const route = `/content-manager/collection-types/${posts}/${documentId}/actions/publish`;
    expect((await author("POST", route, {})).status).toBe(403);
    expect((await editor("POST", route, {})).status).toBe(200);
  });
});

describe("the export", () => {
  const exported = async (query = "") => {
    const answer = await relations("GET", `/lead-inbox/export${query}`);
    expect(answer.status).toBe(200);
    const [titles = [], ...records] = cellsOf(answer.text);
    const rows = records.map((cells) => {
      expect(cells).toHaveLength(titles.length);
      return Object.fromEntries(titles.map((title, i) => [title, cells[i]]));
    });
    return { answer, rows };
  };

  it("is a file for spreadsheets", async () => {
    await bring({
      name: 'Ödön "Ed" Ács, Jr.',
      message: "Two\r\nlines; and, a comma",
      project: "Bluestem Reserve",
      campaign: { utm_source: "letter", gclid: "x1" },
      needsReview: true,
      reviewReasons: ["too fast", "hidden field filled in"],
      consent: true,
      consentVersion: "2026-11",
      consentAt: "2026-11-20T04:00:00-06:00",
      reason: "tax",
    });
    const { answer, rows } = await exported("?q=Ödön");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(rows).toMatchObject([
      {
        Received: "2026-11-20T10:00:01.000Z",
        Status: "New",
        "Needs review": "yes",
        Name: 'Ödön "Ed" Ács, Jr.',
        Project: "Bluestem Reserve",
        Form: "Contact page",
        Reason: "Questions about taxes and real estate",
        Message: "Two\r\nlines; and, a comma",
        Campaign: "Source: letter; gclid: x1",
        "Looked suspicious": "too fast; hidden field filled in",
        Consent: "yes",
        "Consent given": "2026-11-20T10:00:00.000Z",
        Notes: "",
      },
    ]);
  });

  it.each(["=1+1", "+1 605 555 0100", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "＝1+1"])(
    "lets no cell be a formula: %j",
    async (message) => {
      const id = await bring({ message, name: `${message} name` });
      const { rows } = await exported(`?ids=${id}`);
      expect(rows).toMatchObject([{ Message: `'${message}`, Name: `'${message} name` }]);
    },
  );

  it("follows the filters and the search of the list", async () => {
    await bring({ name: "Filter One", form: "bottom" });
    const two = await bring({ name: "Filter Two", form: "bottom" });
    await save(relations, two, { leadStatus: "spam" });
    const names = async (query: string) => (await exported(query)).rows.map(({ Name }) => Name);
    expect(await names("?form=bottom&status=spam")).toEqual(["Filter Two"]);
    expect(await names("?form=bottom&status=new")).toEqual(["Filter One"]);
    expect(await names("?q=filter")).toEqual(["Filter Two", "Filter One"]);
  });

  it("has every lead once, newest first, over several pieces", async () => {
    const row = "(?, ?, 'expert', ?, 'm@example.com')";
    await sql(
      dataDir,
      `insert into leads (document_id, submission_id, form, name, email) values ${Array(1200).fill(row).join()}`,
      Array.from({ length: 1200 }, (_, i) => [`many-${i}`, `many-submission-${i}`, `Many ${i}`]).flat(),
    );
    const { rows } = await exported("?q=Many+");
    expect(rows.map(({ Name }) => Name)).toEqual(Array.from({ length: 1200 }, (_, i) => `Many ${1199 - i}`));
  });

  it("is not given without a session, nor is a filter on what is hidden", async () => {
    expect((await fetch(`${cms.url}/lead-inbox/export`)).status).toBe(401);
    const hidden = "?filters[createdBy][password][$startsWith]=a";
    expect((await relations("GET", `/lead-inbox/export${hidden}`)).status).toBe(400);
  });
});

describe("an erasure", () => {
  interface Erasure {
    erasedBy: string;
    leadCount: number;
    submissionIds: string[];
    addressHash: string;
  }
  const erasures = async () =>
    (await relations("GET", "/content-manager/collection-types/api::lead.erasure?sort=id:DESC")).json<{
      results: Erasure[];
    }>().results;
  const erase = async (email: string, member = relations) => {
    const body = { email };
    const preview = (await member("POST", "/lead-inbox/erasures/preview", body)).json<{
      data: { leads: number };
    }>();
    const done = (await member("POST", "/lead-inbox/erasures", body)).json<{ data: { leads: number } }>();
    expect(done).toEqual(preview);
    return done.data.leads;
  };

  it("deletes all leads of one person, and records it without the data", async () => {
    const [first, second] = [makeLead(), makeLead()].map((lead) => ({ ...lead, name: "Gone Person" }));
    await send({ ...first, email: "gone_person@example.com", message: "Remove-me-42" });
    await send({ ...second, email: "Gone_Person@Example.com" });
    await bring({ name: "Other Person", email: "goneXperson@example.com" });

    expect(await erase(" GONE_person@example.com ")).toBe(2);
    expect(await inbox(relations, "&_q=Person@")).toMatchObject([{ name: "Other Person" }]);
    const [record] = await erasures();
    expect(record).toMatchObject({
      erasedBy: "Iris Reyes <iris.reyes@example.com>",
      leadCount: 2,
      submissionIds: [first?.submissionId, second?.submissionId],
      addressHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.stringify(await erasures())).not.toMatch(/gone/i);
    expect(cms.logs()).not.toMatch(/gone_/i);
  });

  // PostgreSQL overwrites what is deleted when it vacuums.
  it.skipIf(isOnPostgres)("leaves nothing of the data in the files of the database", () => {
    const database = new DatabaseSync(path.join(dataDir, "cms", "cms.db"));
    database.exec("pragma wal_checkpoint(truncate)");
    database.close();
    const bytes = readFileSync(path.join(dataDir, "cms", "cms.db"));
    expect(bytes.includes("Remove-me-42")).toBe(false);
    expect(/gone_person/i.test(bytes.toString("latin1"))).toBe(false);
  });

  it("has one digest for one address", async () => {
    await bring({ email: "twice@example.com" });
    await erase("twice@example.com");
    await bring({ email: "TWICE@example.com" });
    await erase("twice@example.com", superAdmin);
    const [second, first] = await erasures();
    expect(second?.addressHash).toBe(first?.addressHash);
    expect(second?.erasedBy).toContain(credentials.email);
  });

  it("does not let the lead come back when the site delivers it again", async () => {
    const lead = makeLead({ email: "again@example.com" });
    await send(lead);
    await erase("again@example.com");
    const again = await send(lead);
    expect(again.status).toBe(200);
    expect(again.data).toEqual({ submissionId: lead.submissionId });
    expect(await inbox(relations, "&_q=again@example.com")).toEqual([]);
    const another = await send({ ...lead, name: "Somebody else" });
    expect(another.status).toBe(409);
    expect(another.error?.message).toBe("submissionId is taken by another lead");
  });

  it("takes a new lead of the same person", async () => {
    expect((await send(makeLead({ email: "again@example.com" }))).status).toBe(201);
  });

  it("answers 0 and records nothing for somebody who is not there", async () => {
    const before = await erasures();
    expect(await erase("nobody@example.com")).toBe(0);
    expect(await erasures()).toEqual(before);
  });

  it.each([
    {},
    { email: "" },
    { email: "%" },
    { email: "%@" },
    { email: { $ne: "x" } },
    { email: ["a@example.com"] },
  ])("refuses %j", async (body) => {
    const all = (await inbox(relations)).length;
    for (const route of ["/lead-inbox/erasures/preview", "/lead-inbox/erasures"]) {
      expect((await relations("POST", route, body)).status).toBe(400);
    }
    expect(await inbox(relations)).toHaveLength(all);
  });

  it("takes no pattern for an address", async () => {
    await bring({ email: "pattern@example.com" });
    expect(await erase("%@example.com")).toBe(0);
    expect(await erase("patter_@example.com")).toBe(0);
  });

  it("cannot be rewritten by the one who did it", async () => {
    const { results } = (await relations("GET", "/content-manager/collection-types/api::lead.erasure")).json<{
      results: { documentId: string }[];
    }>();
    const route = `/content-manager/collection-types/api::lead.erasure/${results[0]?.documentId}`;
    expect((await relations("PUT", route, { leadCount: 0 })).status).toBe(403);
    expect((await relations("DELETE", route)).status).toBe(403);
  });
});

describe("what an administrator changes in the roles", () => {
  interface Permission {
    action: string;
    subject: string | null;
    properties: object;
    conditions: string[];
  }

  it("stays over a restart, as do the permissions to export and erase", async () => {
    const { data: roles } = (await superAdmin("GET", "/admin/roles")).json<{
      data: { id: number; name: string }[];
    }>();
    const idOf = (name: string) => roles.find((role) => role.name === name)?.id;
    const permissionsOf = async (id: number | undefined) =>
      (await superAdmin("GET", `/admin/roles/${id}/permissions`))
        .json<{ data: Permission[] }>()
        .data.map(({ action, subject, properties, conditions }) => ({
          action,
          subject,
          properties,
          conditions,
        }));

    const ofRelations = await permissionsOf(idOf("Investor Relations"));
    const withoutExport = ofRelations.filter(({ action }) => action !== "api::lead-inbox.export");
    expect(withoutExport).toHaveLength(ofRelations.length - 1);
    const ofEditor = await permissionsOf(idOf("Editor"));
    const readLeads = ofRelations.find(({ action }) => action === "plugin::content-manager.explorer.read");
    for (const [name, permissions] of [
      ["Investor Relations", withoutExport],
      ["Editor", [...ofEditor, readLeads]],
    ] as const) {
      const route = `/admin/roles/${idOf(name)}/permissions`;
      expect((await superAdmin("PUT", route, { permissions })).status).toBe(200);
    }

    const { env, port } = cms;
    await cms.kill();
    cms = await startCms({ dataDir, env, port });
    const password = "Correct-horse-2";
    const iris = await logIn(cms, { email: "iris.reyes@example.com", password });
    expect((await iris("GET", "/lead-inbox/export")).status).toBe(403);
    expect((await iris("POST", "/lead-inbox/erasures/preview", { email: "a@example.com" })).status).toBe(200);
    const ed = await logIn(cms, { email: "ed.itor@example.com", password });
    expect((await ed("GET", "/lead-inbox/leads")).status).toBe(200);
    expect((await ed("GET", `/content-manager/collection-types/${posts}`)).status).toBe(200);
  }, 90_000);
});
