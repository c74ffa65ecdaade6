import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { isOnPostgres, sql } from "../testing/test-database.ts";
import { credentials, leads } from "./content-manager.ts";
import { callApi } from "./http.ts";
import {
  emailDelivery,
  leadPageCalls,
  makeLead,
  reportDeliveries,
  sendLead,
  storeLead,
} from "./lead-calls.ts";
import { inviteAndLogIn, logIn } from "./panel.ts";
import { sharedCms } from "./shared-cms.ts";

const cms = await sharedCms();
const superAdmin = await logIn(cms, credentials);
const investorRelations = await inviteAndLogIn(cms, superAdmin, "Investor Relations", ["Iris", "Reyes"]);
const iris = leadPageCalls(investorRelations);

describe("saving a lead", () => {
  it("changes status, assignee, follow-up and review at once, with a note and an event for each", async () => {
    const { documentId } = await storeLead(cms, { needsReview: true });
    const changes = {
      leadStatus: "contacted",
      assignee: await iris.me(),
      followUpOn: "2026-12-02",
      needsReview: false,
    };
    expect((await iris.save(documentId, changes, "=1+1 called")).status).toBe(200);
    const { events, lead } = await iris.detail(documentId);
    expect(lead).toMatchObject({ ...changes, assigneeName: "Iris Reyes" });
    expect(events.map(({ author, text }) => [author, text])).toEqual([
      ["Iris Reyes", "=1+1 called"],
      ["Iris Reyes", "Needs review: Yes → No"],
      ["Iris Reyes", "Follow up on: none → Dec 2, 2026"],
      ["Iris Reyes", "Assigned to: Nobody → Iris Reyes"],
      ["Iris Reyes", "Status: New → Contacted"],
      [null, "Inquiry received"],
    ]);
    expect(Date.now() - Date.parse(events[0]?.at ?? "")).toBeLessThan(60_000);
  });

  it("rejects a stale save, names who saved first and when, and saves neither changes nor note", async () => {
    const { documentId } = await storeLead(cms);
    const { lead } = await iris.detail(documentId);
    expect((await leadPageCalls(superAdmin).save(documentId, { leadStatus: "contacted" })).status).toBe(200);
    const staleSave = { revision: lead.revision ?? null, changes: { leadStatus: "qualified" }, note: "Mine" };
    const response = await investorRelations("PUT", `/leads/${documentId}`, staleSave);
    expect(response.status).toBe(409);
    expect(response.text).toMatch(/Administrator changed this inquiry on \w+day, .+ at .+\./);
    const detail = await iris.detail(documentId);
    expect(detail.lead.leadStatus).toBe("contacted");
    expect(detail.events.filter(({ kind }) => kind === "note")).toEqual([]);
  });

  it("accepts only one of two concurrent saves", async () => {
    const { documentId } = await storeLead(cms);
    const responses = await Promise.all(
      ["contacted", "qualified"].map((leadStatus) =>
        investorRelations("PUT", `/leads/${documentId}`, { revision: null, changes: { leadStatus } }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await iris.eventsOf(documentId, "changed")).toHaveLength(1);
  });

  it.each([
    { leadStatus: "won" },
    { leadStatus: null },
    { assignee: 999_999 },
    { followUpOn: "2026-02-31" },
    { fingerprint: "another" },
  ])("refuses %j", async (changes) => {
    const { documentId } = await storeLead(cms);
    expect((await iris.save(documentId, changes)).status).toBe(400);
    expect((await iris.detail(documentId)).events).toHaveLength(1);
  });
});

describe("the list of leads", () => {
  it("combines period, status, assignee, campaign, amount and search, in the export too", async () => {
    const campaign = { utm_campaign: "combined" };
    const large = { amount: 250_000, campaign };
    const unassigned = await storeLead(cms, { ...large, name: "Combina Toria", needsReview: true });
    await storeLead(cms, { amount: 50_000, campaign });
    const closedLead = await storeLead(cms, large);
    const mine = await storeLead(cms, large);
    await storeLead(cms, { ...large, receivedAt: "2026-01-01T00:00:00.000Z" });
    await iris.save(closedLead.documentId, { leadStatus: "closed" });
    await iris.save(mine.documentId, { assignee: await iris.me() });
    const filters = "period=7&status=new&campaign=combined&amount=100000";
    expect(await iris.list(filters)).toEqual([mine.documentId, unassigned.documentId]);
    expect(await iris.list(`${filters}&assignee=none`)).toEqual([unassigned.documentId]);
    expect(await iris.list(`${filters}&assignee=me`)).toEqual([mine.documentId]);
    expect(await leadPageCalls(superAdmin).list(`${filters}&assignee=me`)).toEqual([]);
    expect(await iris.list("campaign=combined&q=toria")).toEqual([unassigned.documentId]);
    expect(await iris.list("campaign=combined&attention=review")).toEqual([unassigned.documentId]);
    expect(await iris.list("campaign=combined&status=open")).not.toContain(closedLead.documentId);
    expect(await iris.list("campaign=combined")).toHaveLength(5);
    expect((await iris.export(filters)).map(({ Name }) => Name)).toEqual(["Dana Field", "Combina Toria"]);
  });

  it.each(["amount=many", "filters[name][$eq]=a", "page=0"])("refuses %s", async (query) => {
    expect((await investorRelations("GET", `/leads?${query}`)).status).toBe(400);
  });

  it("counts new, mine, due, waiting and failed leads for the home page", async () => {
    const counts = async () =>
      (await investorRelations("GET", "/lead-counts")).data<Record<string, number>>();
    const before = await counts();
    const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const { documentId } = await storeLead(cms);
    await iris.save(documentId, { assignee: await iris.me(), followUpOn: hoursFromNow(-48).slice(0, 10) });
    const waiting = await storeLead(cms, { receivedAt: hoursFromNow(-48) });
    const deliveries = [emailDelivery("needsAttention")];
    await reportDeliveries(cms, waiting.submissionId, { revision: 1, deliveries });
    await iris.save(waiting.documentId, { followUpOn: hoursFromNow(48).slice(0, 10) });
    const added = Object.entries(await counts()).map(([name, count]) => [name, count - (before[name] ?? 0)]);
    expect(Object.fromEntries(added)).toEqual({ new: 2, mine: 1, due: 1, waiting: 1, failed: 1 });
  });
});

describe("the export of leads", () => {
  it("is a CSV file for spreadsheets", async () => {
    await storeLead(cms, {
      name: 'Ödön "Ed" Ács, Jr.',
      message: "Two\r\nlines; and, a comma",
      campaign: { utm_source: "letter", gclid: "x1" },
      reviewReasons: ["too fast", "hidden field filled in"],
      consent: true,
      consentAt: "2026-11-20T04:00:00-06:00",
      reason: "tax",
    });
    const { headers } = await investorRelations("GET", "/lead-export?q=Two");
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(headers.get("cache-control")).toBe("no-store");
    expect(await iris.export("q=lines; and, a comma")).toMatchObject([
      {
        Status: "New",
        Name: 'Ödön "Ed" Ács, Jr.',
        Form: "Contact page",
        Reason: "Questions about taxes and real estate",
        Message: "Two\r\nlines; and, a comma",
        Campaign: "gclid: x1; Source: letter",
        "Looked suspicious": "too fast; hidden field filled in",
        "Agreed to be contacted": "Yes",
        "Consent given": "2026-11-20T10:00:00.000Z",
      },
    ]);
  });

  it("contains no formulas", async () => {
    const formulas = ["=1+1", "+1 605 555 0100", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "＝1+1"];
    for (const message of formulas) await storeLead(cms, { message, project: "Formulas" });
    const records = await iris.export("q=Formulas");
    expect(records.map(({ Message }) => Message)).toEqual(formulas.toReversed().map((text) => `'${text}`));
  });

  it("has every lead once, newest first, across batches", async () => {
    const row = "(?, ?, 'expert', ?, 'm@example.com')";
    await sql(
      cms.dataDir,
      `insert into leads (document_id, submission_id, form, name, email) values ${Array(1200).fill(row).join()}`,
      Array.from({ length: 1200 }, (_, i) => [`many-${i}`, `many-submission-${i}`, `Many ${i}`]).flat(),
    );
    const records = await iris.export("q=Many+");
    expect(records.map(({ Name }) => Name)).toEqual(
      Array.from({ length: 1200 }, (_, i) => `Many ${1199 - i}`),
    );
    await sql(cms.dataDir, "delete from leads where name like 'Many %'");
  });
});

it("finds other leads of a person by email address and phone number in any notation", async () => {
  const first = await storeLead(cms, { email: "Same.Person@example.com", phone: "(605) 555-0199" });
  const byEmail = await storeLead(cms, { email: "same.person@EXAMPLE.com" });
  const byPhone = await storeLead(cms, { email: "other@example.com", phone: "+1 605.555.0199" });
  await storeLead(cms, { email: "stranger@example.com", phone: "(701) 555-0199" });
  const { others } = await iris.detail(first.documentId);
  expect(others.map(({ documentId }) => documentId)).toEqual([byPhone.documentId, byEmail.documentId]);
});

describe("a phone lead", () => {
  const phoneLead = {
    name: "Paula Phone",
    phone: "(605) 555-0133",
    email: "",
    message: "Wants the deck.",
    amount: 250_000,
    returnClass: "Class B",
    reason: "investing",
    project: "Bluestem Reserve",
  };
  const enter = async (fields: object = {}) =>
    (await investorRelations("POST", "/leads", { ...phoneLead, ...fields })).data<{ documentId: string }>()
      .documentId;

  it("is stored with all fields, and assigned to the user who entered it", async () => {
    const documentId = await enter({ campaign: "winter-2027", consent: true });
    expect((await iris.detail(documentId)).lead).toMatchObject({
      ...phoneLead,
      email: null,
      form: "phone",
      enteredBy: "Iris Reyes",
      assignee: await iris.me(),
      leadStatus: "new",
      campaignLabel: "winter-2027",
      consent: true,
      consentAt: expect.any(String),
    });
    expect(await iris.list("campaign=winter-2027&amount=100000&form=phone")).toEqual([documentId]);
    expect(await iris.eventsOf(documentId, "created")).toMatchObject([{ author: "Iris Reyes" }]);
  });

  it.each([
    ["no name", { name: " " }],
    ["no contact", { phone: "" }],
    ["an invalid email address", { email: "john at example" }],
    ["an unknown field", { fingerprint: "x" }],
  ])("with %s is rejected, on entry and on correction", async (_what, invalidFields) => {
    expect((await investorRelations("POST", "/leads", { ...phoneLead, ...invalidFields })).status).toBe(400);
    const documentId = await enter();
    expect((await iris.save(documentId, invalidFields)).status).toBe(400);
    expect((await iris.detail(documentId)).events).toHaveLength(1);
  });

  it("keeps who corrected it and the previous values in its timeline", async () => {
    const documentId = await enter();
    const corrections = { ...phoneLead, name: "Paul Phone", message: null };
    expect((await iris.save(documentId, corrections)).status).toBe(200);
    expect((await iris.detail(documentId)).lead).toMatchObject({ name: "Paul Phone", message: null });
    const changes = await iris.eventsOf(documentId, "changed");
    expect(changes.map(({ author, text }) => `${author}, ${text}`)).toEqual([
      "Iris Reyes, Message: Wants the deck. → none",
      "Iris Reyes, Name: Paula Phone → Paul Phone",
    ]);
  });
});

it("no user can correct a lead that a visitor sent", async () => {
  const { documentId } = await storeLead(cms);
  for (const member of [iris, leadPageCalls(superAdmin)]) {
    const { refusal, status } = await member.save(documentId, { name: "Somebody else" });
    expect([status, refusal().message]).toEqual([400, expect.stringContaining("cannot be corrected")]);
  }
});

it("a failed delivery is retried on request, until the site reports the result of this retry", async () => {
  const { documentId, submissionId } = await storeLead(cms);
  const readRetries = async () => (await callApi<string[]>(cms, "/lead-retries", { token: cms.token })).data;
  const retry = () => investorRelations("POST", `/leads/${documentId}/retry`, {});
  const readDeliveryState = async () => (await iris.detail(documentId)).lead.deliveryState;
  expect((await retry()).status).toBe(400);
  await reportDeliveries(cms, submissionId, { revision: 1, deliveries: [emailDelivery("needsAttention")] });
  expect(await readDeliveryState()).toBe("failed");
  expect((await retry()).status).toBe(200);
  expect(await readDeliveryState()).toBe("waiting");
  expect(await readRetries()).toContain(submissionId);
  expect((await iris.save(documentId, {}, "Called.")).status).toBe(200);
  // The site sent this report before it saw the request, so the report has no `retries`.
  await reportDeliveries(cms, submissionId, { revision: 2, deliveries: [emailDelivery("needsAttention")] });
  expect(await readRetries()).toContain(submissionId);
  expect(await readDeliveryState()).toBe("waiting");
  const failedAgain = { revision: 3, retries: 1, deliveries: [emailDelivery("needsAttention")] };
  await reportDeliveries(cms, submissionId, failedAgain);
  expect((await retry()).status).toBe(200);
  const delivered = { revision: 4, retries: 2, deliveries: [emailDelivery("delivered")] };
  await reportDeliveries(cms, submissionId, delivered);
  expect(await readRetries()).not.toContain(submissionId);
  expect(await readDeliveryState()).toBe("delivered");
  const { events } = await iris.detail(documentId);
  expect(events.map(({ author, kind }) => [kind, author])).toEqual([
    ["delivered", null],
    ["retry", "Iris Reyes"],
    ["failed", null],
    ["note", "Iris Reyes"],
    ["retry", "Iris Reyes"],
    ["failed", null],
    ["created", null],
  ]);
});

describe("erasing a person", () => {
  it("deletes all their leads with timelines, and records that without their data", async () => {
    const first = await storeLead(cms, { email: "gone_person@example.com", message: "Call me" });
    await storeLead(cms, { email: "Gone_Person@Example.com" });
    const other = await storeLead(cms, { email: "goneXperson@example.com" });
    await iris.save(first.documentId, {}, "Likes to be called Gonny");
    const preview = { email: "gone_person@example.com", onlyCount: true };
    const response = await investorRelations("POST", "/erasures", preview);
    expect(response.data()).toEqual({ leads: 2, subscriptions: 0 });
    expect(await iris.erase(" GONE_person@example.com ")).toEqual({ leads: 2, subscriptions: 0 });
    expect(await iris.list("q=person@example.com")).toContain(other.documentId);
    expect((await investorRelations("GET", `/leads/${first.documentId}`)).status).toBe(404);
    const records = await sql(cms.dataDir, "SELECT * FROM lead_erasures");
    expect(records.at(-1)).toMatchObject({
      erased_by: "Iris Reyes <iris.reyes@example.com>",
      address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.stringify(records)).not.toMatch(/gone/i);
    expect(JSON.stringify(await sql(cms.dataDir, "SELECT text FROM lead_events"))).not.toContain("Gonny");
    expect(await cms.logs()).not.toMatch(/gone_/i);
  });

  it("keeps an erased lead from coming back, and accepts a new one", async () => {
    const lead = makeLead({ email: "again@example.com" });
    await sendLead(cms, lead);
    await iris.erase("again@example.com");
    const again = await sendLead(cms, lead);
    expect([again.status, again.data]).toEqual([200, { submissionId: lead.submissionId }]);
    expect(await iris.list("q=again@example.com")).toEqual([]);
    const report = { revision: 1, deliveries: [emailDelivery("delivered")] };
    expect((await reportDeliveries(cms, lead.submissionId, report)).status).toBe(200);
    await storeLead(cms, { email: "AGAIN@example.com" });
  });

  it("keeps a lead that is still in a site's queue from being stored", async () => {
    const lead = makeLead({ email: "on_its_way@example.com" });
    expect(await iris.erase("on_its_way@example.com")).toEqual({ leads: 0, subscriptions: 0 });
    expect((await sendLead(cms, lead)).status).toBe(200);
    expect(await iris.list("q=on_its_way@example.com")).toEqual([]);
  });

  it("finds an email address in any case, including non-ASCII letters, and treats wildcards literally", async () => {
    await storeLead(cms, { email: "JOSÉ@example.com" });
    for (const pattern of ["%@example.com", "jos_@example.com"])
      expect(await iris.erase(pattern)).toEqual({ leads: 0, subscriptions: 0 });
    expect(await iris.erase("josé@example.com")).toEqual({ leads: 1, subscriptions: 0 });
  });

  // PostgreSQL overwrites deleted data when it vacuums.
  it.skipIf(isOnPostgres)("leaves none of the data in the database file", async () => {
    await storeLead(cms, { email: "gone_for_good@example.com", message: "Remove-me-42" });
    await iris.erase("gone_for_good@example.com");
    await sql(cms.dataDir, "pragma wal_checkpoint(truncate)");
    const file = path.join(cms.dataDir, "cms", "cms.db");
    expect(readFileSync(file).toString("latin1")).not.toMatch(/Remove-me-42|gone_for_good/i);
  });

  it.each([{}, { email: "%@" }, { email: { $ne: "x" } }])("refuses %j", async (body) => {
    expect((await investorRelations("POST", "/erasures", body)).status).toBe(400);
  });
});

it("no user can create, change, duplicate or delete a lead through the Content Manager", async () => {
  const { documentId } = await storeLead(cms);
  const list = `/content-manager/collection-types/${leads}`;
  const responses = await Promise.all([
    superAdmin("POST", list, { name: "Else" }),
    superAdmin("PUT", `${list}/${documentId}`, { name: "Else" }),
    superAdmin("POST", `${list}/clone/${documentId}`, { name: "Else" }),
    superAdmin("DELETE", `${list}/${documentId}`),
    superAdmin("POST", `${list}/actions/bulkDelete`, { documentIds: [documentId] }),
    investorRelations("GET", list),
  ]);
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 403));
  expect((await iris.detail(documentId)).lead.name).toBe("Dana Field");
});
