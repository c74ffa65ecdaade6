import { beforeAll, describe, expect, it } from "vitest";
import { credentials, type Editor, editorOf, leads } from "./editor.ts";
import { api } from "./http.ts";
import { invite, logIn, type Member } from "./panel.ts";
import { type SharedCms, sharedCms } from "./shared-cms.ts";

interface Lead {
  documentId: string;
  deliveries?: unknown;
}

let cms: SharedCms;
let editor: Editor;
let superAdmin: Member;
let relations: Member;

beforeAll(async () => {
  cms = await sharedCms();
  editor = await editorOf(cms);
  superAdmin = await logIn(cms, credentials);
  relations = await logIn(cms, await invite(cms, superAdmin, "Investor Relations", ["Iris", "Reyes"]));
}, 120_000);

const lead = (submissionId: string) => ({
  submissionId,
  form: "contact",
  name: "Dana Field",
  email: "dana.field@example.com",
});

async function bring(submissionId: string): Promise<string> {
  const { data, status } = await api<Lead>(cms, "/leads", {
    method: "POST",
    token: cms.token,
    body: { data: lead(submissionId) },
  });
  expect(status).toBe(201);
  return data.documentId;
}

const report = (submissionId: string, data: unknown, token: string | undefined = cms.token) =>
  api<{ submissionId: string }>(cms, `/leads/${submissionId}/deliveries`, {
    method: "PUT",
    body: { data },
    ...(token !== undefined && { token }),
  });

const email = (state: string, more: object = {}) => ({ destination: "email", state, ...more });
const delivered = email("delivered", { deliveredAt: "2026-11-20T10:00:05.000Z", status: "200 OK" });

const route = (documentId: string) => `/content-manager/collection-types/${leads}/${documentId}`;

async function shownTo(member: Member, documentId: string): Promise<unknown> {
  return (await member("GET", route(documentId))).json<{ data: Lead }>().data.deliveries;
}

describe("what came of a lead at the other destinations", () => {
  it("is shown to investor relations as it was reported last, in whatever order reports arrive", async () => {
    const documentId = await bring("report-order-1");
    const waiting = email("waiting", { status: "0 Network Error" });
    for (const data of [
      { revision: 1, deliveries: [email("waiting")] },
      { revision: 3, deliveries: [delivered] },
      { revision: 2, deliveries: [waiting] },
      { revision: 3, deliveries: [delivered] },
    ]) {
      const { data: answer, status } = await report("report-order-1", data);
      expect([status, answer]).toEqual([200, { submissionId: "report-order-1" }]);
    }
    expect(await shownTo(relations, documentId)).toEqual([delivered]);
  });

  it("keeps the newest of many that arrive at once", async () => {
    const documentId = await bring("report-race-1");
    const revisions = Array.from({ length: 12 }, (_, index) => index + 1);
    const deliveriesOf = (revision: number) => [email("needsAttention", { status: `${revision}` })];
    const answers = await Promise.all(
      revisions.map((revision) => report("report-race-1", { revision, deliveries: deliveriesOf(revision) })),
    );
    expect(answers.map(({ status }) => status)).toEqual(revisions.map(() => 200));
    expect(await shownTo(relations, documentId)).toEqual(deliveriesOf(12));
  });

  it("stays what the site reported, whoever saves the lead", async () => {
    const documentId = await bring("report-save-1");
    await report("report-save-1", { revision: 1, deliveries: [delivered] });
    for (const member of [relations, superAdmin]) {
      const saving = `/lead-inbox/leads/${documentId}`;
      const { revision } = (await member("GET", saving)).json<{
        data: { lead: { revision: number | null } };
      }>().data.lead;
      const changes = { leadStatus: "contacted" };
      expect((await member("PUT", saving, { revision, changes })).status).toBe(200);
      const sneaky = { revision, changes: { deliveries: [] } };
      expect((await member("PUT", saving, sneaky)).status).toBe(400);
      expect(await shownTo(member, documentId)).toEqual([delivered]);
    }
    const repeated = await api<Lead>(cms, "/leads", {
      method: "POST",
      token: cms.token,
      body: { data: lead("report-save-1") },
    });
    expect([repeated.status, repeated.data.documentId]).toEqual([200, documentId]);
  });

  it("stands in the export", async () => {
    const documentId = await bring("report-export-1");
    await report("report-export-1", {
      revision: 1,
      deliveries: [delivered, { destination: "webhook", state: "needsAttention", status: "401" }],
    });
    const { text } = await relations("GET", `/lead-inbox/export?ids=${documentId}`);
    expect(text).toContain('"Forwarded"');
    expect(text).toContain(
      '"Email: delivered 2026-11-20T10:00:05.000Z; Webhook: not delivered, needs attention (last answer: 401)"',
    );
  });

  it("is let go when the lead was deleted, which does not come back", async () => {
    await bring("report-deleted-1");
    await relations("POST", "/lead-inbox/erasures", { email: lead("").email });
    const { status } = await report("report-deleted-1", { revision: 1, deliveries: [delivered] });
    expect(status).toBe(200);
    expect(await editor.list(leads, "filters[$and][0][submissionId][$eq]=report-deleted-1")).toEqual([]);
  });

  it("is told by the site alone", async () => {
    await bring("report-access-1");
    const data = { revision: 1, deliveries: [delivered] };
    for (const token of ["", "somebody-else"]) {
      expect([401, 403]).toContain((await report("report-access-1", data, token)).status);
    }
  });

  it("cannot come with a lead", async () => {
    const { error, status } = await api(cms, "/leads", {
      method: "POST",
      token: cms.token,
      body: { data: { ...lead("report-create-1"), deliveries: [delivered] } },
    });
    expect([status, error?.message]).toEqual([400, "Invalid key deliveries"]);
  });

  it.each([
    ["revision", { revision: 0, deliveries: [] }],
    ["revision", { deliveries: [] }],
    ["deliveries", { revision: 1 }],
    ["deliveries.0.state", { revision: 1, deliveries: [email("lost")] }],
    ["deliveries.0.deliveredAt", { revision: 1, deliveries: [email("delivered", { deliveredAt: "noon" })] }],
    ["name", { revision: 1, deliveries: [], name: "Somebody" }],
  ])("names a wrong %s: 400", async (field, data) => {
    const { error, status } = await report("report-wrong-1", data);
    expect(status).toBe(400);
    expect(error?.message).toContain(field);
  });
});
