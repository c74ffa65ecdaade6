import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "../testing/test-database.mjs";
import { credentials, leads } from "./editor.ts";
import { api } from "./http.ts";
import { invite, logIn, type Member } from "./panel.ts";
import { type SharedCms, sharedCms } from "./shared-cms.ts";

interface Overview {
  counts: Record<string, number>;
  weeks: { from: string; to: string; count: number }[];
  forms: { value: string; count: number }[];
  campaigns: { value: string; count: number }[];
}

let cms: SharedCms;
let superAdmin: Member;
let relations: Member;

beforeAll(async () => {
  cms = await sharedCms();
  superAdmin = await logIn(cms, credentials);
  relations = await logIn(cms, await invite(cms, superAdmin, "Investor Relations", ["Iris", "Reyes"]));
}, 120_000);

let counter = 0;
async function bring(fields: Record<string, unknown> = {}) {
  const submissionId = `work-${++counter}-submission`;
  const lead = {
    submissionId,
    form: "contact",
    name: "Dana Field",
    email: `person${counter}@example.com`,
    receivedAt: new Date().toISOString(),
    ...fields,
  };
  const { data, status, text } = await api<{ documentId: string }>(cms, "/leads", {
    method: "POST",
    token: cms.token,
    body: { data: lead },
  });
  if (status !== 201) throw new Error(`The lead was not stored: ${text}`);
  return { submissionId, documentId: data.documentId };
}

const leadRoute = (documentId: string) => `/content-manager/collection-types/${leads}/${documentId}`;
const data = async <T>(member: Member, route: string): Promise<T> =>
  (await member("GET", route)).json<{ data: T }>().data;
const shown = (documentId: string) => data<Record<string, unknown>>(relations, leadRoute(documentId));

interface Detail {
  lead: Record<string, unknown>;
  events: { kind: string; author: string | null; text: string | null; change: object | null; at: string }[];
  others: { documentId: string }[];
  isCorrectable: boolean;
  editable: string[];
}
const route = (documentId: string) => `/lead-inbox/leads/${documentId}`;
const detail = (documentId: string, member = relations) => data<Detail>(member, route(documentId));
const eventsOf = async (documentId: string, kind: string) =>
  (await detail(documentId)).events.filter((event) => event.kind === kind);

/** Saves as the page does, with the version that it shows. */
async function save(member: Member, documentId: string, changes: object, more: object = {}) {
  const { lead } = await detail(documentId);
  return member("PUT", route(documentId), { revision: lead.revision, changes, ...more });
}

interface Options {
  me: number;
  team: { id: number; name: string }[];
}
const idOf = async (member: Member) => (await data<Options>(member, "/lead-inbox/options")).me;
const listed = async (query: string, member = relations) =>
  (await data<{ leads: { documentId: string }[] }>(member, `/lead-inbox/leads?${query}`)).leads.map(
    ({ documentId }) => documentId,
  );

const report = (submissionId: string, revision: number, state: string) =>
  api(cms, `/leads/${submissionId}/deliveries`, {
    method: "PUT",
    token: cms.token,
    body: { data: { revision, deliveries: [{ destination: "email", state, status: "403 Forbidden" }] } },
  });

