import { describe, expect, it } from "vitest";
import { credentials } from "./content-manager.ts";
import { callApi } from "./http.ts";
import {
  emailDelivery,
  findStoredLeads,
  leadPageCalls,
  makeLead,
  reportDeliveries,
  sendLead,
  storeLead,
} from "./lead-calls.ts";
import { logIn } from "./panel.ts";
import { sharedCms } from "./shared-cms.ts";

const cms = await sharedCms();

/** Returns a lead with a value in most of the fields that the site sends. */
const makeFullLead = (fields: Record<string, unknown> = {}) =>
  makeLead({
    name: "Jane Doe",
    email: "jane.doe@example.com",
    phone: "+1 605 555 0100",
    region: "South Dakota",
    reason: "other",
    project: "Bluestem Reserve",
    message: "Hello,\nplease call me.",
    consent: true,
    consentVersion: "2026-11",
    consentAt: "2026-11-20T10:00:00.000Z",
    page: "/contact",
    referrer: "https://example.com/",
    campaign: { utm_source: "letter", utm_medium: "mail", utm_campaign: "spring" },
    receivedAt: "2026-11-20T10:00:01.000Z",
    needsReview: true,
    reviewReasons: ["too fast"],
    ...fields,
  });

const send = (data: unknown) => sendLead(cms, data);

describe("POST /api/leads", () => {
  it("stores the sent fields of a new lead and a label for its campaign, and responds with 201", async () => {
    const lead = makeFullLead();
    expect((await send(lead)).status).toBe(201);
    const stored = { ...lead, campaignLabel: "spring / letter / mail" };
    expect(await findStoredLeads(cms, lead.submissionId)).toMatchObject([stored]);
  });

  it.each(["leadStatus", "assignee", "followUpOn", "campaignLabel", "deliveries", "fingerprint", "nickname"])(
    "refuses %s as an unknown field",
    async (field) => {
      const { error, status } = await send(makeFullLead({ [field]: "closed" }));
      expect([status, error?.message]).toEqual([400, `Invalid key ${field}`]);
    },
  );

  it("responds to a repeated lead with 200 and the submission ID", async () => {
    const lead = makeFullLead();
    await send(lead);
    const reordered = Object.fromEntries(Object.entries(lead).toReversed());
    const repeated = await send({ ...reordered, consentAt: "2026-11-20T04:00:00-06:00" });
    expect([repeated.status, repeated.data]).toEqual([200, { submissionId: lead.submissionId }]);
    expect(await findStoredLeads(cms, lead.submissionId)).toHaveLength(1);
  });

  it("rejects another lead that has the same submission ID with 409", async () => {
    const lead = makeFullLead();
    await send(lead);
    const { status, error } = await send({ ...lead, name: "Somebody else" });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      status: 409,
      name: "ConflictError",
      message: "submissionId is taken by another lead",
    });
    expect((await findStoredLeads(cms, lead.submissionId))[0]?.name).toBe("Jane Doe");
  });

  it("stores one row when twenty equal posts arrive at once", async () => {
    const lead = makeFullLead();
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(lead)));
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array.from({ length: 19 }, () => 200), 201]);
    expect(await findStoredLeads(cms, lead.submissionId)).toHaveLength(1);
  });

  it("recognizes a repeated lead even after the team has changed the stored one", async () => {
    const lead = makeFullLead();
    await send(lead);
    const [stored] = await findStoredLeads(cms, lead.submissionId);
    const superAdmin = leadPageCalls(await logIn(cms, credentials));
    const changes = { needsReview: false, followUpOn: "2031-05-05" };
    expect((await superAdmin.save(stored?.documentId ?? "", changes)).status).toBe(200);
    expect((await send(lead)).status).toBe(200);
    expect(await findStoredLeads(cms, lead.submissionId)).toMatchObject([{ needsReview: false }]);
  });

  it.each(["a..b@example.com", "a@b.123"])(
    "accepts %s, which browsers and therefore the site's form accept",
    async (email) => {
      expect((await send(makeFullLead({ email }))).status).toBe(201);
    },
  );

  it.each([
    ["submissionId", { submissionId: undefined }],
    ["submissionId", { submissionId: { $ne: "x" } }],
    ["form", { form: "phone" }],
    ["name", { name: "x".repeat(201) }],
    ["email", { email: "jane.doe" }],
    ["message", { message: "x".repeat(10_001) }],
    ["consent", { consent: "yes" }],
    ["receivedAt", { receivedAt: "yesterday" }],
  ])("refuses an invalid %s with 400 and names the field", async (field, fields) => {
    const { status, error } = await send(makeFullLead(fields));
    expect(status).toBe(400);
    expect(error?.name).toBe("ValidationError");
    const namedFields = [error?.message, ...(error?.details.errors ?? []).flatMap(({ path }) => path)].join(
      " ",
    );
    expect(namedFields).toContain(field);
  });

  it.each([{}, { data: null }, { data: [] }])("refuses the body %j with 400", async (body) => {
    const { status } = await callApi(cms, "/leads", { method: "POST", token: cms.token, body });
    expect(status).toBe(400);
  });

  it("neither repeats invalid values nor logs personal data", async () => {
    const { text } = await send(makeFullLead({ email: "not-an-address", name: "Very Private" }));
    expect(text).not.toContain("not-an-address");
    await callApi(cms, "/leads?filters[email][$eq]=jane.doe@example.com");
    expect(await cms.logs()).toContain("GET /api/leads 404");
    expect(await cms.logs()).not.toMatch(/jane|doe@|example\.com|Very Private|605.?555|please call/i);
  });

  it.each([
    ["is not JSON", '{"data":{"email":"jane@private.example",', 400],
    ["is too large", JSON.stringify({ data: { email: "jane@private.example".repeat(100_000) } }), 413],
  ])("refuses a body that %s without repeating or logging it", async (_, body, status) => {
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${cms.token}` };
    const response = await fetch(`${cms.url}/api/leads`, { method: "POST", headers, body });
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain("private");
    expect(await cms.logs()).not.toContain("private");
  });
});

describe("a report of deliveries", () => {
  it("is stored if it has the highest revision, also when several arrive at once", async () => {
    const { submissionId } = await storeLead(cms);
    const revisions = Array.from({ length: 12 }, (_, index) => index + 1);
    const deliveriesOf = (revision: number) => [emailDelivery("needsAttention", { status: `${revision}` })];
    const responses = await Promise.all(
      revisions.map((revision) =>
        reportDeliveries(cms, submissionId, { revision, deliveries: deliveriesOf(revision) }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(revisions.map(() => 200));
    expect(await findStoredLeads(cms, submissionId)).toMatchObject([{ deliveries: deliveriesOf(12) }]);
  });

  it.each([
    ["revision", { revision: 0, deliveries: [] }],
    ["deliveries.0.state", { revision: 1, deliveries: [emailDelivery("lost")] }],
    [
      "deliveries.0.deliveredAt",
      { revision: 1, deliveries: [emailDelivery("delivered", { deliveredAt: "noon" })] },
    ],
    ["name", { revision: 1, deliveries: [], name: "Somebody" }],
  ])("with an invalid %s is refused with 400 and a message that names the field", async (field, data) => {
    const { error, status } = await reportDeliveries(cms, "report-wrong-1", data);
    expect(status).toBe(400);
    expect(error?.message).toContain(field);
  });
});
