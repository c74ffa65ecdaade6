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
let editor: Member;

beforeAll(async () => {
  cms = await sharedCms();
  superAdmin = await logIn(cms, credentials);
  relations = await logIn(cms, await invite(cms, superAdmin, "Investor Relations", ["Iris", "Reyes"]));
  editor = await logIn(cms, await invite(cms, superAdmin, "Editor", ["Ed", "Itor"]));
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

const report = (submissionId: string, revision: number, state: string) =>
  api(cms, `/leads/${submissionId}/deliveries`, {
    method: "PUT",
    token: cms.token,
    body: { data: { revision, deliveries: [{ destination: "email", state, status: "403 Forbidden" }] } },
  });

describe("notes", () => {
  it("are kept with author and time, newest first, and exported in a cell that is no formula", async () => {
    const { documentId, submissionId } = await bring();
    const route = `/lead-inbox/leads/${documentId}`;
    await relations("POST", `${route}/notes`, { text: "=1+1 called" });
    await superAdmin("POST", `${route}/notes`, { text: "Answered." });
    const { notes } = await data<{ notes: { author: string; text: string; writtenAt: string }[] }>(
      relations,
      route,
    );
    expect(notes.map(({ author, text }) => [author, text])).toEqual([
      ["Administrator", "Answered."],
      ["Iris Reyes", "=1+1 called"],
    ]);
    expect(Date.now() - Date.parse(notes[0]?.writtenAt ?? "")).toBeLessThan(60_000);
    const { text } = await relations("GET", `/lead-inbox/export?filters[submissionId][$eq]=${submissionId}`);
    expect(text).toMatch(/"\d{4}-[^"]*Z Iris Reyes: =1\+1 called; \d{4}-[^"]*Z Administrator: Answered\."/);
  });

  it("must say something", async () => {
    const { documentId } = await bring();
    const { status } = await relations("POST", `/lead-inbox/leads/${documentId}/notes`, { text: "  " });
    expect(status).toBe(400);
  });
});

describe("the same person", () => {
  it("is recognized by email address and by telephone number, however they are written", async () => {
    const first = await bring({ email: "Same.Person@example.com", phone: "(605) 555-0199", project: "One" });
    const byEmail = await bring({ email: "same.person@EXAMPLE.com", project: "Two" });
    const byPhone = await bring({ email: "other@example.com", phone: "+1 605.555.0199", project: "Three" });
    await bring({ email: "stranger@example.com", phone: "(701) 555-0199" });
    const { others } = await data<{ others: { documentId: string }[] }>(
      relations,
      `/lead-inbox/leads/${first.documentId}`,
    );
    expect(new Set(others.map(({ documentId }) => documentId))).toEqual(
      new Set([byEmail.documentId, byPhone.documentId]),
    );
  });
});

describe("an inquiry by phone", () => {
  it("is entered by hand, marked so, and assigned to who took the call", async () => {
    const answer = await relations("POST", "/lead-inbox/leads", {
      name: "Paula Phone",
      phone: "(605) 555-0133",
      email: "",
      message: "Wants the deck.",
    });
    expect(answer.status).toBe(200);
    const { documentId } = answer.json<{ data: { documentId: string } }>().data;
    expect(await shown(documentId)).toMatchObject({
      name: "Paula Phone",
      form: "phone",
      enteredBy: "Iris Reyes",
      assignee: "Iris Reyes",
      leadStatus: "new",
      message: "Wants the deck.",
    });
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
  const contactRoute = (documentId: string) => `/lead-inbox/leads/${documentId}/contact`;
  const contact = { name: "John Smith", email: "john@example.com", phone: "605 555 0144", region: "SD" };
  const correct = async (documentId: string, fields: Record<string, unknown> = {}, by = relations) => {
    const { updatedAt } = await shown(documentId);
    return by("PUT", contactRoute(documentId), { ...contact, updatedAt, ...fields });
  };
  interface Beside {
    isCorrectable: boolean;
    notes: { author: string; text: string; writtenAt: string }[];
  }
  const beside = (documentId: string) => data<Beside>(relations, `/lead-inbox/leads/${documentId}`);

  it("of an inquiry by phone leaves in its notes who made it, when, and what stood there", async () => {
    const documentId = await enter({ message: "Wants\nthe deck." });
    expect((await beside(documentId)).isCorrectable).toBe(true);
    expect((await correct(documentId)).status).toBe(200);
    expect(await shown(documentId)).toMatchObject({ ...contact, message: null, form: "phone" });
    const { notes } = await beside(documentId);
    expect(notes.map(({ author, text }) => [author, text])).toEqual([
      [
        "Iris Reyes",
        `Corrected.
Name before: Jon Smtih
Email before: jon@exmaple.com
State or region before: (empty)
Message before: Wants
the deck.`,
      ],
    ]);
    expect(Date.now() - Date.parse(notes[0]?.writtenAt ?? "")).toBeLessThan(60_000);
  });

  it("that changes nothing leaves no note", async () => {
    const documentId = await enter({ ...contact });
    expect((await correct(documentId)).status).toBe(200);
    expect((await beside(documentId)).notes).toEqual([]);
  });

  it("is refused for what a visitor sent, to administrators too", async () => {
    // Whoever sends it, and whatever the form says: what counts is that nobody here has entered it.
    for (const form of ["contact", "phone"]) {
      const { documentId } = await bring({ form });
      expect((await beside(documentId)).isCorrectable).toBe(false);
      for (const member of [relations, superAdmin]) {
        const answer = await correct(documentId, {}, member);
        expect([answer.status, answer.text]).toEqual([
          400,
          expect.stringContaining("What a visitor sent stays as it was sent."),
        ]);
      }
      expect(await shown(documentId)).toMatchObject({ name: "Dana Field" });
      expect((await beside(documentId)).notes).toEqual([]);
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
    const { updatedAt } = await shown(documentId);
    const both = await Promise.all(
      ["One", "Two"].map((name) =>
        relations("PUT", contactRoute(documentId), { ...contact, updatedAt, name }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)?.text).toContain("Reload the page");
    expect((await beside(documentId)).notes).toHaveLength(1);
  });

  it("is the one way to change who somebody is: the form of an inquiry changes what the team writes", async () => {
    const { documentId } = await bring();
    const byHand = await enter();
    for (const id of [documentId, byHand]) {
      const before = await shown(id);
      const changes = { name: "Else", email: "else@example.com", consent: true, page: "/", form: "bottom" };
      const answer = await superAdmin("PUT", leadRoute(id), { ...changes, leadStatus: "contacted" });
      expect(answer.status).toBe(200);
      const { name, email, consent, page, form } = before;
      expect(await shown(id)).toMatchObject({ name, email, consent, page, form, leadStatus: "contacted" });
    }
  });

  it("is erased with the person, and so are kept filters with what stood there", async () => {
    const documentId = await enter({ name: "Hilda Mispelt" });
    expect((await correct(documentId, { email: "hilda@example.com" })).status).toBe(200);
    const kept = { name: "Open", query: "filters[$and][0][leadStatus][$eq]=new" };
    const filters = [kept, { name: "Hers", query: "_q=hilda+mispelt" }];
    expect((await relations("PUT", "/lead-inbox/me/filters", { filters })).status).toBe(200);
    await relations("POST", "/lead-inbox/erasures", { email: "hilda@example.com" });
    const { filters: left } = await data<{ filters: object[] }>(relations, "/lead-inbox/me");
    expect(left).toEqual([kept]);
    expect(JSON.stringify(await sql(cms.dataDir, "SELECT text FROM lead_notes"))).not.toContain("Mispelt");
  });
});

describe("several at once", () => {
  it("are assigned and closed, all or none", async () => {
    const [one, two] = [await bring(), await bring()];
    const documentIds = [one.documentId, two.documentId];
    const change = (body: object) => relations("POST", "/lead-inbox/selection", body);
    expect((await change({ documentIds, change: { assignee: "Iris Reyes" } })).status).toBe(200);
    const missing = await change({
      documentIds: [...documentIds, "nobody"],
      change: { leadStatus: "closed" },
    });
    expect(missing.status).toBe(404);
    for (const id of documentIds) {
      expect(await shown(id)).toMatchObject({ assignee: "Iris Reyes", leadStatus: "new" });
    }
    expect((await change({ documentIds, change: { leadStatus: "closed" } })).status).toBe(200);
    for (const id of documentIds) expect(await shown(id)).toMatchObject({ leadStatus: "closed" });
    expect((await change({ documentIds, change: { name: "Another" } })).status).toBe(400);
  });
});

describe("the first page's numbers", () => {
  it("count what is new, mine, due, waiting and not delivered, by week, form and campaign", async () => {
    const before = await data<Overview>(relations, "/lead-inbox/overview");
    const day = (fromToday: number) =>
      new Date(Date.now() + fromToday * 24 * 3_600_000).toISOString().slice(0, 10);
    const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000).toISOString();
    const { documentId } = await bring({ form: "expert", campaign: { utm_campaign: "counted" } });
    await relations("PUT", leadRoute(documentId), { assignee: "Iris Reyes", followUpOn: day(-2) });
    const old = await bring({ receivedAt: twoDaysAgo });
    await report(old.submissionId, 1, "needsAttention");
    await relations("PUT", leadRoute(old.documentId), { followUpOn: day(2) });
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
    const wishes = async () => (await api<string[]>(cms, "/lead-retries", { token: cms.token })).data;
    const retry = () => relations("POST", `/lead-inbox/leads/${documentId}/retry`, {});
    expect((await retry()).status).toBe(400);
    await report(submissionId, 1, "needsAttention");
    expect(await shown(documentId)).toMatchObject({ deliveryState: "failed" });
    expect((await retry()).status).toBe(200);
    expect(await shown(documentId)).toMatchObject({ deliveryState: "waiting" });
    expect(await wishes()).toContain(submissionId);
    await report(submissionId, 2, "delivered");
    expect(await wishes()).not.toContain(submissionId);
    expect(await shown(documentId)).toMatchObject({ deliveryState: "delivered" });
  });

  it("is a matter between cms and site: nobody else may ask for the wishes", async () => {
    expect((await api(cms, "/lead-retries")).status).toBe(403);
    expect((await api(cms, "/lead-retries", { token: "x".repeat(40) })).status).toBe(401);
  });
});

describe("somebody who may not read leads", () => {
  it.each([
    ["GET", "/lead-inbox/me"],
    ["GET", "/lead-inbox/overview"],
    ["PUT", "/lead-inbox/me/filters"],
    ["POST", "/lead-inbox/leads"],
    ["POST", "/lead-inbox/selection"],
    ["GET", "/lead-inbox/leads/ID"],
    ["POST", "/lead-inbox/leads/ID/notes"],
    ["POST", "/lead-inbox/leads/ID/retry"],
    ["PUT", "/lead-inbox/leads/ID/contact"],
  ])("is refused %s %s", async (method, route) => {
    const { documentId } = await bring();
    const body = method === "GET" ? undefined : { text: "mine", filters: [] };
    expect((await editor(method, route.replace("ID", documentId), body)).status).toBe(403);
  });
});

describe("erasing a person", () => {
  it("takes the notes, and the filters in which their name was kept, along", async () => {
    const email = "forget.me@example.com";
    const { documentId } = await bring({ email, name: "Fora Getme", phone: "(605) 555-0177" });
    await relations("POST", `/lead-inbox/leads/${documentId}/notes`, { text: "Likes to be called Fora" });
    const kept = { name: "Open", query: "filters[$and][0][leadStatus][$eq]=new" };
    const filters = [kept, { name: "Hers", query: "_q=fora+getme" }, { name: email, query: "page=1" }];
    expect((await relations("PUT", "/lead-inbox/me/filters", { filters })).status).toBe(200);
    expect((await relations("POST", "/lead-inbox/erasures", { email })).status).toBe(200);
    const { filters: left } = await data<{ filters: object[] }>(relations, "/lead-inbox/me");
    expect(left).toEqual([kept]);
    expect(JSON.stringify(await sql(cms.dataDir, "SELECT text FROM lead_notes"))).not.toContain("Fora");
  });

  it("leaves the filters alone in which a short name is part of another word, or of how the list is sorted", async () => {
    const email = "ed@example.com";
    await bring({ email, name: "Ed" });
    const list = "page=1&sort=receivedAt:DESC";
    const kept = [
      { name: "Edited in May", query: `${list}&filters[$and][0][assignee][$eq]=Edith Reyes` },
      { name: "Alfred", query: `${list}&filters[$and][0][leadStatus][$eq]=qualified` },
    ];
    const his = { name: "His", query: `${list}&filters[$and][0][name][$contains]=Ed` };
    await relations("PUT", "/lead-inbox/me/filters", { filters: [...kept, his] });
    expect((await relations("POST", "/lead-inbox/erasures", { email })).status).toBe(200);
    expect(await data(relations, "/lead-inbox/me")).toMatchObject({ filters: kept });
  });
});