describe("saving", () => {
  it("changes status, assignee, follow-up and review at once, with a note and an event for each", async () => {
    const { documentId } = await bring({ needsReview: true });
    const me = await idOf(relations);
    const changes = { leadStatus: "contacted", assignee: me, followUpOn: "2026-12-02", needsReview: false };
    const answer = await save(relations, documentId, changes, { note: "=1+1 called" });
    expect(answer.status).toBe(200);
    const { events, lead } = answer.json<{ data: Detail }>().data;
    expect(lead).toMatchObject({ ...changes, assigneeName: "Iris Reyes" });
    expect(events.map(({ author, change, kind, text }) => [kind, author, change ?? text])).toEqual([
      ["note", "Iris Reyes", "=1+1 called"],
      ["review", "Iris Reyes", { from: true, to: false }],
      ["followUp", "Iris Reyes", { from: null, to: "2026-12-02" }],
      ["assigned", "Iris Reyes", { from: null, to: "Iris Reyes" }],
      ["status", "Iris Reyes", { from: "new", to: "contacted" }],
      ["created", null, null],
    ]);
    expect(Date.now() - Date.parse(events[0]?.at ?? "")).toBeLessThan(60_000);
    const { text } = await relations("GET", `/lead-inbox/export?ids=${documentId}`);
    expect(text).toMatch(/"\d{4}-[^"]*Z Iris Reyes: =1\+1 called"/);
    expect(text).toContain("Iris Reyes: Status: New → Contacted");
  });

  it("is refused with who was quicker and when, changes nothing, and keeps the note out too", async () => {
    const { documentId } = await bring();
    const { lead } = await detail(documentId);
    expect((await save(superAdmin, documentId, { leadStatus: "contacted" })).status).toBe(200);
    const late = { revision: lead.revision, changes: { leadStatus: "qualified" }, note: "Mine" };
    const refused = await relations("PUT", route(documentId), late);
    expect(refused.status).toBe(409);
    expect(refused.text).toMatch(/Administrator changed this inquiry on \w+day, .+ at .+\./);
    expect(await shown(documentId)).toMatchObject({ leadStatus: "contacted" });
    expect(await eventsOf(documentId, "note")).toEqual([]);
    // After a look, the own version may go over it.
    expect((await save(relations, documentId, late.changes, { note: "Mine" })).status).toBe(200);
    expect(await shown(documentId)).toMatchObject({ leadStatus: "qualified" });
  });

  it("lets one of two at the same moment through", async () => {
    const { documentId } = await bring();
    const { lead } = await detail(documentId);
    const answers = await Promise.all(
      ["contacted", "qualified"].map((leadStatus) =>
        relations("PUT", route(documentId), { revision: lead.revision, changes: { leadStatus } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await eventsOf(documentId, "status")).toHaveLength(1);
  });

  it("is not disturbed by a report of the site", async () => {
    const { documentId, submissionId } = await bring();
    const { lead } = await detail(documentId);
    await report(submissionId, 1, "delivered");
    const changes = { leadStatus: "contacted" };
    const answer = await relations("PUT", route(documentId), { revision: lead.revision, changes });
    expect(answer.status).toBe(200);
  });

  it.each([
    { leadStatus: "won" },
    { assignee: "Iris Reyes" },
    { assignee: 999_999 },
    { followUpOn: "2026-02-31" },
    { name: "Somebody else" },
  ])("refuses %j", async (changes) => {
    const { documentId } = await bring();
    expect((await save(relations, documentId, changes)).status).toBe(400);
    expect(await eventsOf(documentId, "created")).toHaveLength((await detail(documentId)).events.length);
  });

  it("adds a note alone, which must say something", async () => {
    const { documentId } = await bring();
    expect((await relations("POST", `${route(documentId)}/notes`, { text: "  " })).status).toBe(400);
    expect((await relations("POST", `${route(documentId)}/notes`, { text: "Answered." })).status).toBe(200);
    expect(await eventsOf(documentId, "note")).toMatchObject([{ author: "Iris Reyes", text: "Answered." }]);
  });
});

describe("the list", () => {
  it("combines period, status, assignee, campaign, amount and search", async () => {
    const campaign = { utm_campaign: "combined" };
    const one = await bring({ amount: 250_000, campaign, name: "Combina Toria" });
    const small = await bring({ amount: 50_000, campaign });
    const closed = await bring({ amount: 250_000, campaign });
    const mine = await bring({ amount: 250_000, campaign });
    await bring({ amount: 250_000, campaign, receivedAt: "2026-01-01T00:00:00.000Z" });
    await save(relations, closed.documentId, { leadStatus: "closed" });
    await save(relations, mine.documentId, { assignee: await idOf(relations) });
    const these = "period=7&status=new&campaign=combined&amount=100000";
    expect(await listed(these)).toEqual([mine.documentId, one.documentId]);
    expect(await listed(`${these}&assignee=none`)).toEqual([one.documentId]);
    expect(await listed(`${these}&assignee=me`)).toEqual([mine.documentId]);
    expect(await listed(`${these}&assignee=me`, superAdmin)).toEqual([]);
    expect(await listed("campaign=combined&q=toria")).toEqual([one.documentId]);
    expect(await listed("campaign=combined&status=open")).not.toContain(closed.documentId);
    expect(await listed("campaign=combined")).toHaveLength(5);
    expect(await data(relations, `/lead-inbox/lead-ids?${these}`)).toEqual([mine.documentId, one.documentId]);
    const { text } = await relations("GET", `/lead-inbox/export?${these}`);
    expect(text.trimEnd().split("\r\n")).toHaveLength(3);
    expect((await listed("campaign=combined&amount=1")).at(0)).not.toBe(small.documentId);
  });

  it.each(["status=won", "assignee=x", "filters[name][$eq]=a", "from=yesterday", "page=0"])(
    "refuses %s",
    async (query) => {
      expect((await relations("GET", `/lead-inbox/leads?${query}`)).status).toBe(400);
    },
  );
});

describe("an assignee", () => {
  it("keeps their leads when they are renamed, and when somebody of the same name joins", async () => {
    const { documentId } = await bring();
    const person = await logIn(cms, await invite(cms, superAdmin, "Investor Relations", ["Nora", "Ames"]));
    const id = await idOf(person);
    expect((await save(relations, documentId, { assignee: id })).status).toBe(200);
    await person("PUT", "/admin/users/me", { lastname: "Berg" });
    expect((await detail(documentId)).lead).toMatchObject({ assignee: id, assigneeName: "Nora Berg" });
    const { data: roles } = (await superAdmin("GET", "/admin/roles")).json<{
      data: { id: number; name: string }[];
    }>();
    const role = roles.find(({ name }) => name === "Investor Relations");
    const second = {
      firstname: "Nora",
      lastname: "Berg",
      email: "second.nora@example.com",
      roles: [role?.id],
    };
    expect((await superAdmin("POST", "/admin/users", second)).status).toBe(201);
    expect(await listed("assignee=me", person)).toEqual([documentId]);
  });
});

describe("the same person", () => {
  it("is recognized by email address and by telephone number, however they are written", async () => {
    const first = await bring({ email: "Same.Person@example.com", phone: "(605) 555-0199", project: "One" });
    const byEmail = await bring({ email: "same.person@EXAMPLE.com", project: "Two" });
    const byPhone = await bring({ email: "other@example.com", phone: "+1 605.555.0199", project: "Three" });
    await bring({ email: "stranger@example.com", phone: "(701) 555-0199" });
    const { others } = await detail(first.documentId);
    expect(new Set(others.map(({ documentId }) => documentId))).toEqual(
      new Set([byEmail.documentId, byPhone.documentId]),
    );
  });
});

describe("an inquiry by phone", () => {
  it("is entered by hand with all that was said, marked so, and assigned to who took the call", async () => {
    const call = {
      name: "Paula Phone",
      phone: "(605) 555-0133",
      email: "",
      message: "Wants the deck.",
      amount: 250_000,
      returnClass: "Class B",
      reason: "investing",
      project: "Bluestem Reserve",
    };
    const answer = await relations("POST", "/lead-inbox/leads", {
      ...call,
      campaign: "winter-2027",
      consent: true,
    });
    expect(answer.status).toBe(200);
    const { documentId } = answer.json<{ data: { documentId: string } }>().data;
    expect(await shown(documentId)).toMatchObject({
      ...call,
      email: null,
      form: "phone",
      enteredBy: "Iris Reyes",
      assignee: await idOf(relations),
      leadStatus: "new",
      campaignLabel: "winter-2027",
      consent: true,
      consentAt: expect.any(String),
    });
    expect(await listed("campaign=winter-2027&amount=100000&form=phone")).toEqual([documentId]);
    expect(await eventsOf(documentId, "created")).toMatchObject([{ author: "Iris Reyes" }]);
  });

  it.each([
    ["a name", { phone: "605 555 0133" }],
    ["a way to answer", { name: "Paula Phone" }],
    ["fields that exist", { name: "Paula Phone", phone: "1", fingerprint: "x" }],
  ])("needs %s", async (_what, body) => {
    expect((await relations("POST", "/lead-inbox/leads", body)).status).toBe(400);
  });

  it("is not what the site sends: a lead without an email address is refused, naming the field", async () => {
    const body = { data: { submissionId: "no-email-1", form: "contact", name: "Nobody" } };
    const { error, status } = await api(cms, "/leads", { method: "POST", token: cms.token, body });
    expect([status, error?.details.errors?.[0]?.path]).toEqual([400, ["email"]]);
  });
});

describe("a correction", () => {
  const enter = async (fields: Record<string, string> = {}) => {
    const inquiry = { name: "Jon Smtih", email: "jon@exmaple.com", phone: "605 555 0144", ...fields };
    const answer = await relations("POST", "/lead-inbox/leads", inquiry);
    return answer.json<{ data: { documentId: string } }>().data.documentId;
  };
  const contact = { name: "John Smith", email: "john@example.com", phone: "605 555 0144", region: "SD" };
  const correct = async (documentId: string, fields: Record<string, unknown> = {}, by = relations) => {
    const { lead } = await detail(documentId);
    return by("PUT", `${route(documentId)}/contact`, { ...contact, revision: lead.revision, ...fields });
  };

  it("of an inquiry by phone leaves in its timeline who made it and the previous values", async () => {
    const documentId = await enter({ message: "Wants\nthe deck." });
    expect((await detail(documentId)).isCorrectable).toBe(true);
    expect((await correct(documentId, { amount: 50_000 })).status).toBe(200);
    expect(await shown(documentId)).toMatchObject({
      ...contact,
      amount: 50_000,
      message: null,
      form: "phone",
    });
    expect(await eventsOf(documentId, "correction")).toMatchObject([
      {
        author: "Iris Reyes",
        change: {
          name: "Jon Smtih",
          email: "jon@exmaple.com",
          region: null,
          amount: null,
          message: "Wants\nthe deck.",
        },
      },
    ]);
  });

  it("shows previous values only of fields that the reader may see, in the export too", async () => {
    const documentId = await enter();
    expect((await correct(documentId)).status).toBe(200);
    expect((await save(relations, documentId, { leadStatus: "contacted" })).status).toBe(200);
    const { data: role } = (
      await superAdmin("POST", "/admin/roles", { name: "Name readers", description: "" })
    ).json<{ data: { id: number } }>();
    const permissions = [
      {
        action: "plugin::content-manager.explorer.read",
        subject: leads,
        properties: { fields: ["name"] },
        conditions: [],
      },
      { action: "api::lead-inbox.export", subject: null, properties: {}, conditions: [] },
    ];
    await superAdmin("PUT", `/admin/roles/${role.id}/permissions`, { permissions });
    const reader = await logIn(cms, await invite(cms, superAdmin, "Name readers", ["Rea", "Der"]));
    const { events } = await detail(documentId, reader);
    expect(events.map(({ change, kind }) => [kind, change])).toEqual([
      ["correction", { name: "Jon Smtih" }],
      ["created", null],
    ]);
    const { text } = await reader("GET", `/lead-inbox/export?ids=${documentId}`);
    expect(text).toContain("Name was Jon Smtih");
    expect(text).not.toMatch(/exmaple\.com|Contacted/);
  });

  it("that changes nothing leaves no event", async () => {
    const documentId = await enter({ ...contact });
    expect((await correct(documentId)).status).toBe(200);
    expect(await eventsOf(documentId, "correction")).toEqual([]);
  });

  it("is refused for what a visitor sent, to administrators too", async () => {
    for (const form of ["contact", "phone"]) {
      const { documentId } = await bring({ form });
      expect((await detail(documentId)).isCorrectable).toBe(false);
      for (const member of [relations, superAdmin]) {
        const answer = await correct(documentId, {}, member);
        expect([answer.status, answer.text]).toEqual([400, expect.stringContaining("cannot be corrected")]);
      }
      expect(await shown(documentId)).toMatchObject({ name: "Dana Field" });
    }
  });

  it.each([
    ["an email address that is none", { email: "john at example" }],
    ["a phone number that is too long", { phone: "6".repeat(51) }],
    ["no name", { name: " " }],
    ["no way to answer", { email: "", phone: "" }],
  ])("is refused with %s, in the words that refuse it when it is entered", async (_what, wrong) => {
    const documentId = await enter();
    const entered = await relations("POST", "/lead-inbox/leads", { ...contact, ...wrong });
    const corrected = await correct(documentId, wrong);
    expect([corrected.status, corrected.text]).toEqual([400, entered.text]);
    expect(await shown(documentId)).toMatchObject({ name: "Jon Smtih", email: "jon@exmaple.com" });
  });

  it("is not laid over what somebody else has changed meanwhile", async () => {
    const documentId = await enter();
    const { revision } = (await detail(documentId)).lead;
    const both = await Promise.all(
      ["One", "Two"].map((name) =>
        relations("PUT", `${route(documentId)}/contact`, { ...contact, revision, name }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await eventsOf(documentId, "correction")).toHaveLength(1);
  });
});

describe("several at once", () => {
  const change = (body: object) => relations("POST", "/lead-inbox/selection", body);

  it("are assigned and closed, all or none", async () => {
    const [one, two] = [await bring(), await bring()];
    const documentIds = [one.documentId, two.documentId];
    const assignee = await idOf(relations);
    expect((await change({ documentIds, change: { assignee } })).status).toBe(200);
    const missing = await change({
      documentIds: [...documentIds, "nobody"],
      change: { leadStatus: "closed" },
    });
    expect(missing.status).toBe(404);
    for (const id of documentIds) expect(await shown(id)).toMatchObject({ assignee, leadStatus: "new" });
    expect((await change({ documentIds, change: { leadStatus: "closed" } })).status).toBe(200);
    for (const id of documentIds) {
      expect(await shown(id)).toMatchObject({ leadStatus: "closed" });
      expect(await eventsOf(id, "status")).toMatchObject([{ author: "Iris Reyes" }]);
    }
    expect((await change({ documentIds, change: { name: "Another" } })).status).toBe(400);
  });

  it("need the right on the field: a role without it is refused, alone and in bulk", async () => {
    const { documentId } = await bring();
    const { data: role } = (
      await superAdmin("POST", "/admin/roles", { name: "Assigners", description: "" })
    ).json<{ data: { id: number } }>();
    const read = "plugin::content-manager.explorer.read";
    const permission = (action: string, fields: string[]) => {
      return { action, subject: leads, properties: { fields }, conditions: [] };
    };
    const permissions = [
      permission(read, ["name", "leadStatus", "assignee"]),
      permission("api::lead-inbox.work", ["assignee"]),
    ];
    expect((await superAdmin("PUT", `/admin/roles/${role.id}/permissions`, { permissions })).status).toBe(
      200,
    );
    const member = await logIn(cms, await invite(cms, superAdmin, "Assigners", ["Asa", "Signer"]));
    const { editable, lead } = await detail(documentId, member);
    expect(editable).toEqual(["assignee"]);
    expect(lead).not.toHaveProperty("email");
    const close = { documentIds: [documentId], change: { leadStatus: "closed" } };
    expect((await member("POST", "/lead-inbox/selection", close)).status).toBe(403);
    expect((await save(member, documentId, { leadStatus: "closed" })).status).toBe(403);
    const assign = { documentIds: [documentId], change: { assignee: await idOf(relations) } };
    expect((await member("POST", "/lead-inbox/selection", assign)).status).toBe(200);
    expect(await shown(documentId)).toMatchObject({ leadStatus: "new", assignee: await idOf(relations) });
  });
});

describe("the first page's numbers", () => {
  it("count what is new, mine, due, waiting and not delivered, by week, form and campaign", async () => {
    const before = await data<Overview>(relations, "/lead-inbox/overview");
    const day = (fromToday: number) =>
      new Date(Date.now() + fromToday * 24 * 3_600_000).toISOString().slice(0, 10);
    const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000).toISOString();
    const { documentId } = await bring({ form: "expert", campaign: { utm_campaign: "counted" } });
    await save(relations, documentId, { assignee: await idOf(relations), followUpOn: day(-2) });
    const old = await bring({ receivedAt: twoDaysAgo });
    await report(old.submissionId, 1, "needsAttention");
    await save(relations, old.documentId, { followUpOn: day(2) });
    const { campaigns, counts, forms, weeks } = await data<Overview>(relations, "/lead-inbox/overview");
    const added = (name: string) => (counts[name] ?? 0) - (before.counts[name] ?? 0);
    expect(["new", "mine", "due", "waiting", "failed"].map(added)).toEqual([2, 1, 1, 1, 1]);
    expect(campaigns).toContainEqual({ value: "counted", count: 1 });
    expect(forms.map(({ value }) => value)).toContain("expert");
    expect(weeks).toHaveLength(8);
    expect((weeks[0]?.count ?? 0) - (before.weeks[0]?.count ?? 0)).toBe(2);
  });
});

describe("a failed delivery", () => {
  it("is asked to be sent again, which the site learns and answers with a report", async () => {
    const { documentId, submissionId } = await bring();
    const requests = async () => (await api<string[]>(cms, "/lead-retries", { token: cms.token })).data;
    const retry = () => relations("POST", `${route(documentId)}/retry`, {});
    expect((await retry()).status).toBe(400);
    await report(submissionId, 1, "needsAttention");
    expect(await shown(documentId)).toMatchObject({ deliveryState: "failed" });
    expect((await retry()).status).toBe(200);
    expect(await shown(documentId)).toMatchObject({ deliveryState: "waiting" });
    expect(await requests()).toContain(submissionId);
    await report(submissionId, 2, "delivered");
    expect(await requests()).not.toContain(submissionId);
    expect(await shown(documentId)).toMatchObject({ deliveryState: "delivered" });
    const { events } = await detail(documentId);
    expect(events.map(({ author, kind }) => [kind, author])).toEqual([
      ["delivered", null],
      ["retry", "Iris Reyes"],
      ["failed", null],
      ["created", null],
    ]);
  });

  it("is a matter between cms and site: nobody else may ask for the requests", async () => {
    expect((await api(cms, "/lead-retries")).status).toBe(403);
    expect((await api(cms, "/lead-retries", { token: "x".repeat(40) })).status).toBe(401);
  });
});

describe("erasing a person", () => {
  it("deletes the timeline too, also what was corrected", async () => {
    const email = "forget.me@example.com";
    const { documentId } = await bring({ email, name: "Fora Getme", phone: "(605) 555-0177" });
    await relations("POST", `${route(documentId)}/notes`, { text: "Likes to be called Fora" });
    expect((await relations("POST", "/lead-inbox/erasures", { email })).status).toBe(200);
    expect((await relations("GET", route(documentId))).status).toBe(404);
    expect(JSON.stringify(await sql(cms.dataDir, "SELECT text FROM lead_events"))).not.toContain("Fora");
  });

  it("finds an address whose letters are not ASCII, in either case", async () => {
    await bring({ email: "JOSÉ@example.com" });
    const answer = await relations("POST", "/lead-inbox/erasures", { email: "josé@example.com" });
    expect(answer.json()).toEqual({ data: { leads: 1, subscriptions: 0 } });
  });
});
